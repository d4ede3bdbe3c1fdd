/** How a verb of the system is made. */
import type { Side } from '../../../twoSides.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { TacticalDraft } from '../events.ts'
import type { FieldKind } from '../fields.ts'
import type { TacticalScenario } from '../scenario.ts'
import type { Services } from '../services.ts'
import type { Position } from '../types.ts'

export interface Types {
  readonly services: Services
  readonly state: Position
  readonly draft: TacticalDraft
  readonly side: Side
  /** The units whose actions are listed. */
  readonly among: { readonly units: readonly number[] }
  readonly field: FieldKind
}

/** The part of the battle in which a verb can be chosen. */
export interface Chosen {
  readonly in: 'deployment' | 'battle' | 'both'
}

export const verb = verbMaker<Types, Chosen>()

/** The words of the verbs of a file, by type. */
export type Words = Readonly<Record<string, VerbWords<TacticalScenario, Position, Readonly<Record<string, number>>>>>
