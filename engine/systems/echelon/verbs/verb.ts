/** A verb of the echelon system: it can be chosen in some phases. */
import type { Side } from '../../../twoSides.ts'
import type * as shared from '../../../verb.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { EchelonAction, EchelonActionType, Phase, Position } from '../types.ts'

export type FieldKind = 'unit' | 'hex' | 'number'

/** Whose actions are listed. */
export interface Among {
  readonly units: readonly number[]
}

interface Types {
  readonly action: EchelonAction
  readonly services: Services
  readonly state: Position
  readonly draft: EchelonDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export type ActionOf<T extends EchelonActionType> = shared.ActionOf<EchelonAction, T>

export interface Verb<T extends EchelonActionType = EchelonActionType> extends shared.Verb<Types, ActionOf<T>> {
  /** The phases in which it can be chosen. */
  readonly in: readonly Phase[]
  /** It comes last in the movement phase: once it was done, nothing else is done there but what comes last. echelon.W1 */
  readonly isLast?: boolean
}

/** Any verb, for lists: its own kind of action is forgotten. */
export type AnyVerb = shared.Verb<Types, EchelonAction> & Pick<Verb, 'in' | 'isLast'>

/** Whether a verb can be chosen now: units are asked one by one, since one is enough. */
export const isOffered = (services: Services, state: Position, verb: AnyVerb): boolean => {
  if (!verb.in.includes(state.phase)) return false
  const own = services.table.unitsOf[state.side]
  let any = false
  const isListed = (units: readonly number[]): boolean => {
    verb.list(
      services,
      state,
      state.side,
      () => {
        any = true
      },
      { units },
    )
    return any
  }
  return 'unit' in verb.fields ? own.some((unit) => isListed([unit])) : isListed(own)
}
