/** The ground of a country in each season: parcels, their borders, lanes. Data; the colours are in `styles.ts`. */
import type { CountryLook, Season } from './country.ts'

/** The cover of a parcel: a class of `styles.ts`. */
export type Soil =
  | 'wheat'
  | 'barley'
  | 'pasture'
  | 'meadow'
  | 'greens'
  | 'fallow'
  | 'plough'
  | 'stubble'
  | 'dry-grass'
  | 'frost'
  | 'frost-plough'
  | 'frost-grass'
  | 'sand'
  | 'gravel'
  | 'drift'
  | 'yard'
  | 'dirt'
  | 'ash'

export interface Country {
  /** Of parcels, those that come more often more than once. */
  readonly soils: readonly Soil[]
  /** The size of a parcel in square map units; 0: the country has none. */
  readonly parcel: number
  /** The share of borders between parcels that are hedges. */
  readonly hedges: number
  /** The share of parcels on which a building has stood. */
  readonly lots: number
  /** How a lane looks. */
  readonly lane: 'lane' | 'track' | 'street'
}

const shapes: Readonly<Record<CountryLook, Omit<Country, 'soils'>>> = {
  farmland: { parcel: 5000, hedges: 0.26, lots: 0, lane: 'lane' },
  bocage: { parcel: 3600, hedges: 0.5, lots: 0, lane: 'lane' },
  steppe: { parcel: 12000, hedges: 0.05, lots: 0, lane: 'track' },
  desert: { parcel: 0, hedges: 0, lots: 0, lane: 'track' },
  city: { parcel: 3000, hedges: 0.03, lots: 0.8, lane: 'street' },
}

const farms: Readonly<Record<Season, readonly Soil[]>> = {
  spring: ['meadow', 'greens', 'plough', 'pasture', 'greens', 'fallow', 'meadow'],
  summer: ['wheat', 'meadow', 'barley', 'pasture', 'wheat', 'greens', 'pasture'],
  autumn: ['stubble', 'plough', 'pasture', 'fallow', 'stubble', 'dry-grass', 'plough'],
  winter: ['frost', 'frost-plough', 'frost-grass', 'frost', 'frost-grass', 'frost-plough'],
}

const yards: readonly Soil[] = ['yard', 'dirt', 'ash', 'yard', 'ash']
const wastes: readonly Soil[] = ['sand', 'gravel', 'drift']

const soils: Readonly<Record<CountryLook, Readonly<Record<Season, readonly Soil[]>>>> = {
  farmland: farms,
  bocage: {
    ...farms,
    spring: ['meadow', 'pasture', 'greens', 'meadow', 'plough'],
    summer: ['pasture', 'meadow', 'wheat', 'pasture', 'meadow', 'greens'],
  },
  steppe: {
    ...farms,
    summer: ['wheat', 'dry-grass', 'barley', 'wheat', 'fallow', 'pasture'],
    autumn: ['stubble', 'dry-grass', 'plough', 'stubble', 'fallow'],
  },
  desert: { spring: wastes, summer: wastes, autumn: wastes, winter: wastes },
  city: { spring: yards, summer: yards, autumn: yards, winter: [...yards, 'frost'] },
}

export const countryOf = (look: CountryLook, season: Season): Country => ({
  ...shapes[look],
  soils: soils[look][season],
})
