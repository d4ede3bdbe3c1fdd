/** How a verb of the system is made. */
import type { Side } from '../../../twoSides.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { NewSystemDraft } from '../events.ts'
import type { FieldKind } from '../fields.ts'
import type { Position } from '../memory.ts'
import type { NewSystemScenario } from '../scenario.ts'
import type { Table } from '../table.ts'

export interface Types {
  readonly services: Table
  readonly state: Position
  readonly draft: NewSystemDraft
  readonly side: Side
  /** The units whose actions are listed. */
  readonly among: { readonly units: readonly number[] }
  readonly field: FieldKind
}

export const verb = verbMaker<Types>()

/** The words of the verbs of a file, by type. */
export type Words = Readonly<Record<string, VerbWords<NewSystemScenario, Position, Readonly<Record<string, number>>>>>
