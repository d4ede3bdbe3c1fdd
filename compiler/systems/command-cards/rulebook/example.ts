/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */
import { forcedDice } from '../../../../engine/dice.ts'
import { canUndo, type Position, step } from '../../../../engine/play.ts'
import { type DiceRules, type Face, faces } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { compareDecimals, compareTerms, makeCompare } from '../../../rulebook/compare.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { ExampleBlock, Expectation } from '../schemas/types.generated.ts'
import { findUnit, readAction, readQuestion } from './exampleActions.ts'
import { canBegin, extrasOf } from './exampleBoard.ts'
import { compareState } from './exampleCompare.ts'
import { actionLine, eventLine, forecastLines, outcomeLines } from './exampleLines.ts'
import { type ExamplePosition, openExample } from './examplePosition.ts'
import type { CommandCardsSystem } from './exampleScenario.ts'

/** An example that could be set up, and what came of it. */
export interface PlayedExample {
  readonly scenario: CommandCardsScenario
  readonly lines: readonly string[]
  readonly extras: BoardExtras
  readonly playable: boolean
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (
  example: ExampleBlock,
  system: CommandCardsSystem,
  place: Place,
  report: Report,
): PlayedExample | undefined => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { scenario } = position.game
  const { lines, state } = runExample(example, position, place, report)
  const extras = extrasOf(example, position, state)
  return { scenario, lines, extras, playable: canBegin(position, extras) }
}

/** What examples do, one of them each, and which expectations go with it. */
const tasks = {
  explain: ['value', 'terms'],
  forecast: ['dice', 'terms', 'hits', 'kill'],
  legal: ['legal', 'reason'],
  do: [
    'units',
    'obstacles',
    'smoke',
    'sight',
    'medals',
    'hands',
    'handSizes',
    'discarded',
    'visibility',
    'phase',
    'turn',
    'side',
    'winner',
    'undo',
  ],
} as const satisfies Record<string, readonly (keyof Expectation)[]>

type Task = keyof typeof tasks

const taskNames = Object.keys(tasks) as Task[]

/** The lines that tell what an example showed, and the position that it ends with. */
interface Ran {
  readonly lines: readonly string[]
  readonly state: CommandCardsState
}

/** Runs an example. One that only sets up is looked at as after `do`. */
const runExample = (example: ExampleBlock, position: ExamplePosition, place: Place, report: Report): Ran => {
  const asked = taskNames.filter((task) => example[task] !== undefined)
  if (asked.length > 1) {
    report.error(
      'example-invalid',
      place,
      `An example has one of ${taskNames.join(', ')}; this one has ${asked.length}.`,
    )
    return { lines: [], state: position.state }
  }
  const [task = 'do'] = asked
  for (const field of Object.keys(example.expect)) {
    if (tasks[task].some((one) => one === field)) continue
    report.error(
      'example-invalid',
      { ...below(place, 'expect', field), key: true },
      `"${field}" cannot be expected of "${task}".`,
      { hint: `With "${task}" go ${tasks[task].join(', ')}.` },
    )
  }
  if (task === 'do') return act(example, position, place, report)
  return { lines: answers[task](example, position, place, report), state: position.state }
}

/** Answers what is asked about a position in which nothing happens. */
type Answer = (example: ExampleBlock, position: ExamplePosition, place: Place, report: Report) => readonly string[]

const explain: Answer = (example, position, place, report) => {
  const at = below(place, 'explain')
  const question = example.explain && readQuestion(position, example.explain, at, report)
  if (question === undefined) return []
  const explanation = position.game.explain(position.state, question)
  if (explanation === undefined) {
    report.error(
      'example-wrong',
      at,
      'The question has no answer in this position: it asks about what is not possible here.',
    )
    return []
  }
  const { expect } = example
  const compare = makeCompare(below(place, 'expect'), report)
  if (expect.value !== undefined) compareDecimals(compare, ['value'], 'value', expect.value, explanation.value)
  compareTerms(explanation.terms, expect.terms, below(place, 'expect'), report)
  return explanationLines(explanation)
}

const forecast: Answer = ({ forecast: asked, expect }, position, place, report) => {
  const at = below(place, 'forecast')
  const attacker = findUnit(position, asked?.attacker ?? '', below(at, 'attacker'), report)
  const target = findUnit(position, asked?.target ?? '', below(at, 'target'), report)
  if (attacker === undefined || target === undefined) return []
  const found = position.game.forecast(position.state, attacker, target)
  if (found === undefined) {
    report.error('example-wrong', at, 'The battle is not possible here.')
    return []
  }
  const compare = makeCompare(below(place, 'expect'), report)
  if (expect.dice !== undefined) compare(['dice'], 'dice', expect.dice, found.dice)
  if (expect.hits !== undefined) compareDecimals(compare, ['hits'], 'hits', expect.hits, found.hits)
  if (expect.kill !== undefined) compare(['kill'], 'kill', expect.kill, Math.round(found.kill / 10))
  compareTerms(found.terms, expect.terms, below(place, 'expect'), report)
  return forecastLines(position.game, attacker, target, found)
}

const legal: Answer = (example, position, place, report) => {
  const { game, state } = position
  const action = example.legal && readAction(position, example.legal, below(place, 'legal'), report)
  if (action === undefined) return []
  const isLegal = game.legal(state, state.side).some((one) => game.same(one, action))
  const compare = makeCompare(below(place, 'expect'), report)
  const line = actionLine(game, action, state)
  compare(['legal'], line, wordFor(example.expect.legal), wordFor(isLegal))
  if (isLegal) return [`${line}: possible`]
  const reason = game.refusal(state, state.side, action)
  if (example.expect.reason !== undefined) compare(['reason'], 'reason', example.expect.reason, reason)
  return [`${line}: not possible. ${reason}`]
}

const wordFor = (isLegal: boolean | undefined): string =>
  isLegal === undefined ? 'an answer' : isLegal ? 'legal' : 'not legal'

const act = (example: ExampleBlock, position: ExamplePosition, place: Place, report: Report): Ran => {
  const { game } = position
  const lines: string[] = []
  let undo = true
  const rolls = (example.dice ?? []).map((roll) => rollOf(game.scenario.rules.dice, roll))
  let now: Position<CommandCardsState> = { state: position.state, dice: forcedDice(rolls), moves: 0 }
  for (const [index, authored] of (example.do ?? []).entries()) {
    const at = below(place, 'do', index)
    const action = readAction(position, authored, at, report)
    if (action === undefined) return { lines, state: now.state }
    const said = actionLine(game, action, now.state)
    const stepped = stepWithDice(() => step(game, now, action))
    if (!stepped.ok) {
      report.error('example-wrong', at, `${said}: ${stepped.reason}`, {
        hint: stepped.hint,
      })
      return { lines, state: now.state }
    }
    now = stepped.position
    undo = canUndo(stepped.events)
    const happened = stepped.events.flatMap((event) => eventLine(game, event) ?? [])
    lines.push(...(happened.length > 0 ? happened : [said]))
  }
  const unused = now.dice.state().length
  if (unused > 0)
    report.error('example-wrong', below(place, 'dice'), `${unused} of the ${rolls.length} rolls were not needed.`)
  compareState(position, now.state, example.expect, below(place, 'expect'), report)
  lines.push(...outcomeLines(game, now.state, example.expect))
  if (example.expect.undo !== undefined) {
    makeCompare(below(place, 'expect'), report)(['undo'], 'undo', example.expect.undo, undo)
    lines.push(undo ? 'This can be taken back' : 'This cannot be taken back')
  }
  return { lines, state: now.state }
}

/** The lowest roll that shows a face, or the number that is written. */
const rollOf = ({ faces: sides }: DiceRules, roll: string | number): number =>
  typeof roll === 'number'
    ? roll
    : faces.slice(0, faces.indexOf(roll as Face)).reduce((sum, face) => sum + sides[face], 0)

/** Steps with forced dice; that they run out or do not fit is the example's fault and no mistake of the program. */
const stepWithDice = <T extends { readonly ok: true } | { readonly ok: false; readonly reason: string }>(
  play: () => T,
): (T & { readonly hint?: string }) | { readonly ok: false; readonly reason: string; readonly hint: string } => {
  try {
    return play()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, reason: `${error.message}.`, hint: 'Write the rolls that it needs as dice: [..].' }
  }
}

const answers: Readonly<Record<Exclude<Task, 'do'>, Answer>> = { explain, forecast, legal }
