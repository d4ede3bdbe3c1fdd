/** A verb of the command-card system: it can be chosen in some phases. */
import type { Side } from '../../../twoSides.ts'
import type * as shared from '../../../verb.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import type { CommandCardsAction, CommandCardsActionType, Phase, Position } from '../types.ts'

export type FieldKind = 'unit' | 'hex' | 'card' | 'choice'

/** Whose actions are listed. */
export interface Among {
  readonly units: readonly number[]
}

interface Types {
  readonly action: CommandCardsAction
  readonly services: Services
  readonly state: Position
  readonly draft: CommandCardsDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export type ActionOf<T extends CommandCardsActionType> = shared.ActionOf<CommandCardsAction, T>

export interface Verb<T extends CommandCardsActionType = CommandCardsActionType>
  extends shared.Verb<Types, ActionOf<T>> {
  /** The phases in which it can be chosen. */
  readonly in: readonly Phase[]
}

/** Any verb, for lists: its own kind of action is forgotten. */
export type AnyVerb = shared.Verb<Types, CommandCardsAction> & Pick<Verb, 'in'>

/** Whether the deciding side can choose a verb now. */
export const offers = <T extends CommandCardsActionType>(
  services: Services,
  state: Position,
  verb: Verb<T>,
): boolean => {
  let any = false
  if (verb.in.includes(state.phase))
    verb.list(
      services,
      state,
      state.side,
      () => {
        any = true
      },
      { units: services.table.unitsOf[state.side] },
    )
  return any
}
