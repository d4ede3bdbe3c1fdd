/** Everything that a side can do. One line each; the order is that of the list of legal actions. */
import type { OperationalActionType } from '../types.ts'
import { attackVerb } from './attack.ts'
import { deployVerb } from './deploy.ts'
import { enterVerb } from './enter.ts'
import { moveVerb } from './move.ts'
import { enterHqVerb, moveHqVerb } from './moveHq.ts'
import { reorganiseVerb } from './reorganise.ts'
import { securityUnitVerb } from './securityUnit.ts'
import { storeVerb } from './store.ts'
import { transferVerb } from './transfer.ts'
import { claimVerb, endTurnVerb } from './turns.ts'
import { upgradeVerb } from './upgrade.ts'
import type { AnyVerb, Verb } from './verb.ts'

/** Forgets a verb's own kind of action; `verbOf` finds it again by the action's type. */
const any = <T extends OperationalActionType>(verb: Verb<T>): AnyVerb => verb as unknown as AnyVerb

export const verbs: readonly AnyVerb[] = [
  any(attackVerb),
  any(moveVerb),
  any(enterVerb),
  any(deployVerb),
  any(storeVerb),
  any(reorganiseVerb),
  any(transferVerb),
  any(securityUnitVerb),
  any(moveHqVerb),
  any(enterHqVerb),
  any(upgradeVerb),
  any(claimVerb),
  any(endTurnVerb),
]

const byType = new Map(verbs.map((verb) => [verb.type, verb]))

export const verbOf = (type: OperationalActionType): AnyVerb => {
  const verb = byType.get(type)
  if (verb === undefined) throw new RangeError(`no verb “${type}”`)
  return verb
}
