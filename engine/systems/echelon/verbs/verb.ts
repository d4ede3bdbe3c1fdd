/** How a verb of the echelon system is made: it can be chosen in some phases. */
import type { Side } from '../../../twoSides.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { FieldKind } from '../fields.ts'
import type { EchelonScenario } from '../scenario.ts'
import type { EchelonDraft, Services } from '../services.ts'
import type { Phase, Position } from '../types.ts'

export interface Types {
  readonly services: Services
  readonly state: Position
  readonly draft: EchelonDraft
  readonly side: Side
  /** The units whose actions are listed. */
  readonly among: { readonly units: readonly number[] }
  readonly field: FieldKind
}

export interface Chosen {
  /** The phases in which it can be chosen. */
  readonly in: readonly Phase[]
  /** It comes last in the movement phase: once it was done, nothing else is done there but what comes last. echelon.W1 */
  readonly isLast?: boolean
}

export const verb = verbMaker<Types, Chosen>()

/** The words for the verbs of a file, by type. The functions among them get the fields of the action. */
export type Words = Readonly<Record<string, VerbWords<EchelonScenario, Position, Readonly<Record<string, number>>>>>
