/** The verbs, in the order in which their actions are listed. */
import { type ActionIn, type AnyVerb, verbFinder, verbsByPhase } from '../../../verb.ts'
import { advanceVerb, disruptVerb, loseVerb, retreatVerb, turnVerb, withdrawVerb } from './aftermath.ts'
import { besiegeVerb, bombVerb, shellVerb } from './bombardment.ts'
import {
  attackVerb,
  commitVerb,
  dismountVerb,
  engineersVerb,
  gunfireVerb,
  supportVerb,
  surpriseVerb,
  targetVerb,
} from './combat.ts'
import { attachVerb, breakVerb, disbandVerb, flipVerb, leadVerb } from './depots.ts'
import { doneVerb } from './done.ts'
import { demolishVerb, workVerb } from './engineering.ts'
import { moveVerb, releaseVerb, takeVerb } from './group.ts'
import { haulVerb, ladeVerb, shipVerb, unladeVerb } from './haul.ts'
import { inspectVerb } from './inspect.ts'
import { airliftVerb, assaultVerb, dropVerb, railVerb, sailVerb } from './lifts.ts'
import { loadVerb, unloadVerb } from './load.ts'
import { overrunVerb } from './overrun.ts'
import { planVerb } from './plan.ts'
import { combineVerb, divideVerb } from './positionGuns.ts'
import { convertVerb, rebuildVerb, restoreVerb, trainVerb } from './replacement.ts'
import { reserveVerb } from './reserve.ts'
import { ferryVerb, transferVerb } from './transfer.ts'
import type { Chosen, Types } from './verb.ts'

const all = [
  rebuildVerb,
  trainVerb,
  restoreVerb,
  convertVerb,
  transferVerb,
  flipVerb,
  attachVerb,
  breakVerb,
  disbandVerb,
  leadVerb,
  reserveVerb,
  planVerb,
  loadVerb,
  unloadVerb,
  haulVerb,
  shipVerb,
  ferryVerb,
  ladeVerb,
  unladeVerb,
  takeVerb,
  releaseVerb,
  moveVerb,
  overrunVerb,
  combineVerb,
  divideVerb,
  railVerb,
  sailVerb,
  airliftVerb,
  inspectVerb,
  workVerb,
  demolishVerb,
  assaultVerb,
  dropVerb,
  bombVerb,
  shellVerb,
  besiegeVerb,
  targetVerb,
  commitVerb,
  dismountVerb,
  engineersVerb,
  surpriseVerb,
  supportVerb,
  gunfireVerb,
  attackVerb,
  withdrawVerb,
  turnVerb,
  loseVerb,
  disruptVerb,
  retreatVerb,
  advanceVerb,
  doneVerb,
] as const

/**
 * The actions of a side. `kind` is 0 for SPs and 1 for SRPs, `by` is rail, sea or air; of sieges `what` has a bit for each installation.
 */
export type EchelonAction = ActionIn<(typeof all)[number]>
export type EchelonActionType = EchelonAction['type']
export type ActionOf<T extends EchelonActionType> = Extract<EchelonAction, { readonly type: T }>

/** Any verb: its own kind of action is forgotten. */
export type EchelonVerb = AnyVerb<Types, EchelonAction> & Chosen

export const verbs: readonly EchelonVerb[] = all

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase. */
export const verbsIn = verbsByPhase(verbs)
