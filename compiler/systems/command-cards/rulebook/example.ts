/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */

import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import { lineOf } from '../../../../engine/systems/command-cards/events.ts'
import type { BattleForecast, CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { CommandCardsQuestion } from '../../../../engine/systems/command-cards/questions.ts'
import { type Face, faces } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/command-cards/verbs/sentences.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { compareDecimals } from '../../../rulebook/examples/compare.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import { explanationLines } from '../../../rulebook/explanation.ts'
import { makeThousandths } from '../../../rulebook/format.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { readAction, readQuestion } from './exampleActions.ts'
import { canBegin, extrasOf } from './exampleBoard.ts'
import { facts } from './exampleFacts.ts'
import { type ExamplePosition, findUnit, openExample } from './examplePosition.ts'
import type { CommandCardsSystem } from './exampleScenario.ts'

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: CommandCardsAction
  readonly event: CommandCardsEvent
  readonly question: CommandCardsQuestion
  readonly forecast: BattleForecast
}

const forecastLines = (
  { scenario }: CommandCardsGame,
  attacker: number,
  target: number,
  { dice, terms, hits, kill }: BattleForecast,
): string[] => [
  ...explanationLines({
    subject: `${scenario.units[attacker].name} against ${scenario.units[target].name}`,
    unit: 'dice',
    value: dice * 1000,
    terms,
  }),
  `Hits to be expected: ${makeThousandths(hits)}; it is destroyed in ${Math.round(kill / 10)}% of such battles`,
]

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: true,
  facts,
  findUnit,
  readAction,
  readQuestion,
  readRolls: ({ game }, dice) => dice.map((roll) => rollOf(game.scenario.rules.dice.faces, roll)),
  forecast: {
    expectations: ['dice', 'terms', 'hits', 'kill'],
    impossible: 'The battle is not possible here.',
    find: ({ game, state }, attacker, target) => game.forecast(state, attacker, target),
    compare(found, expect, compare) {
      if (expect.dice !== undefined) compare(['dice'], 'dice', expect.dice, found.dice)
      if (expect.hits !== undefined) compareDecimals(compare, ['hits'], 'hits', expect.hits, found.hits)
      if (expect.kill !== undefined) compare(['kill'], 'kill', expect.kill, Math.round(found.kill / 10))
    },
    lines: forecastLines,
  },
  actionLine: ({ scenario }, action, state) => actionWords(scenario, state, action),
  // Of what each side sees in its own way, the one who does it tells.
  eventLine: ({ scenario }, event) =>
    event.seenBy !== undefined && !event.seenBy.includes(event.side) ? undefined : lineOf(scenario, event)?.text,
  isTold: (_, events) => events.length > 0,
}

/** The lowest roll that shows a face, or the number that is written. */
const rollOf = (sides: Readonly<Record<Face, number>>, roll: string | number): number =>
  typeof roll === 'number'
    ? roll
    : faces.slice(0, faces.indexOf(roll as Face)).reduce((sum, face) => sum + sides[face], 0)

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (example: ExampleBlock, system: CommandCardsSystem, place: Place, report: Report) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const { lines, state } = runExample(runner, example, position, place, report)
  const extras = extrasOf(example, position, state)
  return { scenario: position.game.scenario, lines, extras, playable: canBegin(position, extras) }
}
