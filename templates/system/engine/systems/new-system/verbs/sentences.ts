/** The words of each verb. Apart from the list of verbs, so that programs that only play do not load it. */
import { orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { Position } from '../memory.ts'
import type { NewSystemScenario } from '../scenario.ts'
import { attackWords } from './attack.ts'
import { endWords } from './end.ts'
import type { NewSystemAction } from './index.ts'
import { moveWords } from './move.ts'

export const words: Readonly<Record<NewSystemAction['type'], VerbWords<NewSystemScenario, Position, never>>> = {
  ...moveWords,
  ...attackWords,
  ...endWords,
}

/** An action in a sentence without its full stop. */
export const actionWords = (scenario: NewSystemScenario, state: Position, action: NewSystemAction): string =>
  orderWords(words, names, scenario, state, action)
