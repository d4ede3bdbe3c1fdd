/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */
import { lowestDice } from '../../../../engine/dice.ts'
import { makeHexName } from '../../../../engine/hex.ts'
import type { NewSystemEvent } from '../../../../engine/systems/new-system/events.ts'
import { lineOf } from '../../../../engine/systems/new-system/events.ts'
import type { FieldKind } from '../../../../engine/systems/new-system/fields.ts'
import { type NewSystemGame, newSystem } from '../../../../engine/systems/new-system/index.ts'
import type { NewSystemState } from '../../../../engine/systems/new-system/memory.ts'
import type { NewSystemQuestion } from '../../../../engine/systems/new-system/questions.ts'
import type { NewSystemRules } from '../../../../engine/systems/new-system/rules.ts'
import type { NewSystemSide, NewSystemUnit } from '../../../../engine/systems/new-system/scenario.ts'
import { readyUnits } from '../../../../engine/systems/new-system/setup.ts'
import type { NewSystemAction } from '../../../../engine/systems/new-system/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/new-system/verbs/sentences.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { count } from '../../../../engine/words.ts'
import type { CompiledSystem } from '../../../content.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readSpace } from '../../../resolve/hexes.ts'
import { listed } from '../../../resolve/read.ts'
import { openRules } from '../../../resolve/tables.ts'
import { courseFacts, type StateFacts } from '../../../rulebook/examples/facts.ts'
import { findUnit, makeActionReader, numbersOf, questionReader, sideOf } from '../../../rulebook/examples/read.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import {
  dated,
  makeExampleReport,
  named,
  sideColours,
  sideIds,
  sideNames,
  turnsLeft,
  withUsedTypes,
} from '../../../rulebook/examples/scenario.ts'
import { resolveMap } from '../resolve/map.ts'
import { checkUnits } from '../resolve/scenario.ts'
import { schemas } from '../schemas/index.ts'
import type { ExampleBlock, Expectation } from '../schemas/types.generated.ts'
import { actions } from './exampleFields.ts'
import { asked } from './exampleQuestions.ts'

interface ExamplePosition {
  readonly game: NewSystemGame
  readonly state: NewSystemState
  readonly unitNumbers: ReadonlyMap<string, number>
}

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: NewSystemAction
  readonly event: NewSystemEvent
  readonly question: NewSystemQuestion
}

/** Opens an example and lays it out; undefined when something in it is wrong, which is reported. */
const openExample = (
  example: ExampleBlock,
  { rules }: CompiledSystem<NewSystemRules>,
  place: Place,
  outer: Report,
): ExamplePosition | undefined => {
  const { report, isSound } = makeExampleReport(outer)
  const { map: terrain, objective: goal = '0101', turn = 1, turns = turn + turnsLeft, side = 1 } = example
  const { map, readers } = resolveMap({ terrain }, openRules(schemas, rules), place, report)
  const units = listed(example.units, below(place, 'units'), ({ id, side: own, type, hex }, at) => {
    const stands = readers.space(hex, at, 'hex')
    const known = readers.id('unit-type', type, at, 'type')
    const unit: NewSystemUnit | undefined =
      stands === undefined ? undefined : { id, name: id, side: sideOf(own), type: known, hex: stands }
    return unit
  })
  checkUnits(units, readers, report)
  const objective = readers.space(goal, place, 'objective')
  if (!isSound() || objective === undefined) return undefined
  const makeSide = (one: Side): NewSystemSide => ({ id: sideIds[one], name: sideNames[one], colour: sideColours[one] })
  const game = newSystem.open({
    system: 'new-system',
    ...named(example),
    turns,
    date: dated.date,
    map,
    sides: [makeSide(0), makeSide(1)],
    units: units.values,
    objective,
    rules: withUsedTypes(rules, units.values),
  } as NewSystemGame['scenario'])
  const state = game.setup(lowestDice)
  state.turn = turn
  state.side = sideOf(side)
  readyUnits(game.table, state)
  for (const [unit, { steps }] of example.units.entries()) if (steps !== undefined) state.steps[unit] = steps
  return { game, state, unitNumbers: numbersOf(units.values) }
}

const unitFacts = ({ scenario }: NewSystemGame, { hex, steps }: NewSystemState, unit: number) => ({
  hex: () => (hex[unit] === 0 ? undefined : makeHexName(scenario.map, hex[unit])),
  steps: () => (hex[unit] === 0 ? 0 : steps[unit]),
})

/** All that examples can expect of a position. */
const facts: StateFacts<ExamplePosition, NewSystemState, Expectation> = {
  pieces: [
    {
      field: 'units',
      find: findUnit,
      factsOf: ({ game }, state, unit) => unitFacts(game, state, unit),
      wordsOf: () => ({ steps: (left: number) => count(left, 'step') }),
      line({ game }, { hex }, unit, words) {
        const where = hex[unit] === 0 ? 'destroyed' : `at ${makeHexName(game.scenario.map, hex[unit])}`
        return [`${game.scenario.units[unit].name}: ${where}`, ...words].join(', ')
      },
    },
  ],
  hexes: {},
  hexWord: 'of',
  hexLines: () => ({}),
  whole: ({ game }, state) => courseFacts(game, state),
  wholeWords: () => ({}),
}

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: false,
  facts,
  findUnit,
  readAction: makeActionReader<ExamplePosition, FieldKind, NewSystemAction>({
    verbs: actions.verbs,
    readers: {
      unit: (position, id, _, place, report) => findUnit(position, `${id}`, place, report),
      hex: ({ game }, name, _, place, report) => readSpace(game.scenario.map, name, place, report),
    },
    implied: () => undefined,
  }),
  readQuestion: questionReader<ExamplePosition, (typeof asked.questions)[number]>(asked.questions, {
    unit: (position, id, _, place, report) => findUnit(position, `${id}`, place, report),
  }),
  // Dice count from 0 in the engine.
  readRolls: (_, dice) => dice.map((roll) => roll - 1),
  actionLine: ({ scenario }, action, state) => actionWords(scenario, state, action),
  eventLine: ({ scenario }, event) => lineOf(scenario, event)?.text,
  isTold: (_, events) => events.length > 0,
}

/** The parts of a board that no start position has: the steps that units have left, by number. */
export interface BoardExtras {
  readonly steps: readonly number[]
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (
  example: ExampleBlock,
  system: CompiledSystem<NewSystemRules>,
  place: Place,
  report: Report,
) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { scenario } = position.game
  const extras: BoardExtras = { steps: [...position.state.steps] }
  const playable = sides.every((side) => scenario.units.some((unit) => unit.side === side))
  const { lines } = runExample(runner, example, position, place, report)
  return { scenario, lines, extras, playable }
}
