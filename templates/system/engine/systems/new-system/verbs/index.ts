/** The verbs, in the order in which their actions are listed. */
import { type ActionIn, type AnyVerb, verbFinder } from '../../../verb.ts'
import { attackVerb } from './attack.ts'
import { endVerb } from './end.ts'
import { moveVerb } from './move.ts'
import type { Types } from './verb.ts'

const all = [moveVerb, attackVerb, endVerb] as const

/** An action of a side: each is that of a verb. */
export type NewSystemAction = ActionIn<(typeof all)[number]>

export const verbs: readonly AnyVerb<Types, NewSystemAction>[] = all

export const verbOf = verbFinder(verbs)
