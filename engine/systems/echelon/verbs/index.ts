/** The verbs, in the order in which their actions are listed. */
import { verbFinder, verbsByPhase } from '../../../verb.ts'
import type { Phase } from '../types.ts'
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
import type { AnyVerb } from './verb.ts'

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs: readonly AnyVerb[] = [
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
]

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase. */
export const verbsIn = verbsByPhase<Phase, AnyVerb>(verbs)
