/** The verbs, in the order in which their actions are listed. */
import { type ActionIn, type AnyVerb, verbFinder, verbsByPhase } from '../../../verb.ts'
import { advanceVerb, followVerb, ignoreVerb, retreatVerb } from './aftermath.ts'
import { aimVerb, attackVerb, springVerb } from './battling.ts'
import { announceVerb, discardVerb, keepVerb, playVerb, prepareVerb } from './cards.ts'
import { doneVerb } from './done.ts'
import { blowVerb, bridgeVerb, mineVerb, smokeVerb } from './ground.ts'
import { clearVerb, recoverVerb, sealVerb } from './insteadOfBattle.ts'
import { landVerb, moveVerb, orderVerb } from './moving.ts'
import type { Chosen, Types } from './verb.ts'

const all = [
  playVerb,
  prepareVerb,
  blowVerb,
  bridgeVerb,
  smokeVerb,
  aimVerb,
  orderVerb,
  landVerb,
  recoverVerb,
  moveVerb,
  attackVerb,
  clearVerb,
  sealVerb,
  springVerb,
  ignoreVerb,
  retreatVerb,
  advanceVerb,
  followVerb,
  discardVerb,
  keepVerb,
  announceVerb,
  mineVerb,
  doneVerb,
] as const

/** An action of a side: each is that of a verb. */
export type CommandCardsAction = ActionIn<(typeof all)[number]>
export type CommandCardsActionType = CommandCardsAction['type']
export type ActionOf<T extends CommandCardsActionType> = Extract<CommandCardsAction, { readonly type: T }>

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs: readonly (AnyVerb<Types, CommandCardsAction> & Chosen)[] = all

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase. */
export const verbsIn = verbsByPhase(verbs)
