/** What a verb is: one kind of action, from listing it to carrying it out. */
import type { Side } from '../../../game.ts'
import type { Services } from '../services.ts'
import type { OperationalAction, OperationalActionType, OperationalDraft, ReadonlyState } from '../types.ts'

/** What the numbers of an action count; its text is checked against the scenario by it. */
export type FieldKind = 'unit' | 'hex' | 'edge' | 'hq' | 'item' | 'asset' | 'card' | 'choice'

/** The action of a type, also where a member of the union has several types. */
type ActionOf<T extends OperationalActionType, A = OperationalAction> = A extends { readonly type: infer U }
  ? T extends U
    ? Omit<A, 'type'> & { readonly type: T }
    : never
  : never

export interface Verb<T extends OperationalActionType = OperationalActionType> {
  readonly type: T
  /** Its code in records: one letter of its own. */
  readonly code: string
  /** The fields of the action in the order of its text. */
  readonly fields: readonly (readonly [name: Exclude<keyof ActionOf<T>, 'type'>, kind: FieldKind])[]
  /** Whether it is for the battle, for its preparation (turn 0), or for both. operational.H10 */
  readonly when: 'battle' | 'preparation' | 'always'
  /** Calls `add` with every action of this kind that a side may do now: the only source of its legality. Encounters and ranges are those of the side. */
  list(services: Services, state: ReadonlyState, side: Side, add: (action: ActionOf<T>) => void): void
  /** Carries one out that is legal. */
  apply(services: Services, draft: OperationalDraft, side: Side, action: ActionOf<T>): void
  /** Why one that is not legal is refused: a sentence. It decides nothing. */
  refusal(services: Services, state: ReadonlyState, side: Side, action: ActionOf<T>): string
}

/** Any verb, for lists: its own kind of action is forgotten. */
export interface AnyVerb {
  readonly type: OperationalActionType
  readonly code: string
  readonly fields: readonly (readonly [string, FieldKind])[]
  readonly when: Verb['when']
  list(services: Services, state: ReadonlyState, side: Side, add: (action: OperationalAction) => void): void
  apply(services: Services, draft: OperationalDraft, side: Side, action: OperationalAction): void
  refusal(services: Services, state: ReadonlyState, side: Side, action: OperationalAction): string
}
