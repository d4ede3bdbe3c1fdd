/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */

import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import { lineOf } from '../../../../engine/systems/skirmish/events.ts'
import { attackBy, type Forecast } from '../../../../engine/systems/skirmish/forecast.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { unitName } from '../../../../engine/systems/skirmish/names.ts'
import type { SkirmishQuestion } from '../../../../engine/systems/skirmish/questions.ts'
import type { SkirmishAction } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/skirmish/verbs/sentences.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { compareDecimals } from '../../../rulebook/examples/compare.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import { explanationLines, makeValue } from '../../../rulebook/explanation.ts'
import type { BoardExtras } from '../cartography/extras.ts'
import { spaceOf } from '../resolve/map.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { readAction, readQuestion } from './exampleActions.ts'
import { facts } from './exampleFacts.ts'
import { type ExamplePosition, findUnit, openExample } from './examplePosition.ts'
import type { SkirmishSystem } from './exampleScenario.ts'

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: SkirmishAction
  readonly event: SkirmishEvent
  readonly question: SkirmishQuestion
  readonly forecast: ExampleForecast
}

/** A forecast with the terms that an example compares. */
type ExampleForecast = Forecast & Pick<Forecast['destruction'], 'terms'>

/** The forecast of an attack; undefined when the unit cannot make it from where it is. */
const findForecast = (
  { game, state }: ExamplePosition,
  unit: number,
  target: number,
  { weapon = 'main' }: NonNullable<ExampleBlock['forecast']>,
): ExampleForecast | undefined => {
  const { table } = game
  const option = table.cards[table.card[unit]].options.findIndex(({ id }) => id === weapon)
  if (option < 0 && weapon !== 'main') return undefined
  const action = attackBy(table, state, { unit, weapon: option + 1, target })
  const found = game.forecast(state, table.seat[unit], action)
  return found && { ...found, terms: found.destruction.terms }
}

const forecastLines = (
  { table }: SkirmishGame,
  unit: number,
  target: number,
  { hit, critical, hitTerms, hits, destruction, loss }: ExampleForecast,
): string[] => {
  const perCent = (value: number): string => makeValue(value, 'per cent')
  const subject = `${unitName(table, unit)} against ${unitName(table, target)}`
  return [
    ...explanationLines({ subject, unit: 'points', value: 1000 * hit, terms: hitTerms }),
    `Hits on ${hit}, critical on ${critical}: a hit in ${perCent(hits)} of such attacks`,
    ...explanationLines({ subject: 'The target is destroyed', unit: 'per cent', ...destruction }),
    ...(loss.value > 0 ? [`The attacker is destroyed itself: ${perCent(loss.value)}`] : []),
  ]
}

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: true,
  facts,
  findUnit,
  readAction,
  readQuestion,
  // The numbers of dice and the places of cards are written from 1.
  readRolls: (_, dice) => dice.map((roll) => roll - 1),
  forecast: {
    expectations: ['hit', 'critical', 'hits', 'destruction', 'loss', 'terms'],
    impossible: 'The attack is not possible here.',
    find: findForecast,
    compare(found, expect, compare) {
      for (const name of ['hit', 'critical'] as const)
        if (expect[name] !== undefined) compare([name], name, expect[name], found[name])
      const chances = { hits: found.hits, destruction: found.destruction.value, loss: found.loss.value }
      for (const [name, value] of Object.entries(chances)) {
        const expected = expect[name as keyof typeof chances]
        if (expected !== undefined) compareDecimals(compare, [name], name, expected, value)
      }
    },
    lines: forecastLines,
  },
  actionLine: ({ table }, action, state) => actionWords(table, state, action),
  eventLine: ({ table }, event) =>
    event.type === 'drew' && event.card !== undefined ? undefined : lineOf(table, event)?.text,
  isTold: (_, events) => events.length > 0,
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (example: ExampleBlock, system: SkirmishSystem, place: Place, report: Report) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { lines } = runExample(runner, example, position, place, report)
  const extras = extrasOf(example)
  return { scenario: position.game.scenario, lines, extras, playable: canBegin(example) }
}

/** Returns the parts of an example's board besides its scenario. */
const extrasOf = ({ units = [], headquarters = [0, 0], damage = {} }: ExampleBlock): BoardExtras => ({
  wounds: units.map(({ wounds = 0 }) => wounds),
  suppressed: units.map(({ suppressed = false }) => suppressed),
  hidden: units.map(({ carriedBy }) => carriedBy !== undefined),
  headquarters: [headquarters[0], headquarters[1]],
  damage: Object.fromEntries(Object.entries(damage).map(([name, taken]) => [spaceOf(name), taken])),
})

/** True if a game can begin with the board as shown: nothing has happened yet, and both sides have cards. */
const canBegin = (example: ExampleBlock): boolean => {
  const { units = [], hands = [], deck = [], seats = 2, headquarters = [], damage = {}, mines = {} } = example
  const isFresh = units.every(
    ({ id: _, side: __, type: ___, space, upgrades: ____, ...more }) =>
      space !== undefined && Object.keys(more).length === 0,
  )
  const isWhole = headquarters.every((taken) => taken === 0) && Object.keys({ ...damage, ...mines }).length === 0
  const hasCards = Array.from({ length: seats }, (_, seat) => [...(hands[seat] ?? []), ...(deck[seat] ?? [])])
  return isFresh && isWhole && hasCards.every((cards) => cards.length > 0)
}
