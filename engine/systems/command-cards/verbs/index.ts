/** The verbs, in the order in which their actions are listed. */
import type { CommandCardsActionType, Phase } from '../types.ts'
import { advanceVerb, followVerb } from './advance.ts'
import { aimVerb } from './aim.ts'
import { announceVerb } from './announce.ts'
import { attackVerb } from './attack.ts'
import { blowVerb, bridgeVerb } from './bridges.ts'
import { clearVerb } from './clear.ts'
import { discardVerb } from './discard.ts'
import { doneVerb } from './done.ts'
import { ignoreVerb } from './ignore.ts'
import { keepVerb } from './keep.ts'
import { landVerb } from './land.ts'
import { moveVerb } from './move.ts'
import { orderVerb } from './order.ts'
import { playVerb } from './play.ts'
import { prepareVerb } from './prepare.ts'
import { recoverVerb } from './recover.ts'
import { retreatVerb } from './retreat.ts'
import { sealVerb } from './seal.ts'
import { smokeVerb } from './smoke.ts'
import { springVerb } from './spring.ts'
import type { AnyVerb, Verb } from './verb.ts'

/** Forgets a verb's own kind of action; `verbOf` finds it again by the action's type. */
const any = <T extends CommandCardsActionType>(verb: Verb<T>): AnyVerb => verb as unknown as AnyVerb

export const verbs: readonly AnyVerb[] = [
  any(playVerb),
  any(prepareVerb),
  any(blowVerb),
  any(bridgeVerb),
  any(smokeVerb),
  any(aimVerb),
  any(orderVerb),
  any(landVerb),
  any(recoverVerb),
  any(moveVerb),
  any(attackVerb),
  any(clearVerb),
  any(sealVerb),
  any(springVerb),
  any(ignoreVerb),
  any(retreatVerb),
  any(advanceVerb),
  any(followVerb),
  any(discardVerb),
  any(keepVerb),
  any(announceVerb),
  any(doneVerb),
]

const byType = new Map(verbs.map((verb) => [verb.type, verb]))
const byPhase = new Map<Phase, readonly AnyVerb[]>()

export const verbOf = (type: CommandCardsActionType): AnyVerb => {
  const verb = byType.get(type)
  if (verb === undefined) throw new RangeError(`no verb “${type}”`)
  return verb
}

/** The verbs that can be chosen in a phase. */
export const verbsIn = (phase: Phase): readonly AnyVerb[] => {
  const known = byPhase.get(phase)
  if (known !== undefined) return known
  const found = verbs.filter((verb) => verb.in.includes(phase))
  byPhase.set(phase, found)
  return found
}
