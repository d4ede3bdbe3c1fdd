/** Plays a worked example on the engine and compares what comes of it with what it states. */
import { forcedDice } from '../../../../engine/dice.ts'
import { canUndo, type Position, step } from '../../../../engine/play.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { compareDecimals, compareTerms, makeCompare } from '../../../rulebook/compare.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'
import type { ExampleBlock, ExampleExpectation } from '../schemas/types.generated.ts'
import { findUnit, readAction, readQuestion } from './exampleActions.ts'
import { compareState } from './exampleCompare.ts'
import { type HexFactName, hexFacts, type PairName, pairNames } from './exampleFacts.ts'
import { actionLine, eventLine, forecastLines } from './exampleLines.ts'
import { outcomeLines } from './exampleOutcome.ts'
import type { ExamplePosition } from './examplePosition.ts'

/** What examples do, one of them each, and which expectations go with it. */
const tasks = {
  explain: ['value', 'terms'],
  forecast: ['attackerLoss', 'defenderLoss', 'defenderSuppression', 'retreatChance', 'overrunChance', 'value', 'terms'],
  legal: ['legal', 'reason'],
  do: [
    'units',
    'headquarters',
    ...(Object.keys(hexFacts) as HexFactName[]),
    ...(Object.keys(pairNames) as PairName[]),
    'turn',
    'side',
    'winner',
    'bridges',
    'trucks',
    'assets',
    'hands',
    'bonuses',
    'eliteStore',
    'fogLifted',
    'undo',
  ],
} as const satisfies Record<string, readonly (keyof ExampleExpectation)[]>

type Task = keyof typeof tasks

const taskNames = Object.keys(tasks) as Task[]

/** Runs an example; returns the lines that tell what it showed. What is wrong with it is reported. */
export const runExample = (
  example: ExampleBlock,
  position: ExamplePosition,
  place: Place,
  report: Report,
): readonly string[] => {
  const asked = taskNames.filter((task) => example[task] !== undefined)
  const [task] = asked
  if (task === undefined || asked.length > 1) {
    report.error(
      'example-invalid',
      place,
      `An example has exactly one of ${taskNames.join(', ')}; this one has ${asked.length}.`,
    )
    return []
  }
  const useless = Object.keys(example.expect).filter((field) => !tasks[task].some((one) => one === field))
  for (const field of useless) {
    report.error(
      'example-invalid',
      { ...below(place, 'expect', field), key: true },
      `"${field}" cannot be expected of "${task}".`,
      {
        hint: `With "${task}" go ${tasks[task].join(', ')}.`,
      },
    )
  }
  return runners[task](example, position, place, report)
}

type Runner = (example: ExampleBlock, position: ExamplePosition, place: Place, report: Report) => readonly string[]

interface Sum {
  readonly value: number
  readonly terms: readonly { readonly rule: string; readonly value: number }[]
}

const compareSum = ({ value, terms }: Sum, expect: ExampleExpectation, place: Place, report: Report): void => {
  const at = below(place, 'expect')
  const compare = makeCompare(at, report)
  if (expect.value !== undefined) compareDecimals(compare, ['value'], 'value', expect.value, value)
  compareTerms(terms, expect.terms, at, report)
}

const explain: Runner = (example, position, place, report) => {
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
  compareSum(explanation, example.expect, place, report)
  return explanationLines(explanation)
}

const forecast: Runner = (example, position, place, report) => {
  const at = below(place, 'forecast')
  const attacker = findUnit(position, example.forecast?.attacker ?? '', below(at, 'attacker'), report)
  const target = findUnit(position, example.forecast?.target ?? '', below(at, 'target'), report)
  if (attacker === undefined || target === undefined) return []
  const found = position.game.forecast(position.state, attacker, target, example.forecast?.kind)
  if (found === undefined) {
    report.error('example-wrong', at, 'The attack is not possible here.')
    return []
  }
  compareSum({ value: found.odds, terms: found.terms }, example.expect, place, report)
  const compare = makeCompare(below(place, 'expect'), report)
  for (const name of [
    'attackerLoss',
    'defenderLoss',
    'defenderSuppression',
    'retreatChance',
    'overrunChance',
  ] as const) {
    const expected = example.expect[name]
    if (expected !== undefined) compare([name], name, expected, Math.round(found[name]))
  }
  return forecastLines(position.game, attacker, target, found)
}

const legal: Runner = (example, position, place, report) => {
  const { game, state } = position
  const action = example.legal && readAction(position, example.legal, below(place, 'legal'), report)
  if (action === undefined) return []
  const isLegal = game.legal(state, state.side).some((one) => game.same(one, action))
  makeCompare(below(place, 'expect'), report)(
    ['legal'],
    actionLine(game, action),
    wordFor(example.expect.legal),
    wordFor(isLegal),
  )
  if (isLegal) return [`${actionLine(game, action)}: possible`]
  const reason = game.refusal(state, state.side, action)
  if (example.expect.reason !== undefined)
    makeCompare(below(place, 'expect'), report)(['reason'], 'reason', example.expect.reason, reason)
  return [`${actionLine(game, action)}: not possible. ${reason}`]
}

const wordFor = (isLegal: boolean | undefined): string =>
  isLegal === undefined ? 'an answer' : isLegal ? 'legal' : 'not legal'

const act: Runner = (example, position, place, report) => {
  const { game } = position
  const lines: string[] = []
  let undo = true
  let now: Position<OperationalState> = { state: position.state, dice: forcedDice(example.dice ?? []), moves: 0 }
  for (const [index, authored] of (example.do ?? []).entries()) {
    const at = below(place, 'do', index)
    const action = readAction(position, authored, at, report)
    if (action === undefined) return lines
    const stepped = stepWithDice(() => step(game, now, action))
    if (!stepped.ok) {
      report.error('example-wrong', at, `${actionLine(game, action)}: ${stepped.reason}`, { hint: stepped.hint })
      return lines
    }
    now = stepped.position
    undo = canUndo(stepped.events)
    const said = actionLine(game, action)
    const happened = stepped.events.flatMap((event) => eventLine(game, event) ?? [])
    // What happened may say it again, and more of it.
    lines.push(...(happened.some((line) => line.startsWith(said)) ? [] : [said]), ...happened)
  }
  const unused = now.dice.state().length
  if (unused > 0)
    report.error(
      'example-wrong',
      below(place, 'dice'),
      `${unused} of the ${example.dice?.length} rolls were not needed.`,
    )
  compareState(position, now.state, example.expect, below(place, 'expect'), report)
  const outcome = outcomeLines(position, now.state, example.expect)
  if (example.expect.undo === undefined) return [...lines, ...outcome]
  makeCompare(below(place, 'expect'), report)(['undo'], 'undo', example.expect.undo, undo)
  return [...lines, ...outcome, undo ? 'This can be taken back' : 'This cannot be taken back']
}

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

const runners: Readonly<Record<Task, Runner>> = { explain, forecast, legal, do: act }
