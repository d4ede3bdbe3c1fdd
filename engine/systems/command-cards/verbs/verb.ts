/** What a verb is: one kind of action, from listing it to carrying it out. */

import type { ActionFormat } from '../../../actionText.ts'
import type { Side } from '../../../game.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import type { CommandCardsAction, CommandCardsActionType, Phase, Position } from '../types.ts'

/** What a number of an action counts. It bounds the number when the text of an action is read. */
export type FieldKind = 'unit' | 'hex' | 'card' | 'choice'

/** The action of a type, also where a member of the union has several types. */
export type ActionOf<T extends CommandCardsActionType, A = CommandCardsAction> = A extends { readonly type: infer U }
  ? T extends U
    ? Omit<A, 'type'> & { readonly type: T }
    : never
  : never

export interface Verb<T extends CommandCardsActionType = CommandCardsActionType> extends ActionFormat<FieldKind> {
  readonly type: T
  readonly fields: readonly (readonly [name: Exclude<keyof ActionOf<T>, 'type'> & string, kind: FieldKind])[]
  /** The phases in which it can be chosen. */
  readonly in: readonly Phase[]
  /** Calls `add` with every action of this kind that the deciding side may do now: the only source of its legality. */
  list(services: Services, state: Position, side: Side, add: (action: ActionOf<T>) => void): void
  /** Carries out a legal action. */
  apply(services: Services, draft: CommandCardsDraft, side: Side, action: ActionOf<T>): void
  /** Why an action that is not legal is refused: a sentence. */
  refusal(services: Services, state: Position, side: Side, action: ActionOf<T>): string
}

/** Any verb, for lists: its own kind of action is forgotten. */
export interface AnyVerb extends ActionFormat<FieldKind> {
  readonly type: CommandCardsActionType
  readonly in: readonly Phase[]
  list(services: Services, state: Position, side: Side, add: (action: CommandCardsAction) => void): void
  apply(services: Services, draft: CommandCardsDraft, side: Side, action: CommandCardsAction): void
  refusal(services: Services, state: Position, side: Side, action: CommandCardsAction): string
}

/** Whether the deciding side can choose a verb now. */
export const offers = <T extends CommandCardsActionType>(
  services: Services,
  state: Position,
  verb: Verb<T>,
): boolean => {
  let any = false
  if (verb.in.includes(state.phase))
    verb.list(services, state, state.side, () => {
      any = true
    })
  return any
}
