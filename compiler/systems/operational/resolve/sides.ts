/** Reads the sides of a scenario: units, headquarters, objectives, supply, assets and cards. */

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
import { otherSide, type Side } from '../../../../engine/twoSides.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import { type Listed, listed, reportDuplicates, reportTwice } from '../../../resolve/read.ts'
import { isWhole } from '../../../schemas/salvage.ts'
import type { ScenarioFile, SideEntry } from '../schemas/types.generated.ts'
import { readBonus } from './bonuses.ts'
import { readHeadquarters, readPool } from './headquarters.ts'
import type { MapReaders } from './map.ts'
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
  readonly sides: readonly Place[]
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
  readers: MapReaders,
  tables: SystemTables,
  place: Place,
): ResolvedSides => {
  const [first, second] = authored
  const { report } = readers
  if (first.id === second.id) {
    report.error('id-duplicate', below(place, 1, 'id'), `Both sides have the id "${second.id}".`, {
      hint: 'Give each an id of its own: other fields name sides by it.',
    })
  }
  const one = readForces(first, 0, 0, readers, tables, below(place, 0))
  const two = readForces(second, otherSide(0), one.headquarters.values.length, readers, tables, below(place, 1))
  const units = both(one.units, two.units)
  const headquarters = both(one.headquarters, two.headquarters)
  reportDuplicates(units, 'units', report)
  reportDuplicates(headquarters, 'headquarters', report)
  const roster: Roster = { units: units.values, isWhole: [isWhole(first.units), isWhole(second.units)] }
  const oneSide = readSide(first, 0, roster, readers, tables, below(place, 0))
  const twoSide = readSide(second, otherSide(0), roster, readers, tables, below(place, 1))
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
export const both = <T>(one: Listed<T>, two: Listed<T>): Listed<T> => ({
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
  readers: MapReaders,
  tables: SystemTables,
  place: Place,
): Forces => {
  const headquarters = listed(authored.headquarters, below(place, 'headquarters'), (one, at) =>
    readHeadquarters(one, side, readers, tables, at),
  )
  const own = {
    ids: (authored.headquarters ?? []).map(({ id }) => id),
    isWhole: isWhole(authored.headquarters),
    first,
  }
  const units = listed(authored.units, below(place, 'units'), (unit, at) =>
    readUnit(unit, side, own, readers, tables, at),
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

/** What a side has beside its forces; `place` is that of its fields. */
export const readSide = (
  authored: Omit<SideEntry, 'units'>,
  number: Side,
  roster: Roster,
  readers: MapReaders,
  tables: SystemTables,
  place: Place,
): ReadSide => {
  const { id, name, colour, victory } = authored
  const { report } = readers
  const sources = listed(
    authored.sources,
    below(place, 'sources'),
    ({ kind, hex, value }, at): SupplySource | undefined => {
      const found = readers.space(hex, at, 'hex')
      return found === undefined ? undefined : { kind, hex: found, value: value ?? usualValue }
    },
  )
  const hubs = listed(authored.hubs, below(place, 'hubs'), ({ hex, trucks }, at): Hub | undefined => {
    const found = readers.space(hex, at, 'hex')
    return found === undefined ? undefined : { hex: found, trucks }
  })
  const objectives = listed(authored.objectives, below(place, 'objectives'), (objective, at): Objective | undefined => {
    const found = readers.space(objective.hex, at, 'hex')
    return found === undefined ? undefined : { hex: found, name: objective.name, side: number, by: objective.by }
  })
  const bonuses = listed(authored.bonuses, below(place, 'bonuses'), (bonus, at) =>
    readBonus(bonus, number, roster, readers, at),
  )
  const assets = listed(
    authored.assets,
    below(place, 'assets'),
    ({ asset, perTurn, uses }, at): Asset => ({
      asset: readers.id('asset', asset, at, 'asset'),
      perTurn,
      uses: uses ?? null,
    }),
  )
  reportTwice(assets, ({ asset }) => asset, report)
  const cards = listed(authored.cards, below(place, 'cards'), ({ card, unit: called }, at): HeldCard => {
    const known = readers.id('card', card, at, 'card')
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
      store: readPool(authored.store, readers, tables, below(place, 'store')),
    },
    objectives,
    bonuses,
    sources: sources.places,
    hubs: hubs.places,
    assets: assets.places,
    cards: cards.places,
  }
}
