/** The data that the compiler writes and the site reads: the bundles of all systems, filled in. */
import type { TacticalRules } from '../../../engine/systems/tactical/rules.ts'
import type { TacticalScenario } from '../../../engine/systems/tactical/scenario.ts'
import type * as shared from '../../bundle.ts'
import type {
  TutorialCondition as WrittenCondition,
  TutorialPointer as WrittenPointer,
} from './schemas/types.generated.ts'

export type * from '../../bundle.ts'

export type ScenarioBundle = shared.ScenarioBundle<TacticalScenario, Tutorial>
export type Tutorial = shared.Tutorial<TutorialPointer, TutorialCondition>
export type TutorialPointer = shared.Numbered<WrittenPointer, 'unit' | 'hex'>
export type TutorialCondition = shared.Numbered<
  WrittenCondition,
  'selected' | 'at' | 'attacked' | 'refitted' | 'holds' | 'gone'
>

/** The kinds of entries that have a page of their own in the reference. */
export const entryKinds = ['terrain', 'unitTypes', 'classes', 'leaders'] as const
export type EntryKind = (typeof entryKinds)[number]

export type Reference = shared.Reference<EntryKind, TacticalRules, keyof TacticalRules>
