/** The data of echelon scenarios that the compiler writes and the site reads: the bundles of all systems, filled in. */
import type { EchelonRules } from '../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../engine/systems/echelon/scenario.ts'
import type * as shared from '../../bundle.ts'
import type {
  TutorialCondition as WrittenCondition,
  TutorialPointer as WrittenPointer,
} from './schemas/types.generated.ts'

export type * from '../../bundle.ts'

export type ScenarioBundle = shared.ScenarioBundle<EchelonScenario, Tutorial>
export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>

/** One of them. */
export type TutorialPointer = shared.Numbered<WrittenPointer, 'unit' | 'hex'>

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export type TutorialCondition = shared.Numbered<
  WrittenCondition,
  | 'selected'
  | 'grouped'
  | 'moved'
  | 'committed'
  | 'target'
  | 'arrived'
  | 'gone'
  | 'reversed'
  | 'disrupted'
  | 'holds'
  | 'lacks'
>

/** The kinds of entries that have a page of their own in the reference: entries of tables, and designs. */
export const entryKinds = ['terrain', 'features', 'hexsides', 'unitTypes', 'nations', 'designs'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Mention = shared.Mention<EntryKind>
/** Entries of every kind stand below its own name in the rules. */
export type Reference = shared.Reference<EntryKind, EchelonRules, keyof EchelonRules>
