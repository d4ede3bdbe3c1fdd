/** A worked example of the rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */

import type { OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { Forecast } from '../../../../engine/systems/operational/index.ts'
import type { OperationalQuestion } from '../../../../engine/systems/operational/questions.ts'
import type { OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import { actionWords } from '../../../../engine/systems/operational/verbs/sentences.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { compareDecimals } from '../../../rulebook/examples/compare.ts'
import { type ExampleRunner, type ExampleTypes, runExample } from '../../../rulebook/examples/run.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { readAction, readQuestion } from './exampleActions.ts'
import { canBegin, extrasOf } from './exampleBoard.ts'
import { eventLine, forecastLines } from './exampleLines.ts'
import { type ExamplePosition, findUnit, openExample } from './examplePosition.ts'
import type { OperationalSystem } from './exampleScenario.ts'
import { facts } from './exampleWords.ts'

interface Types extends ExampleTypes {
  readonly example: ExampleBlock
  readonly position: ExamplePosition
  readonly action: OperationalAction
  readonly event: OperationalEvent
  readonly question: OperationalQuestion
  readonly forecast: Forecast
}

const chances = ['attackerLoss', 'defenderLoss', 'defenderSuppression', 'retreatChance', 'overrunChance'] as const

const runner: ExampleRunner<Types> = {
  mayOnlySetUp: false,
  facts,
  findUnit,
  readAction,
  readQuestion,
  readRolls: (_, dice) => dice,
  forecast: {
    expectations: [...chances, 'value', 'terms'],
    impossible: 'The attack is not possible here.',
    find: ({ game, state }, attacker, target, { kind }) => game.forecast(state, attacker, target, kind),
    compare(found, expect, compare) {
      if (expect.value !== undefined) compareDecimals(compare, ['value'], 'value', expect.value, found.odds)
      for (const name of chances)
        if (expect[name] !== undefined) compare([name], name, expect[name], Math.round(found[name]))
    },
    lines: forecastLines,
  },
  actionLine: ({ scenario }, action, state) => actionWords(scenario, state, action),
  eventLine,
  isTold: (line, events) => events.some((event) => event.startsWith(line)),
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (example: ExampleBlock, system: OperationalSystem, place: Place, report: Report) => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const extras = extrasOf(position)
  const { lines } = runExample(runner, example, position, place, report)
  return { extras, playable: canBegin(extras), scenario: position.game.scenario, lines }
}
