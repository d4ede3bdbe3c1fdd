/** How a verb of the skirmish system is made: it can be chosen in some phases, or as an answer to a question. */
import type { Side } from '../../../game.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { FieldKind } from '../fields.ts'
import type { SkirmishDraft } from '../services.ts'
import type { Table } from '../table.ts'
import type { Phase, Position, Question } from '../types.ts'

interface Among {
  /** Units of the seat on the board, those of them that move by themselves in the phase, and those whose actions are listed. */
  readonly own: readonly number[]
  readonly movers: readonly number[]
  readonly units: readonly number[]
}

export interface Types {
  readonly services: Table
  readonly state: Position
  readonly draft: SkirmishDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export interface Chosen {
  /** The phases in which it can be chosen while nothing is asked, and the questions that it answers. */
  readonly in: readonly (Phase | Question)[]
}

export const verb = verbMaker<Types, Chosen>()

/** The words for the verbs of a file, by type. The functions among them get the fields of the action. */
export type Words = Readonly<Record<string, VerbWords<Table, Position, Readonly<Record<string, number>>>>>
