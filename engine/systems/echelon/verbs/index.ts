/** The verbs, in the order in which their actions are listed. */
import { verbFinder } from '../../../verb.ts'
import type { Phase } from '../types.ts'
import { besiegeVerb, bombVerb, shellVerb } from './bombardment.ts'
import { doneVerb } from './done.ts'
import { demolishVerb, workVerb } from './engineering.ts'
import { moveVerb, releaseVerb, takeVerb } from './group.ts'
import { inspectVerb } from './inspect.ts'
import { airliftVerb, assaultVerb, dropVerb, railVerb, sailVerb } from './lifts.ts'
import { overrunVerb } from './overrun.ts'
import { combineVerb, divideVerb } from './positionGuns.ts'
import type { AnyVerb } from './verb.ts'

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs = [
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
  doneVerb,
] as unknown as readonly AnyVerb[]

const byPhase = new Map<Phase, readonly AnyVerb[]>()

export const verbOf = verbFinder(verbs)

/** The verbs that can be chosen in a phase. */
export const verbsIn = (phase: Phase): readonly AnyVerb[] => {
  const known = byPhase.get(phase)
  if (known !== undefined) return known
  const found = verbs.filter((verb) => verb.in.includes(phase))
  byPhase.set(phase, found)
  return found
}
