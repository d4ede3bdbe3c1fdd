/** The verbs, in the order in which their actions are listed. */
import { type ActionIn, type AnyVerb, verbFinder, verbsByPhase } from '../../../verb.ts'
import { deployVerb, equipVerb, playVerb } from './deploying.ts'
import { discardVerb, doneVerb, surrenderVerb, treatVerb, turnVerb } from './ending.ts'
import { aimVerb, escortVerb, flyVerb, interceptVerb } from './flying.ts'
import { accompanyVerb, assaultVerb, boardVerb, leaveVerb, moveVerb, swapVerb } from './moving.ts'
import { bidVerb, buildVerb, keepVerb, leadVerb, redrawVerb } from './preparing.ts'
import { ambushVerb, answerVerb, clearVerb, fireVerb, lightVerb, stormVerb } from './shooting.ts'
import type { Chosen, Types } from './verb.ts'

const all = [
  bidVerb,
  leadVerb,
  buildVerb,
  keepVerb,
  redrawVerb,
  moveVerb,
  assaultVerb,
  accompanyVerb,
  swapVerb,
  boardVerb,
  leaveVerb,
  deployVerb,
  equipVerb,
  playVerb,
  stormVerb,
  fireVerb,
  flyVerb,
  aimVerb,
  escortVerb,
  interceptVerb,
  answerVerb,
  lightVerb,
  ambushVerb,
  clearVerb,
  turnVerb,
  treatVerb,
  discardVerb,
  surrenderVerb,
  doneVerb,
] as const

/**
 * The actions that a seat may choose. A target is a unit, or `units + space` for terrain or a headquarters; a weapon is 0 for the main one,
 * or an upgrade option plus one.
 */
export type SkirmishAction = ActionIn<(typeof all)[number]>
export type SkirmishActionType = SkirmishAction['type']
export type ActionOf<T extends SkirmishActionType> = Extract<SkirmishAction, { readonly type: T }>

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs: readonly (AnyVerb<Types, SkirmishAction> & Chosen)[] = all

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase, or as an answer to a question. */
export const verbsAt = verbsByPhase(verbs)
