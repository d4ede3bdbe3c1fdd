/** How a verb of the system is made. */
import type { Draft } from '../../../game.ts'
import type { Side } from '../../../twoSides.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { NewSystemEvent } from '../events.ts'
import type { FieldKind } from '../fields.ts'
import type { NewSystemState, Position } from '../memory.ts'
import type { NewSystemScenario } from '../scenario.ts'
import type { Table } from '../table.ts'

export type NewSystemDraft = Draft<NewSystemState, NewSystemEvent>

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
