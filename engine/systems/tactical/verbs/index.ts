/** The verbs, in the order in which their actions are listed. */
import { type ActionIn, type AnyVerb, verbFinder } from '../../../verb.ts'
import { attackVerb } from './attack.ts'
import { deployVerb } from './deploy.ts'
import { endVerb, retreatVerb, stopVerb, surrenderVerb } from './end.ts'
import { disembarkVerb, dropVerb, embarkVerb } from './lift.ts'
import { moveVerb } from './move.ts'
import { buyVerb, upgradeVerb } from './purchase.ts'
import { eliteVerb, mountVerb, regularVerb, supplyVerb, switchVerb } from './refit.ts'
import type { Chosen, Types } from './verb.ts'

const all = [
  deployVerb,
  moveVerb,
  attackVerb,
  mountVerb,
  switchVerb,
  embarkVerb,
  disembarkVerb,
  dropVerb,
  supplyVerb,
  regularVerb,
  eliteVerb,
  buyVerb,
  upgradeVerb,
  retreatVerb,
  surrenderVerb,
  stopVerb,
  endVerb,
] as const

/** An action of a side: each is that of a verb. */
export type TacticalAction = ActionIn<(typeof all)[number]>

export const verbs: readonly (AnyVerb<Types, TacticalAction> & Chosen)[] = all

export const verbOf = verbFinder(verbs)
