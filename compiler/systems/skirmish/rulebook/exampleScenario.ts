/** The scenario of a worked example: complete, though its author wrote only what matters. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import type {
  Aims,
  SkirmishScenario,
  SkirmishSeat,
  StartUnit,
  TeamIndex,
} from '../../../../engine/systems/skirmish/scenario.ts'
import { battlefield, typesOf } from '../../../../engine/systems/skirmish/scenario.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { reportDuplicates } from '../../../resolve/read.ts'
import { checkReferences } from '../../../resolve/references.ts'
import { onlyPlaying } from '../../../resolve/unitTypes.ts'
import { dated, makeExampleReport, named, sideColours, turnsLeft } from '../../../rulebook/examples/scenario.ts'
import { readObjectives, usualAims } from '../resolve/aims.ts'
import { openField, resolveMap, spaceOf } from '../resolve/map.ts'
import { numbered, readOptions } from '../resolve/seats.ts'
import { tablesOf } from '../resolve/tables.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock, ExampleUnit } from '../schemas/types.generated.ts'

/** The system with its tables. */
export type SkirmishSystem = CompiledSystem<SkirmishRules>

/** Of the first side, and of the second. */
const usualNations = ['german', 'us'] as const

/** The word for nothing in an example. */
export const none = 'none'

export const teamOfSeat = ({ seats = 2 }: Pick<ExampleBlock, 'seats'>, seat: number): TeamIndex =>
  seat < seats / 2 ? 0 : 1

/** Makes the scenario; undefined when something in it is wrong, which is reported. */
export const makeExampleScenario = (
  example: ExampleBlock,
  { rules }: SkirmishSystem,
  place: Place,
  outer: Report,
): SkirmishScenario | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const tables = tablesOf(rules)
  const known = withNone(tables.known)
  checkReferences(schemas.example, { file: place.file, value: example }, known, placedIn(report, place))
  const { terrain } = resolveMap({ terrain: example.map ?? openField }, tables, place, report)
  const { seats = 2, units = [], turn = 1, year, generals = [none, none] } = example
  if (!isSound()) return undefined
  const sides = Array.from({ length: seats }, (_, seat) => makeSeat(example, rules, seat))
  const read = units.map((unit, index) => readUnit(unit, example, rules, below(place, 'units', index), report))
  reportDuplicates({ values: units, places: units.map((_, index) => below(place, 'units', index)) }, 'units', report)
  const aims = [0, 1].map((team) => readAims(example, team, below(place, 'aims', team, 'objectives'), report))
  const late = units.findIndex(({ side }) => side > seats)
  if (late >= 0) report.error('side-unknown', below(place, 'units', late, 'side'), `The example has ${seats} seats.`)
  if (!isSound()) return undefined
  return {
    system: 'skirmish',
    ...named(example),
    date: dated.date,
    turns: example.turns ?? turn + turnsLeft,
    battle: example.battle ?? 'scenario',
    first: (example.first ?? 1) === 1 ? 0 : 1,
    ...(year !== undefined && { year }),
    map: { ...battlefield, look: 'farmland', names: [] },
    terrain,
    buysWorks: example.buysWorks ?? false,
    laterWorks: example.laterWorks ?? false,
    sides,
    units: numbered(read, sides),
    generals: [generals[0] === none ? null : generals[0], generals[1] === none ? null : generals[1]],
    aims: [aims[0], aims[1]],
    holdsOut: example.holdsOut === undefined ? null : example.holdsOut === 1 ? 0 : 1,
    weather: example.weather ?? 'clear',
    rules: onlyPlaying(rules, typesOf({ sides, units: read })),
  }
}

/** Ids with the word for none, and that for the main weapon of a unit. */
const withNone = (known: ReturnType<typeof tablesOf>['known']) => ({
  ...known,
  ...Object.fromEntries(
    (['general', 'terrain', 'support', 'upgrade'] as const).map((kind) => [
      kind,
      [...(known[kind] ?? []), none, 'main'],
    ]),
  ),
})

/** Reports below the place of an example, which is a part of its chapter. */
const placedIn = (report: Report, { file, path }: Place): Report => ({
  ...report,
  error: (code, at, message, extra) => report.error(code, { ...at, file, path: [...path, ...at.path] }, message, extra),
})

const readUnit = (
  { id, side, type, space, upgrades = [], carriedBy }: ExampleUnit,
  example: ExampleBlock,
  rules: SkirmishRules,
  place: Place,
  report: Report,
): StartUnit => {
  const { name, class: unitClass } = rules.unitTypes[type]
  if (space === undefined && carriedBy === undefined && unitClass !== 'aircraft')
    report.error('field-missing', place, `"${id}" does not say where it stands.`, { hint: 'Name a space such as d3.' })
  const written = carriedBy === undefined ? space : example.units?.find((unit) => unit.id === carriedBy)?.space
  return {
    id,
    name,
    side: side - 1,
    type,
    space: spaceOf(written ?? battlefield.boxes[teamOfSeat(example, side - 1)].name),
    upgrades: readOptions(upgrades, type, rules, example.year, below(place, 'upgrades'), report),
  }
}

const readAims = ({ aims, units = [] }: ExampleBlock, team: number, place: Place, report: Report): Aims => {
  const written = aims?.[team]
  if (written === undefined) return usualAims
  const ids = units.map(({ id }) => id)
  return { needs: written.needs ?? 'any', objectives: readObjectives(written.objectives, ids, place, report).values }
}

/** A seat with a deck of what the example names of it: in hand, in the deck, discarded, under units and in the ground. */
const makeSeat = (example: ExampleBlock, rules: SkirmishRules, seat: number): SkirmishSeat => {
  const { hands, deck, discarded, units = [], mines = {}, nations, seats = 2 } = example
  const team = teamOfSeat(example, seat)
  const nation = nations?.[seat] ?? usualNations[team]
  const cards = [
    ...[hands, deck, discarded].flatMap((piles) => piles?.[seat] ?? []),
    ...units.flatMap(({ side, cards: under = [] }) => (side - 1 === seat ? under : [])),
    ...Object.values(mines).flatMap(({ side, card }) => (side - 1 === seat ? [card] : [])),
  ]
  const copiesIn = (table: object): Record<string, number> => {
    const copies: Record<string, number> = {}
    for (const id of cards) if (Object.hasOwn(table, id)) copies[id] = (copies[id] ?? 0) + 1
    return copies
  }
  const { adjective } = rules.nations[nation]
  return {
    id: `seat-${seat + 1}`,
    name: seats > 2 || (nations && nations[0] === nations[1]) ? `${adjective} seat ${seat + 1}` : `${adjective} side`,
    colour: sideColours[team],
    team,
    nation,
    ap: example.ap?.[seat] ?? rules.frame.start.ap,
    hand: Math.max(1, hands?.[seat]?.length ?? 0),
    units: copiesIn(rules.unitTypes),
    support: copiesIn(rules.support),
  }
}
