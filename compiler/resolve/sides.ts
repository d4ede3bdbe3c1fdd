/** Reads the sides of a scenario: units, objectives, sources of supply and hubs. */
import { otherSide, type Side } from '../../engine/game.ts'
import type { Grid } from '../../engine/hex.ts'
import type {
  Hub,
  Objective,
  OperationalSide,
  OperationalUnit,
  SupplySource,
} from '../../engine/systems/operational/scenario.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import { authoredIndex } from '../schemas/salvage.ts'
import type { ScenarioFile, SideEntry, UnitEntry } from '../schemas/types.generated.ts'
import { readHex } from './hexes.ts'
import type { Tables } from './tables.ts'

/** What a unit without a word about it knows: a regular. */
const usualExperience = 100
/** Supply at a source that does not say otherwise, in per cent. */
const usualValue = 100

export interface ResolvedSides {
  readonly sides: readonly [OperationalSide, OperationalSide]
  readonly units: readonly OperationalUnit[]
  readonly objectives: readonly Objective[]
  readonly origins: SideOrigins
}

export interface SideOrigins {
  readonly sides: readonly [Place, Place]
  readonly units: readonly Place[]
  readonly objectives: readonly Place[]
  readonly sources: readonly [readonly Place[], readonly Place[]]
  readonly hubs: readonly [readonly Place[], readonly Place[]]
}

/** Resolves both sides on a map. `place` is the list of sides in its file. Broken entities are reported and left out. */
export const resolveSides = (
  authored: ScenarioFile['sides'],
  grid: Grid,
  tables: Tables,
  place: Place,
  report: Report,
): ResolvedSides => {
  const [first, second] = authored
  if (first.id === second.id) {
    report.error('id-duplicate', below(place, 1, 'id'), `Both sides are called "${second.id}".`)
  }
  const read = [first, second].map((side, index) =>
    readSide(side, index === 0 ? 0 : otherSide(0), grid, tables, below(place, index), report),
  )
  const [one, two] = read
  const units = read.flatMap((side) => side.units)
  reportDuplicates(units, report)
  return {
    sides: [one.side, two.side],
    units: units.map(({ value }) => value),
    objectives: read.flatMap((side) => side.objectives.map(({ value }) => value)),
    origins: {
      sides: [below(place, 0), below(place, 1)],
      units: units.map(({ origin }) => origin),
      objectives: read.flatMap((side) => side.objectives.map(({ origin }) => origin)),
      sources: [one.sources, two.sources],
      hubs: [one.hubs, two.hubs],
    },
  }
}

interface Placed<T> {
  readonly value: T
  readonly origin: Place
}

interface ReadSide {
  readonly side: OperationalSide
  readonly units: readonly Placed<OperationalUnit>[]
  readonly objectives: readonly Placed<Objective>[]
  readonly sources: readonly Place[]
  readonly hubs: readonly Place[]
}

const readSide = (
  authored: SideEntry,
  number: Side,
  grid: Grid,
  tables: Tables,
  place: Place,
  report: Report,
): ReadSide => {
  const { id, name, colour, victory } = authored
  const sources = placed(
    authored.sources,
    below(place, 'sources'),
    ({ kind, hex, value }, at): SupplySource | undefined => {
      const found = readHex(grid, hex, below(at, 'hex'), report)
      return found === undefined ? undefined : { kind, hex: found, value: value ?? usualValue }
    },
  )
  const hubs = placed(authored.hubs, below(place, 'hubs'), ({ hex, trucks }, at): Hub | undefined => {
    const found = readHex(grid, hex, below(at, 'hex'), report)
    return found === undefined ? undefined : { hex: found, trucks }
  })
  const objectives = placed(authored.objectives, below(place, 'objectives'), (objective, at): Objective | undefined => {
    const found = readHex(grid, objective.hex, below(at, 'hex'), report)
    return found === undefined ? undefined : { hex: found, name: objective.name, side: number, by: objective.by }
  })
  const units = placed(authored.units, below(place, 'units'), (unit, at) =>
    readUnit(unit, number, grid, tables, at, report),
  )
  return {
    side: {
      id,
      name,
      colour,
      victory,
      sources: sources.map(({ value }) => value),
      hubs: hubs.map(({ value }) => value),
    },
    units,
    objectives,
    sources: sources.map(({ origin }) => origin),
    hubs: hubs.map(({ origin }) => origin),
  }
}

const placed = <A, T>(
  list: readonly A[] = [],
  place: Place,
  read: (item: A, at: Place) => T | undefined,
): Placed<T>[] =>
  list.flatMap((item, index) => {
    const origin = below(place, authoredIndex(list, index))
    const value = read(item, origin)
    return value === undefined ? [] : [{ value, origin }]
  })

const readUnit = (
  authored: UnitEntry,
  side: Side,
  grid: Grid,
  tables: Tables,
  place: Place,
  report: Report,
): OperationalUnit | undefined => {
  const { id, name, type, formation, arrives } = authored
  if (tables.knownUnitTypes !== undefined && !tables.knownUnitTypes.includes(type)) {
    report.error('unit-type-unknown', below(place, 'type'), `No unit type is called "${type}".`, {
      hint: hintForUnknown(type, tables.knownUnitTypes),
    })
  }
  if (authored.hex === undefined && arrives === undefined) {
    report.error('field-missing', place, `The unit ${name} has neither "hex" nor "arrives".`, {
      hint: 'A unit stands at a "hex" from the start, or "arrives" in a turn at some hexes.',
    })
    return undefined
  }
  if (authored.hex !== undefined && arrives !== undefined) {
    report.error('field-conflict', below(place, 'arrives'), `The unit ${name} has both "hex" and "arrives".`, {
      hint: 'A unit stands on the map from the start, or arrives later.',
    })
  }
  const hex = authored.hex === undefined ? undefined : readHex(grid, authored.hex, below(place, 'hex'), report)
  const entries = arrives?.hexes.flatMap(
    (entry, index) => readHex(grid, entry, below(place, 'arrives', 'hexes', index), report) ?? [],
  )
  return {
    id,
    name,
    type,
    side,
    ...(formation !== undefined && { formation }),
    ...(hex !== undefined && { hex }),
    steps: authored.steps ?? mostSteps(type, tables),
    suppressed: authored.suppressed ?? 0,
    experience: authored.experience ?? usualExperience,
    entrenchment: authored.entrenchment ?? 0,
    unsupplied: authored.unsupplied ?? 0,
    ...(arrives && entries && { arrives: { turn: arrives.turn, hexes: entries } }),
  }
}

/** Most steps of a unit of a type. operational.B3 */
export const mostSteps = (type: string, tables: Pick<Tables, 'unitTypes' | 'nations'>): number => {
  if (!Object.hasOwn(tables.unitTypes, type)) return 1
  const { maxSteps, nation } = tables.unitTypes[type]
  return maxSteps ?? (Object.hasOwn(tables.nations, nation) ? tables.nations[nation].maxSteps : 1)
}

const reportDuplicates = (units: readonly Placed<OperationalUnit>[], report: Report): void => {
  const firsts = new Map<string, Place>()
  for (const { value, origin } of units) {
    const first = firsts.get(value.id)
    if (first === undefined) {
      firsts.set(value.id, origin)
      continue
    }
    report.error('id-duplicate', below(origin, 'id'), `Two units have the id "${value.id}".`, {
      hint: 'An id is unique in the scenario, across both sides.',
      related: [{ ...below(first, 'id'), message: 'The first one.' }],
    })
  }
}
