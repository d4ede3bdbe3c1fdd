/** How a verb of the command-card system is made: it can be chosen in some phases. */
import type { Side } from '../../../twoSides.ts'
import { type AnyVerb, listsAny, verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { FieldKind } from '../fields.ts'
import type { CommandCardsScenario } from '../scenario.ts'
import type { CommandCardsDraft, Services } from '../services.ts'
import type { Phase, Position } from '../types.ts'

export interface Types {
  readonly services: Services
  readonly state: Position
  readonly draft: CommandCardsDraft
  readonly side: Side
  /** The units whose actions are listed. */
  readonly among: { readonly units: readonly number[] }
  readonly field: FieldKind
}

export interface Chosen {
  /** The phases in which it can be chosen. */
  readonly in: readonly Phase[]
}

export const verb = verbMaker<Types, Chosen>()

/** The words of the verbs of a file, by type. The functions among them get the fields of the action. */
export type Words = Readonly<
  Record<string, VerbWords<CommandCardsScenario, Position, Readonly<Record<string, number>>>>
>

/** True if the deciding side can choose a verb now. */
export const offers = (services: Services, state: Position, verb: AnyVerb<Types> & Chosen): boolean =>
  verb.in.includes(state.phase) &&
  listsAny(verb, services, state, state.side, { units: services.table.unitsOf[state.side] })
