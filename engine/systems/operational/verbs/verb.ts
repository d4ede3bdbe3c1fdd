/** How a verb of the operational system is made. Encounters and ranges are those of the side when its actions are listed. */
import type { Side } from '../../../twoSides.ts'
import { verbMaker } from '../../../verb.ts'
import type { VerbWords } from '../../../words.ts'
import type { OperationalDraft } from '../events.ts'
import type { FieldKind } from '../fields.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'

/** The units and headquarters whose actions are listed. */
interface Among {
  readonly units: readonly number[]
  readonly hqs: readonly number[]
}

export interface Types {
  readonly services: Services
  readonly state: ReadonlyState
  readonly draft: OperationalDraft
  readonly side: Side
  readonly among: Among
  readonly field: FieldKind
}

export interface Chosen {
  /** In the battle, in its preparation (turn 0), or in both. operational.H10 */
  readonly when: 'battle' | 'preparation' | 'always'
}

export const verb = verbMaker<Types, Chosen>()

/** The words for the verbs of a file, by type; orders of a headquarters have the names that the rules give them for buttons. */
export type Words = Readonly<
  Record<string, VerbWords<OperationalScenario, ReadonlyState, Readonly<Record<string, number>>>>
>
