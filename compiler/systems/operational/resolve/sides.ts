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
import {
  checkKnown,
  originsOf,
  type Placed,
  placed,
  reportDuplicates,
  reportTwice,
  valuesOf,
} from '../../../resolve/read.ts'
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
  const two = readForces(second, otherSide(0), one.headquarters.length, grid, tables, below(place, 1), report)
  const units = [...one.units, ...two.units]
  const headquarters = [...one.headquarters, ...two.headquarters]
  reportDuplicates(units, 'units', report)
  reportDuplicates(headquarters, 'headquarters', report)
  const roster: Roster = { units: valuesOf(units), isWhole: [isWhole(first.units), isWhole(second.units)] }
  const [oneSide, twoSide] = [
    readSide(first, 0, roster, grid, tables, below(place, 0), report),
    readSide(second, otherSide(0), roster, grid, tables, below(place, 1), report),
  ]
  const objectives = [...oneSide.objectives, ...twoSide.objectives]
  const bonuses = [...oneSide.bonuses, ...twoSide.bonuses]
  return {
    sides: [oneSide.side, twoSide.side],
    units: roster.units,
    headquarters: valuesOf(headquarters),
    objectives: valuesOf(objectives),
    bonuses: valuesOf(bonuses),
    origins: {
      sides: [below(place, 0), below(place, 1)],
      units: originsOf(units),
      headquarters: originsOf(headquarters),
      objectives: originsOf(objectives),
      bonuses: originsOf(bonuses),
      sources: [oneSide.sources, twoSide.sources],
      hubs: [oneSide.hubs, twoSide.hubs],
      assets: [oneSide.assets, twoSide.assets],
      cards: [oneSide.cards, twoSide.cards],
    },
  }
}

interface Forces {
  readonly units: readonly Placed<OperationalUnit>[]
  readonly headquarters: readonly Placed<Headquarters>[]
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
  const headquarters = placed(authored.headquarters, below(place, 'headquarters'), (one, at) =>
    readHeadquarters(one, side, grid, tables, at, report),
  )
  const own = {
    ids: (authored.headquarters ?? []).map(({ id }) => id),
    isWhole: isWhole(authored.headquarters),
    first,
  }
  const units = placed(authored.units, below(place, 'units'), (unit, at) =>
    readUnit(unit, side, own, grid, tables, at, report),
  )
  return { units, headquarters }
}

interface ReadSide {
  readonly side: OperationalSide
  readonly objectives: readonly Placed<Objective>[]
  readonly bonuses: readonly Placed<BonusObjective>[]
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
  const sources = placed(
    authored.sources,
    below(place, 'sources'),
    ({ kind, hex, value }, at): SupplySource | undefined => {
      const found = readHex(grid, hex, at, report, 'hex')
      return found === undefined ? undefined : { kind, hex: found, value: value ?? usualValue }
    },
  )
  const hubs = placed(authored.hubs, below(place, 'hubs'), ({ hex, trucks }, at): Hub | undefined => {
    const found = readHex(grid, hex, at, report, 'hex')
    return found === undefined ? undefined : { hex: found, trucks }
  })
  const objectives = placed(authored.objectives, below(place, 'objectives'), (objective, at): Objective | undefined => {
    const found = readHex(grid, objective.hex, at, report, 'hex')
    return found === undefined ? undefined : { hex: found, name: objective.name, side: number, by: objective.by }
  })
  const bonuses = placed(authored.bonuses, below(place, 'bonuses'), (bonus, at) =>
    readBonus(bonus, number, roster, grid, tables, at, report),
  )
  const assets = placed(authored.assets, below(place, 'assets'), ({ asset, perTurn, uses }, at): Asset => {
    checkKnown(asset, tables.knownAssets, 'asset-unknown', 'asset', at, report, 'asset')
    return { asset, perTurn, uses: uses ?? null }
  })
  reportTwice(assets, ({ asset }) => asset, report)
  const cards = placed(authored.cards, below(place, 'cards'), ({ card, unit: called }, at): HeldCard => {
    checkKnown(card, tables.knownCards, 'card-unknown', 'card', at, report, 'card')
    const unit = called === undefined ? undefined : findUnit(called, number, roster, below(at, 'unit'), report)
    return { card, ...(unit !== undefined && { unit }) }
  })
  return {
    side: {
      id,
      name,
      colour,
      victory,
      sources: valuesOf(sources),
      hubs: valuesOf(hubs),
      trucks: authored.trucks ?? 0,
      prestige: authored.prestige ?? 0,
      prepares: authored.prepares ?? false,
      assets: valuesOf(assets),
      cards: valuesOf(cards),
      store: readPool(authored.store, tables, below(place, 'store'), report),
    },
    objectives,
    bonuses,
    sources: originsOf(sources),
    hubs: originsOf(hubs),
    assets: originsOf(assets),
    cards: originsOf(cards),
  }
}
