/** The data of battles led by cards that the compiler writes and the site reads: the bundles of all systems, filled in. */
import type { CommandCardsRules } from '../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import type * as shared from '../../bundle.ts'
import type {
  TutorialCondition as WrittenCondition,
  TutorialPointer as WrittenPointer,
} from './schemas/types.generated.ts'

export type * from '../../bundle.ts'

export type ScenarioBundle = shared.ScenarioBundle<CommandCardsScenario, Tutorial>
export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>

/** One of them. */
export type TutorialPointer = shared.Numbered<WrittenPointer, 'unit' | 'hex'>

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export type TutorialCondition = shared.Numbered<
  WrittenCondition,
  'selected' | 'ordered' | 'moved' | 'arrived' | 'gone' | 'weakened' | 'holds' | 'lacks'
>

/** The kinds of entries that have a page of their own in the reference: entries of tables, and unit types. */
export const entryKinds = ['terrain', 'obstacles', 'ways', 'nations', 'unitTypes', 'cards', 'boards'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Mention = shared.Mention<EntryKind>
/** Entries of every kind stand below its own name in the rules. */
export type Reference = shared.Reference<EntryKind, CommandCardsRules, keyof CommandCardsRules>
