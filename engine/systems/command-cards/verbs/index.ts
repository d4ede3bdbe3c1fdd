/** The verbs, in the order in which their actions are listed. */
import { verbFinder, verbsByPhase } from '../../../verb.ts'
import type { Phase } from '../types.ts'
import { advanceVerb, followVerb } from './advance.ts'
import { aimVerb } from './aim.ts'
import { attackVerb } from './attack.ts'
import { blowVerb, bridgeVerb } from './bridges.ts'
import { announceVerb, discardVerb, keepVerb, playVerb, prepareVerb } from './cards.ts'
import { doneVerb } from './done.ts'
import { ignoreVerb } from './ignore.ts'
import { clearVerb, recoverVerb, sealVerb } from './insteadOfBattle.ts'
import { landVerb } from './land.ts'
import { mineVerb } from './mine.ts'
import { moveVerb } from './move.ts'
import { orderVerb } from './order.ts'
import { retreatVerb } from './retreat.ts'
import { smokeVerb } from './smoke.ts'
import { springVerb } from './spring.ts'
import type { AnyVerb } from './verb.ts'

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs: readonly AnyVerb[] = [
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
]

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase. */
export const verbsIn = verbsByPhase<Phase, AnyVerb>(verbs)
