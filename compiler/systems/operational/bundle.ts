/** The data of operational battles that the compiler writes and the site reads: the bundles of all systems, filled in. */
import type { OperationalRules } from '../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../engine/systems/operational/scenario.ts'
import type * as shared from '../../bundle.ts'
import type {
  TutorialCondition as WrittenCondition,
  TutorialPointer as WrittenPointer,
} from './schemas/types.generated.ts'

export type * from '../../bundle.ts'

export type ScenarioBundle = shared.ScenarioBundle<OperationalScenario, Tutorial>
export type Rulebook = shared.Rulebook<OperationalScenario>

export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>

export type TutorialPointer = shared.Numbered<WrittenPointer, 'unit' | 'hex'>

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export type TutorialCondition = shared.Numbered<
  WrittenCondition,
  'selected' | 'moved' | 'arrived' | 'waits' | 'gone' | 'holds' | 'lacks'
>

/**
 * The kinds of entries that have a page of their own in the reference: entries of tables, unit types, orders, and kinds of headquarters.
 */
export const entryKinds = [
  'terrain',
  'weather',
  'ways',
  'hexsides',
  'nations',
  'unitTypes',
  'specialists',
  'orders',
  'profiles',
  'assets',
  'cards',
] as const
export type EntryKind = (typeof entryKinds)[number]

export type Mention = shared.Mention<EntryKind>
export type EntryLinks = shared.EntryLinks<EntryKind>
export type TableInfo = shared.TableInfo<EntryKind, keyof OperationalRules>
/** Entries of headquarters are `rules.headquarters.profiles`; those of every other kind stand below their own name. */
export type Reference = shared.Reference<EntryKind, OperationalRules, keyof OperationalRules>
