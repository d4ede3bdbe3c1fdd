/** The words for all verbs. Apart from the list of verbs, so that programs that only play do not load it. */
import { capital, fillSentence, orderWords, type VerbWords } from '../../../words.ts'
import { names } from '../fields.ts'
import type { EchelonScenario } from '../scenario.ts'
import type { Position } from '../types.ts'
import { aftermathWords } from './aftermath.ts'
import { bombardmentWords } from './bombardment.ts'
import { combatWords } from './combat.ts'
import { depotWords } from './depots.ts'
import { doneWords } from './done.ts'
import { engineeringWords } from './engineering.ts'
import { groupWords } from './group.ts'
import { haulWords } from './haul.ts'
import type { ActionOf, EchelonAction, EchelonActionType } from './index.ts'
import { inspectWords } from './inspect.ts'
import { liftWords } from './lifts.ts'
import { loadWords } from './load.ts'
import { overrunWords } from './overrun.ts'
import { planWords } from './plan.ts'
import { positionGunWords } from './positionGuns.ts'
import { replacementWords } from './replacement.ts'
import { reserveWords } from './reserve.ts'
import { transferWords } from './transfer.ts'

export const words: {
  readonly [T in EchelonActionType]: VerbWords<EchelonScenario, Position, Omit<ActionOf<T>, 'type'>>
} = {
  ...replacementWords,
  ...transferWords,
  ...depotWords,
  ...reserveWords,
  ...planWords,
  ...loadWords,
  ...haulWords,
  ...groupWords,
  ...overrunWords,
  ...positionGunWords,
  ...liftWords,
  ...inspectWords,
  ...engineeringWords,
  ...bombardmentWords,
  ...combatWords,
  ...aftermathWords,
  ...doneWords,
}

/** An action in a sentence without its full stop. */
export const actionWords = (scenario: EchelonScenario, state: Position, action: EchelonAction): string =>
  orderWords(words, names, scenario, state, action)

/** An action on a button beside whom or what it is about. */
export const buttonWords = (scenario: EchelonScenario, action: EchelonAction): string =>
  capital(fillSentence(names, words[action.type].button ?? '', scenario, action))
