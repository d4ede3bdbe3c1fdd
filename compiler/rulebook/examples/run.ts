/**
 * Runs a worked example on the engine and compares the result with what the example states. This is the same in every rule system;
 * what differs, a system describes as an `ExampleRunner`.
 */
import { forcedDice } from '../../../engine/dice.ts'
import type { Action, AnyGame, GameEvent, State, Term } from '../../../engine/game.ts'
import { canUndo, isLegal, type Position, step } from '../../../engine/play.ts'
import { below, type Place, type Report } from '../../diagnostics/diagnostic.ts'
import { explanationLines } from '../explanation.ts'
import { type Compare, compareDecimals, compareTerms, makeCompare } from './compare.ts'
import { compareState, expectableIn, type StateFacts } from './facts.ts'
import type { HasMap } from './read.ts'

/** The shape of the example blocks of all systems. Each system has its own types for what `object` stands for. */
interface AnyExample {
  readonly do?: readonly object[]
  readonly legal?: object
  readonly explain?: object
  readonly forecast?: { readonly attacker: string; readonly target: string }
  readonly dice?: readonly unknown[]
  readonly expect: {
    readonly value?: number
    readonly terms?: Readonly<Record<string, number>>
    readonly legal?: boolean
    readonly reason?: string
    readonly undo?: boolean
  }
}

/** The types of a system that its examples are made of. */
export interface ExampleTypes {
  readonly example: AnyExample
  /** The opened game and the position that the example sets up. */
  readonly position: { readonly game: AnyGame & { readonly scenario: HasMap }; readonly state: State }
  readonly action: Action
  readonly event: GameEvent
  readonly question: object
  readonly forecast: { readonly terms: readonly Term[] }
}

type GameOf<T extends ExampleTypes> = T['position']['game']
type StateOf<T extends ExampleTypes> = T['position']['state']
type Expect<T extends ExampleTypes> = T['example']['expect']
type Authored<T extends ExampleTypes, F extends keyof AnyExample> = NonNullable<T['example'][F]>

/** How a rule system reads, answers and describes its worked examples. Readers report what they cannot read. */
export interface ExampleRunner<T extends ExampleTypes> {
  /** True if an example may have no task: its expectations are then compared with the position that it sets up. */
  readonly mayOnlySetUp: boolean
  /** The expectations that go with `do`, beside `undo`. */
  readonly facts: StateFacts<T['position'], StateOf<T>, Expect<T>>
  findUnit(position: T['position'], id: string, place: Place, report: Report): number | undefined
  readAction(
    position: T['position'],
    authored: Authored<T, 'legal'>,
    place: Place,
    report: Report,
  ): T['action'] | undefined
  readQuestion(
    position: T['position'],
    authored: Authored<T, 'explain'>,
    place: Place,
    report: Report,
  ): T['question'] | undefined
  /** The authored dice as the numbers that the engine rolls. */
  readRolls(position: T['position'], authored: Authored<T, 'dice'>): readonly number[]
  /** The forecast of an attacker and a target, in systems whose battles are between two units. */
  readonly forecast?: {
    /** The expectations that go with it. */
    readonly expectations: readonly (keyof Expect<T> & string)[]
    /** The message when there is no forecast. */
    readonly impossible: string
    find(
      position: T['position'],
      attacker: number,
      target: number,
      authored: Authored<T, 'forecast'>,
    ): T['forecast'] | undefined
    /** Compares all but the terms. */
    compare(found: T['forecast'], expect: Expect<T>, compare: Compare): void
    lines(game: GameOf<T>, attacker: number, target: number, found: T['forecast']): readonly string[]
  }
  /** An action as a sentence; `state` is the position in which it is chosen. */
  actionLine(game: GameOf<T>, action: T['action'], state: StateOf<T>): string
  /** An event as a line; undefined when it is not worth one. */
  eventLine(game: GameOf<T>, event: T['event']): string | undefined
  /** True if the lines of its events repeat the whole sentence of an action. */
  isTold(actionLine: string, eventLines: readonly string[]): boolean
}

/** An example's output in lines for its readers, and the position that it ends with. */
interface Ran<T extends ExampleTypes> {
  readonly lines: readonly string[]
  readonly state: StateOf<T>
}

const taskNames = ['explain', 'forecast', 'legal', 'do'] as const
type Task = (typeof taskNames)[number]

/** An example that is being run: `place` is its root. */
interface Running<T extends ExampleTypes> {
  readonly runner: ExampleRunner<T>
  readonly example: T['example']
  readonly position: T['position']
  readonly place: Place
  readonly report: Report
}

/** Runs an example. What is wrong with it is reported; `place` is its root. */
export const runExample = <T extends ExampleTypes>(
  runner: ExampleRunner<T>,
  example: T['example'],
  position: T['position'],
  place: Place,
  report: Report,
): Ran<T> => {
  const { state } = position
  const asked = taskNames.filter((task) => example[task] !== undefined)
  if (asked.length > 1 || (asked.length === 0 && !runner.mayOnlySetUp)) {
    const message = `An example has ${runner.mayOnlySetUp ? 'one' : 'exactly one'} of ${taskNames.join(', ')}; this one has ${asked.length}.`
    report.error('example-invalid', place, message)
    return { lines: [], state }
  }
  const [task = 'do'] = asked
  const running = { runner, example, position, place, report }
  checkExpectations(running, task)
  return task === 'do' ? act(running) : { lines: { explain, forecast, legal }[task](running), state }
}

const checkExpectations = <T extends ExampleTypes>(
  { runner, example, position, place, report }: Running<T>,
  task: Task,
): void => {
  const allowed: readonly string[] = {
    explain: ['value', 'terms'],
    forecast: runner.forecast?.expectations ?? [],
    legal: ['legal', 'reason'],
    do: [...expectableIn(runner.facts, position, position.state, example.expect), 'undo'],
  }[task]
  for (const field of Object.keys(example.expect)) {
    if (allowed.includes(field)) continue
    const hint = `With "${task}" go ${allowed.join(', ')}.`
    const at: Place = { ...below(place, 'expect', field), key: true }
    report.error('example-invalid', at, `"${field}" cannot be expected of "${task}".`, { hint })
  }
}

type Answer = <T extends ExampleTypes>(running: Running<T>) => readonly string[]

const explain: Answer = ({ runner, example: { explain: authored, expect }, position, place, report }) => {
  const at = below(place, 'explain')
  const question = authored && runner.readQuestion(position, authored, at, report)
  if (question === undefined) return []
  const explanation = position.game.explain(position.state, question as never)
  if (explanation === undefined) {
    const message = 'The question has no answer in this position: it asks about what is not possible here.'
    report.error('example-wrong', at, message)
    return []
  }
  const expected = below(place, 'expect')
  if (expect.value !== undefined)
    compareDecimals(makeCompare(expected, report), ['value'], 'value', expect.value, explanation.value)
  compareTerms(explanation.terms, expect.terms, expected, report)
  return explanationLines(explanation)
}

const forecast: Answer = ({ runner, example: { forecast: authored, expect }, position, place, report }) => {
  const at = below(place, 'forecast')
  const attacker = runner.findUnit(position, authored?.attacker ?? '', below(at, 'attacker'), report)
  const target = runner.findUnit(position, authored?.target ?? '', below(at, 'target'), report)
  const { forecast: told } = runner
  if (told === undefined || authored === undefined || attacker === undefined || target === undefined) return []
  const found = told.find(position, attacker, target, authored)
  if (found === undefined) {
    report.error('example-wrong', at, told.impossible)
    return []
  }
  const expected = below(place, 'expect')
  told.compare(found, expect, makeCompare(expected, report))
  compareTerms(found.terms, expect.terms, expected, report)
  return told.lines(position.game, attacker, target, found)
}

const legal: Answer = ({ runner, example: { legal: authored, expect }, position, place, report }) => {
  const { game, state } = position
  const action = authored && runner.readAction(position, authored, below(place, 'legal'), report)
  if (action === undefined) return []
  const [side] = game.actors(state)
  const isPossible = isLegal(game, state, side, action)
  const compare = makeCompare(below(place, 'expect'), report)
  const line = runner.actionLine(game, action, state)
  const wordFor = (answer: boolean): string => (answer ? 'legal' : 'not legal')
  compare(['legal'], line, expect.legal === undefined ? 'an answer' : wordFor(expect.legal), wordFor(isPossible))
  if (isPossible) return [`${line}: possible`]
  const reason = game.refusal(state, side, action)
  if (expect.reason !== undefined) compare(['reason'], 'reason', expect.reason, reason)
  return [`${line}: not possible. ${reason}`]
}

const act = <T extends ExampleTypes>({ runner, example, position, place, report }: Running<T>): Ran<T> => {
  const { game } = position
  const { expect } = example
  const lines: string[] = []
  let isUndoable = true
  const rolls = runner.readRolls(position, example.dice ?? [])
  let now: Position<State> = { state: position.state, dice: forcedDice(rolls), moves: 0 }
  for (const [index, authored] of (example.do ?? []).entries()) {
    const at = below(place, 'do', index)
    const action = runner.readAction(position, authored, at, report)
    if (action === undefined) return { lines, state: now.state }
    const line = runner.actionLine(game, action, now.state)
    const stepped = stepWithDice(() => step(game, now, game.actors(now.state)[0], action))
    if (!stepped.ok) {
      report.error('example-wrong', at, `${line}: ${stepped.reason}`, { hint: stepped.hint })
      return { lines, state: now.state }
    }
    now = stepped.position
    isUndoable = canUndo(stepped.events)
    const events = stepped.events.flatMap((event) => runner.eventLine(game, event) ?? [])
    lines.push(...(runner.isTold(line, events) ? [] : [line]), ...events)
  }
  const unused = rolls.length - now.dice.used()
  if (unused > 0)
    report.error('example-wrong', below(place, 'dice'), `${unused} of the ${rolls.length} rolls were not needed.`)
  const expected = below(place, 'expect')
  lines.push(...compareState(runner.facts, position, now.state, expect, expected, report))
  if (expect.undo !== undefined) {
    makeCompare(expected, report)(['undo'], 'undo', expect.undo, isUndoable)
    lines.push(isUndoable ? 'This can be taken back' : 'This cannot be taken back')
  }
  return { lines, state: now.state }
}

/** Steps with forced dice. When they run out or do not fit, the example is wrong and not the program. */
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
