/** What the compiler writes and the site reads of battles led by cards: the bundles of all systems, filled in. */
import type { CommandCardsRules } from '../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../engine/systems/command-cards/scenario.ts'
import type { phase } from '../../../engine/systems/command-cards/types.ts'
import type * as shared from '../../bundle.ts'

export type * from '../../bundle.ts'

export type ScenarioBundle = shared.ScenarioBundle<CommandCardsScenario, Tutorial>
export type Rulebook = shared.Rulebook<CommandCardsScenario>
export type Chapter = shared.Chapter<CommandCardsScenario>
export type RuleExample = shared.RuleExample<CommandCardsScenario>
export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>
export type TutorialTask = shared.TutorialTask<TutorialPointer, TutorialCondition>
export type TutorialAdvice = shared.TutorialAdvice<TutorialPointer, TutorialCondition>

/** One of them. */
export interface TutorialPointer {
  readonly unit?: number
  readonly hex?: number
  /** Id of a card. */
  readonly card?: string
}

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export interface TutorialCondition {
  readonly phase?: keyof typeof phase
  readonly selected?: number
  readonly holding?: string
  readonly played?: number
  readonly ordered?: number
  readonly orders?: number
  readonly moved?: number
  readonly moves?: number
  readonly battles?: number
  readonly medals?: number
  readonly turn?: number
  readonly before?: number
  readonly holds?: number
  readonly lacks?: number
  readonly arrived?: number
  readonly gone?: number
  readonly weakened?: number
  readonly targets?: number
}

/** What has a page of its own in the reference: an entry of a table, or a unit type. */
export const entryKinds = ['terrain', 'obstacles', 'ways', 'nations', 'unitTypes', 'cards', 'boards'] as const
export type EntryKind = (typeof entryKinds)[number]

export type EntryRef = shared.EntryRef<EntryKind>
export type Mention = shared.Mention<EntryKind>
export type EntryLinks = shared.EntryLinks<EntryKind>
export type TableInfo = shared.TableInfo<EntryKind, keyof CommandCardsRules>
/** Entries of every kind stand below its own name in the rules. */
export type Reference = shared.Reference<EntryKind, CommandCardsRules, keyof CommandCardsRules>
