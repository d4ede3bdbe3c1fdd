/** A verb of the skirmish system: it can be chosen in some phases, or as an answer to a question. */
import type { Side } from '../../../game.ts'
import type * as shared from '../../../verb.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import type { Phase, Position, Question, SkirmishAction, SkirmishActionType } from '../types.ts'

export type FieldKind = 'unit' | 'space' | 'target' | 'card' | 'weapon' | 'terrain' | 'team' | 'choice'

interface Among {
  /** Units of the seat on the board, those of them that move by themselves in the phase, and those whose actions are listed. */
  readonly own: readonly number[]
  readonly movers: readonly number[]
  readonly units: readonly number[]
}

interface Types {
  readonly action: SkirmishAction
  readonly services: Table
  readonly state: Position
  readonly draft: SkirmishDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export type ActionOf<T extends SkirmishActionType> = shared.ActionOf<SkirmishAction, T>

export interface Verb<T extends SkirmishActionType = SkirmishActionType> extends shared.Verb<Types, ActionOf<T>> {
  /** The phases in which it can be chosen while nothing is asked, and the questions that it answers. */
  readonly in: readonly (Phase | Question)[]
}

/** Any verb, for lists: its own kind of action is forgotten. */
export type AnyVerb = shared.Verb<Types, SkirmishAction> & Pick<Verb, 'in'>
