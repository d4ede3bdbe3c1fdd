/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */
import { parseHexName } from '../../../../engine/hex.ts'
import { type EchelonEvent, lineOf } from '../../../../engine/systems/echelon/events.ts'
import type { EchelonQuestion } from '../../../../engine/systems/echelon/questions.ts'
import { rail } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/echelon/verbs/sentences.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { spaceKey } from '../../../rulebook/examples/read.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { readAction, readQuestion } from './exampleActions.ts'
import { facts } from './exampleFacts.ts'
import { type ExamplePosition, findUnit, openExample } from './examplePosition.ts'
import type { EchelonSystem } from './exampleScenario.ts'

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: EchelonAction
  readonly event: EchelonEvent
  readonly question: EchelonQuestion
  readonly forecast: never
}

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: true,
  facts,
  findUnit,
  readAction,
  readQuestion,
  readRolls: (_, dice) => dice as readonly number[],
  actionLine: ({ scenario }, action, state) => actionWords(scenario, state, action),
  // Of what each side sees in its own way, the one who does it tells.
  eventLine: ({ scenario }, event) =>
    event.seenBy !== undefined && !event.seenBy.includes(event.side) ? undefined : lineOf(scenario, event)?.text,
  isTold: (_, events) => events.length > 0,
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (example: ExampleBlock, system: EchelonSystem, place: Place, report: Report) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { lines } = runExample(runner, example, position, place, report)
  const idsOf = (is: (unit: ExampleBlock['units'][number]) => boolean | undefined): string[] =>
    example.units.flatMap((unit) => (is(unit) ? [unit.id] : []))
  const extras: BoardExtras = {
    acting: idsOf(({ committed, grouped }) => committed || grouped),
    disrupted: idsOf(({ disrupted }) => disrupted),
    unsupplied: Object.fromEntries(
      example.units.flatMap(({ id, isolated = 0 }) => (isolated > 0 ? [[id, isolated]] : [])),
    ),
    weather: example.weather ?? 'clear',
    attacks: attacksOf(example, position),
    brokenBridges: brokenBridgesOf(position),
    brokenRails: [...position.game.table.board.spaces].filter((hex) => (position.state.rail[hex] & rail.broken) !== 0),
  }
  return { scenario: position.game.scenario, lines, extras, playable: canBegin(example) }
}

/** Edges whose bridge is broken as the example begins, each from one of its ends. */
const brokenBridgesOf = ({ game: { table }, state }: ExamplePosition): number[] => {
  const { bridge, back } = table
  return [...bridge.keys()].filter(
    (edge) => bridge[edge] > 0 && edge < back[edge] && state.bridge[bridge[edge] - 1] > 0,
  )
}

/** The attack that is being built or asked about. */
const attacksOf = (
  { units, explain = {}, target }: ExampleBlock,
  { game: { scenario } }: ExamplePosition,
): BoardExtras['attacks'] => {
  const asked = explain.attack ?? explain.strength
  const to = parseHexName(scenario.map, spaceKey(String(asked?.hex ?? target ?? '')))
  const ids = asked?.units ?? units.flatMap(({ id, committed }) => (committed ? [id] : []))
  const from = scenario.units.flatMap(({ id, hex }) => (hex !== undefined && ids.includes(id) ? [hex] : []))
  return to === undefined || from.length === 0 ? [] : [{ from: [...new Set(from)], to }]
}

/** True if a game can begin with the board as shown: both sides are there, and nothing has happened yet. */
const canBegin = ({ units }: ExampleBlock): boolean =>
  [1, 2].every((side) => units.some((unit) => unit.side === side && unit.hex !== undefined)) &&
  units.every(
    ({ disrupted, isolated, committed, grouped, spent }) => !(disrupted || isolated || committed || grouped || spent),
  )
