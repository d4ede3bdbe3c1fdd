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
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import {
  both,
  type Listed,
  listed,
  placesOf,
  reportDuplicates,
  reportSameSides,
  reportTwice,
  valuesOf,
} from '../../../resolve/read.ts'
import type { Readers } from '../../../resolve/readers.ts'
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
  readonly units: readonly Place[]
  readonly headquarters: readonly Place[]
  readonly objectives: readonly Place[]
  readonly bonuses: readonly Place[]
  readonly sources: readonly [readonly Place[], readonly Place[]]
  readonly hubs: readonly [readonly Place[], readonly Place[]]
  readonly assets: readonly [readonly Place[], readonly Place[]]
  readonly cards: readonly [readonly Place[], readonly Place[]]
}

/** Resolves both sides on a map, each at its place. Broken entities are reported and left out. */
export const resolveSides = (
  authored: ScenarioFile['sides'],
  readers: Readers,
  tables: SystemTables,
  places: readonly Place[],
): ResolvedSides => {
  const [first, second] = authored
  const { report } = readers
  reportSameSides(authored, places, report)
  const one = readForces(first, 0, 0, readers, tables, places[0])
  const two = readForces(second, 1, one.headquarters.values.length, readers, tables, places[1])
  const forces = [one, two] as const
  const units = both((side) => forces[side].units)
  const headquarters = both((side) => forces[side].headquarters)
  reportDuplicates(units, 'units', report)
  reportDuplicates(headquarters, 'headquarters', report)
  const roster: Roster = { units: units.values, isWhole: [isWhole(first.units), isWhole(second.units)] }
  const own = [
    readSide(first, 0, roster, readers, tables, places[0]),
    readSide(second, 1, roster, readers, tables, places[1]),
  ] as const
  const lists = {
    units,
    headquarters,
    objectives: both((side) => own[side].objectives),
    bonuses: both((side) => own[side].bonuses),
  }
  const placesBySide = (of: 'sources' | 'hubs' | 'assets' | 'cards') => [own[0][of], own[1][of]] as const
  return {
    sides: [own[0].side, own[1].side],
    ...valuesOf(lists),
    origins: {
      ...placesOf(lists),
      sources: placesBySide('sources'),
      hubs: placesBySide('hubs'),
      assets: placesBySide('assets'),
      cards: placesBySide('cards'),
    },
  }
}

interface Forces {
  readonly units: Listed<OperationalUnit>
  readonly headquarters: Listed<Headquarters>
}

/** Headquarters and units of a side; its first headquarters has the number `first`. */
const readForces = (
  authored: SideEntry,
  side: Side,
  first: number,
  readers: Readers,
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

/** Reads the fields of a side besides its forces; `place` is that of its fields. */
export const readSide = (
  authored: Omit<SideEntry, 'units'>,
  number: Side,
  roster: Roster,
  readers: Readers,
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
