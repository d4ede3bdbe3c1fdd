/** The words for all verbs. Apart from the list of verbs, so that programs that only play do not load it. */
import { orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { ReadonlyState } from '../types.ts'
import { aircraftWords } from './aircraft.ts'
import { arrivalWords } from './arrivals.ts'
import { attackWords } from './attacks.ts'
import { bombingWords } from './bombing.ts'
import { bridgeWords } from './bridges.ts'
import type { ActionOf, OperationalAction, OperationalActionType } from './index.ts'
import { moveWords } from './move.ts'
import { moveHqWords } from './moveHq.ts'
import { cardWords } from './playCard.ts'
import { reconWords } from './reconInForce.ts'
import { replacementWords } from './replacements.ts'
import { crossingWords } from './riverCrossing.ts'
import { securityWords } from './securityUnit.ts'
import { stanceWords } from './stances.ts'
import { strikeWords } from './strike.ts'
import { truckWords } from './trucks.ts'
import { turnWords } from './turns.ts'
import { unitOrderWords } from './unitOrders.ts'
import { upgradeWords } from './upgrade.ts'

export const words: {
  readonly [T in OperationalActionType]: VerbWords<OperationalScenario, ReadonlyState, Omit<ActionOf<T>, 'type'>>
} = {
  ...aircraftWords,
  ...arrivalWords,
  ...attackWords,
  ...bombingWords,
  ...bridgeWords,
  ...moveWords,
  ...moveHqWords,
  ...cardWords,
  ...reconWords,
  ...replacementWords,
  ...crossingWords,
  ...securityWords,
  ...stanceWords,
  ...strikeWords,
  ...truckWords,
  ...turnWords,
  ...unitOrderWords,
  ...upgradeWords,
}

/** An action in a sentence without its full stop. */
export const actionWords = (scenario: OperationalScenario, state: ReadonlyState, action: OperationalAction): string =>
  orderWords(words, names, scenario, state, action)
