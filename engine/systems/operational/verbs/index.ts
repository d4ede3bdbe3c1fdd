/** Everything that a side can do. One line each; the order is that of the list of legal actions. */
import type { OperationalActionType } from '../types.ts'
import { attackVerb } from './attack.ts'
import { enterVerb } from './enter.ts'
import { moveVerb } from './move.ts'
import { claimVerb, endTurnVerb } from './turns.ts'
import type { AnyVerb, Verb } from './verb.ts'

/** Forgets a verb's own kind of action; `verbOf` finds it again by the action's type. */
const any = <T extends OperationalActionType>(verb: Verb<T>): AnyVerb => verb as unknown as AnyVerb

export const verbs: readonly AnyVerb[] = [
  any(attackVerb),
  any(moveVerb),
  any(enterVerb),
  any(claimVerb),
  any(endTurnVerb),
]

const byType = new Map(verbs.map((verb) => [verb.type, verb]))

export const verbOf = (type: OperationalActionType): AnyVerb => {
  const verb = byType.get(type)
  if (verb === undefined) throw new RangeError(`no verb “${type}”`)
  return verb
}
