/** The words of each verb. Apart from the list of verbs, so that programs that only play do not load it. */
import { orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { TacticalScenario } from '../scenario.ts'
import type { Position } from '../types.ts'
import { attackWords } from './attack.ts'
import { deployWords } from './deploy.ts'
import { endWords } from './end.ts'
import type { TacticalAction } from './index.ts'
import { liftWords } from './lift.ts'
import { moveWords } from './move.ts'
import { purchaseWords } from './purchase.ts'
import { refitWords } from './refit.ts'

export const words: Readonly<Record<TacticalAction['type'], VerbWords<TacticalScenario, Position, never>>> = {
  ...deployWords,
  ...moveWords,
  ...attackWords,
  ...refitWords,
  ...liftWords,
  ...purchaseWords,
  ...endWords,
}

/** An action in a sentence without its full stop. */
export const actionWords = (scenario: TacticalScenario, state: Position, action: TacticalAction): string =>
  orderWords(words, names, scenario, state, action)
