/** The country around a field, as authors name it, and what of it changes with the season. Data; the colours are in `styles.ts`. */

export type CountryLook = 'farmland' | 'bocage' | 'steppe' | 'desert' | 'city'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

/** The season of an ISO date in the northern half of the world. */
export const seasonOf = (date: string): Season =>
  (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor((Number(date.slice(5, 7)) % 12) / 3)]

/** How trees and bushes look: the first part of their classes. */
export type Leaves = 'green' | 'rust' | 'bare' | 'olive'

const leaves: Readonly<Record<Season, Leaves>> = { spring: 'green', summer: 'green', autumn: 'rust', winter: 'bare' }

export const leavesOf = (look: CountryLook, season: Season): Leaves => (look === 'desert' ? 'olive' : leaves[season])

/** Roofs: a part of their classes. */
export type Roof = 'tile' | 'slate' | 'thatch' | 'clay'

/** Roofs of a country, those that come more often more than once. */
export const roofs: Readonly<Record<CountryLook, readonly Roof[]>> = {
  farmland: ['tile', 'tile', 'slate'],
  bocage: ['slate', 'tile', 'tile', 'thatch'],
  steppe: ['thatch', 'thatch', 'tile', 'slate'],
  desert: ['clay'],
  city: ['slate', 'tile', 'slate'],
}
