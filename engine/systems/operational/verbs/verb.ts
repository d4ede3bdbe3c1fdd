/** A verb of the operational system: encounters and ranges are those of the side when its actions are listed. */
import type { Side } from '../../../twoSides.ts'
import type * as shared from '../../../verb.ts'
import type { Services } from '../services.ts'
import type { OperationalAction, OperationalActionType, OperationalDraft, ReadonlyState } from '../types.ts'

export type FieldKind = 'unit' | 'hex' | 'edge' | 'hq' | 'item' | 'asset' | 'card' | 'choice'

/** Whose actions are listed. */
export interface Among {
  readonly units: readonly number[]
  readonly hqs: readonly number[]
}

interface Types {
  readonly action: OperationalAction
  readonly services: Services
  readonly state: ReadonlyState
  readonly draft: OperationalDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export interface Verb<T extends OperationalActionType = OperationalActionType>
  extends shared.Verb<Types, shared.ActionOf<OperationalAction, T>> {
  /** Whether it is for the battle, for its preparation (turn 0), or for both. operational.H10 */
  readonly when: 'battle' | 'preparation' | 'always'
}

/** Any verb, for lists: its own kind of action is forgotten. */
export type AnyVerb = shared.Verb<Types, OperationalAction> & Pick<Verb, 'when'>
