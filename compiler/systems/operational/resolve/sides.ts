/** Reads the sides of a scenario: units, headquarters, objectives, supply, assets and cards. */
import { otherSide, type Side } from '../../../../engine/game.ts'
import type { Grid } from '../../../../engine/hex.ts'
import type {
  Asset,
  BonusObjective,
  Headquarters,
  HeldCard,
  Hub,
  Objective,
  OperationalSide,
  OperationalUnit,
  SupplySource,
} from '../../../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readHex } from '../../../resolve/hexes.ts'
import { type Listed, listed, readId, reportDuplicates, reportTwice } from '../../../resolve/read.ts'
import { isWhole } from '../../../schemas/salvage.ts'
import type { ScenarioFile, SideEntry } from '../schemas/types.generated.ts'
import { readBonus } from './bonuses.ts'
import { readHeadquarters, readPool } from './headquarters.ts'
import { findUnit, type Roster } from './roster.ts'
import type { SystemTables } from './tables.ts'
import { readUnit } from './units.ts'

/** Supply at a source that does not say otherwise, in per cent. */
const usualValue = 100

export interface ResolvedSides {
  readonly sides: readonly [OperationalSide, OperationalSide]
  readonly units: readonly OperationalUnit[]
  readonly headquarters: readonly Headquarters[]
  readonly objectives: readonly Objective[]
  readonly bonuses: readonly BonusObjective[]
  readonly origins: SideOrigins
}

/** Places by the same indices as in the scenario; pairs are by side. */
export interface SideOrigins {
  readonly sides: readonly [Place, Place]
  readonly units: readonly Place[]
  readonly headquarters: readonly Place[]
  readonly objectives: readonly Place[]
  readonly bonuses: readonly Place[]
  readonly sources: readonly [readonly Place[], readonly Place[]]
  readonly hubs: readonly [readonly Place[], readonly Place[]]
  readonly assets: readonly [readonly Place[], readonly Place[]]
  readonly cards: readonly [readonly Place[], readonly Place[]]
}

/** Resolves both sides on a map. `place` is the list of sides in its file. Broken entities are reported and left out. */
export const resolveSides = (
  authored: ScenarioFile['sides'],
  grid: Grid,
  tables: SystemTables,
  place: Place,
  report: Report,
): ResolvedSides => {
  const [first, second] = authored
  if (first.id === second.id) {
    report.error('id-duplicate', below(place, 1, 'id'), `Both sides are called "${second.id}".`)
  }
  const one = readForces(first, 0, 0, grid, tables, below(place, 0), report)
  const two = readForces(second, otherSide(0), one.headquarters.values.length, grid, tables, below(place, 1), report)
  const units = both(one.units, two.units)
  const headquarters = both(one.headquarters, two.headquarters)
  reportDuplicates(units, 'units', report)
  reportDuplicates(headquarters, 'headquarters', report)
  const roster: Roster = { units: units.values, isWhole: [isWhole(first.units), isWhole(second.units)] }
  const oneSide = readSide(first, 0, roster, grid, tables, below(place, 0), report)
  const twoSide = readSide(second, otherSide(0), roster, grid, tables, below(place, 1), report)
  const objectives = both(oneSide.objectives, twoSide.objectives)
  const bonuses = both(oneSide.bonuses, twoSide.bonuses)
  return {
    sides: [oneSide.side, twoSide.side],
    units: roster.units,
    headquarters: headquarters.values,
    objectives: objectives.values,
    bonuses: bonuses.values,
    origins: {
      sides: [below(place, 0), below(place, 1)],
      units: units.places,
      headquarters: headquarters.places,
      objectives: objectives.places,
      bonuses: bonuses.places,
      sources: [oneSide.sources, twoSide.sources],
      hubs: [oneSide.hubs, twoSide.hubs],
      assets: [oneSide.assets, twoSide.assets],
      cards: [oneSide.cards, twoSide.cards],
    },
  }
}

/** What the first side has, then what the second has. */
const both = <T>(one: Listed<T>, two: Listed<T>): Listed<T> => ({
  values: one.values.concat(two.values),
  places: one.places.concat(two.places),
})

interface Forces {
  readonly units: Listed<OperationalUnit>
  readonly headquarters: Listed<Headquarters>
}

/** Headquarters and units of a side; its first headquarters has the number `first`. */
const readForces = (
  authored: SideEntry,
  side: Side,
  first: number,
  grid: Grid,
  tables: SystemTables,
  place: Place,
  report: Report,
): Forces => {
  const headquarters = listed(authored.headquarters, below(place, 'headquarters'), (one, at) =>
    readHeadquarters(one, side, grid, tables, at, report),
  )
  const own = {
    ids: (authored.headquarters ?? []).map(({ id }) => id),
    isWhole: isWhole(authored.headquarters),
    first,
  }
  const units = listed(authored.units, below(place, 'units'), (unit, at) =>
    readUnit(unit, side, own, grid, tables, at, report),
  )
  return { units, headquarters }
}

interface ReadSide {
  readonly side: OperationalSide
  readonly objectives: Listed<Objective>
  readonly bonuses: Listed<BonusObjective>
  readonly sources: readonly Place[]
  readonly hubs: readonly Place[]
  readonly assets: readonly Place[]
  readonly cards: readonly Place[]
}

const readSide = (
  authored: SideEntry,
  number: Side,
  roster: Roster,
  grid: Grid,
  tables: SystemTables,
  place: Place,
  report: Report,
): ReadSide => {
  const { id, name, colour, victory } = authored
  const sources = listed(
    authored.sources,
    below(place, 'sources'),
    ({ kind, hex, value }, at): SupplySource | undefined => {
      const found = readHex(grid, hex, at, report, 'hex')
      return found === undefined ? undefined : { kind, hex: found, value: value ?? usualValue }
    },
  )
  const hubs = listed(authored.hubs, below(place, 'hubs'), ({ hex, trucks }, at): Hub | undefined => {
    const found = readHex(grid, hex, at, report, 'hex')
    return found === undefined ? undefined : { hex: found, trucks }
  })
  const objectives = listed(authored.objectives, below(place, 'objectives'), (objective, at): Objective | undefined => {
    const found = readHex(grid, objective.hex, at, report, 'hex')
    return found === undefined ? undefined : { hex: found, name: objective.name, side: number, by: objective.by }
  })
  const bonuses = listed(authored.bonuses, below(place, 'bonuses'), (bonus, at) =>
    readBonus(bonus, number, roster, grid, tables, at, report),
  )
  const assets = listed(authored.assets, below(place, 'assets'), ({ asset, perTurn, uses }, at): Asset => {
    const known = readId(asset, tables.knownAssets, 'asset-unknown', 'asset', at, report, 'asset')
    return { asset: known, perTurn, uses: uses ?? null }
  })
  reportTwice(assets, ({ asset }) => asset, report)
  const cards = listed(authored.cards, below(place, 'cards'), ({ card, unit: called }, at): HeldCard => {
    const known = readId(card, tables.knownCards, 'card-unknown', 'card', at, report, 'card')
    const unit = called === undefined ? undefined : findUnit(called, number, roster, below(at, 'unit'), report)
    return { card: known, unit }
  })
  return {
    side: {
      id,
      name,
      colour,
      victory,
      sources: sources.values,
      hubs: hubs.values,
      trucks: authored.trucks ?? 0,
      prestige: authored.prestige ?? 0,
      prepares: authored.prepares ?? false,
      assets: assets.values,
      cards: cards.values,
      store: readPool(authored.store, tables, below(place, 'store'), report),
    },
    objectives,
    bonuses,
    sources: sources.places,
    hubs: hubs.places,
    assets: assets.places,
    cards: cards.places,
  }
}
