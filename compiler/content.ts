/** The values that stages pass on: documents, valid content, resolved scenarios, compiled content. Plain data. */
import type { Side } from '../engine/game.ts'
import type {
  BattleScenario,
  Chapter,
  Evidence,
  GlossaryTerm,
  Guide,
  RuleExample,
  Tutorial,
  WonGame,
} from './bundle.ts'
import type { Place } from './diagnostics/diagnostic.ts'
import type { SourceFile } from './files.ts'
import type { CoverageFile, SystemFile } from './schemas/types.generated.ts'

/** read -> : a YAML file as a value that fits no schema yet. Places in it are found from its text when needed. */
export interface Document {
  readonly file: string
  readonly text: string
  readonly value: unknown
}

/** A document that fits the schema of its kind, if need be without the entries that did not. */
export interface Valid<V = unknown> {
  readonly file: string
  readonly value: V
  /** Ids of entries that were left out. */
  readonly dropped: readonly string[]
}

/** validate -> : documents by folder and kind, and the texts beside them. */
export interface Content {
  readonly systems: readonly SystemContent[]
  readonly scenarios: readonly ScenarioContent[]
  readonly guides: readonly SourceFile[]
}

/** The valid documents of a folder, by kind, each kind's in order of path. What a kind holds, its rule system knows. */
export type Documents = Readonly<Record<string, readonly Valid[] | undefined>>

/** A folder `systems/<id>`. `D` are the documents as its rule system knows them. */
export interface SystemContent<D = Documents> {
  readonly id: string
  /** `systems/<id>` */
  readonly directory: string
  readonly system: Valid<SystemFile> | undefined
  readonly coverage: Valid<CoverageFile> | undefined
  /** All others: those of its own kinds. */
  readonly documents: D
  /** YAML files of which nothing could be read: what they define is not known. */
  readonly unread?: readonly SourceFile[]
  /** `evidence.json` about its tables. */
  readonly evidence?: SourceFile | undefined
  /** Markdown below `rules/`, in order. */
  readonly chapters: readonly SourceFile[]
  /** Pictures below `rules/`, their facts in the place of a text; none when absent. */
  readonly pictures?: readonly SourceFile[]
}

/** A folder `scenarios/<id>`. */
export interface ScenarioContent<D = Documents> {
  readonly id: string
  /** `scenarios/<id>` */
  readonly directory: string
  /** The rule system that it names in its `scenario.yaml`; documents of one that does not exist are not looked at. */
  readonly system: string
  readonly documents: D
  readonly briefing: SourceFile | undefined
  readonly evidence: SourceFile | undefined
  readonly witness: SourceFile | undefined
  /** Pictures beside the briefing, their facts in the place of a text; none when absent. */
  readonly pictures?: readonly SourceFile[]
}

/** The fields that the scenario files of all rule systems share. */
export interface ScenarioHead {
  readonly title: string
  readonly summary: string
  readonly date: string
  readonly level: Level
  /** Absent where a system lets a game go on until it is decided. */
  readonly turns?: number
  /** `team` where several sides may win together; their ids then name it. */
  readonly sides: readonly { readonly id: string; readonly team?: 'first' | 'second' }[]
  readonly balance: { readonly side: string; readonly from: number; readonly to: number }
  readonly intent?: {
    readonly length?: Intent['length']
    /** By the id of the side. */
    readonly difficulty?: Readonly<Record<string, Grade>>
    readonly unwinnable?: { readonly side: string; readonly reason: string }
    /** `winner` is the id of a side, or `draw`. */
    readonly history?: { readonly winner: string; readonly note?: string }
  }
  readonly authors?: readonly string[]
  readonly licence?: string
  readonly sources: CompiledScenario['sources']
  readonly suppress?: readonly SuppressionEntry[]
}

/** resolve -> : a rule system with its tables put together. */
export interface CompiledSystem<Rules extends object = object> {
  readonly id: string
  readonly directory: string
  readonly title: string
  readonly summary: string
  /** The turn sequence in words, in order. */
  readonly sequence: readonly string[]
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  /** All its tables. */
  readonly rules: Rules
  /** The committed evidence from playing them. */
  readonly evidence?: SourceFile | undefined
  /** Markdown below `rules/`: chapters `NN-slug.md` and `glossary.md`. */
  readonly chapters: readonly SourceFile[]
  /** Pictures beside the chapters; none when absent. */
  readonly pictures?: readonly SourceFile[]
  /** The rules that it set out to have, where it lists them. */
  readonly coverage?: CoverageFile['entries']
}

export type Level = 'learn' | 'short' | 'long'

/** resolve -> : a scenario that is complete, and what its author says about it. */
export interface CompiledScenario<S extends BattleScenario = BattleScenario, O extends Origins = Origins> {
  readonly id: string
  /** `scenarios/<id>` */
  readonly directory: string
  readonly scenario: S
  readonly level: Level
  /** The author's intent: the share of games in per cent that the team `side` should win between equal players. */
  readonly balance: { readonly side: Side; readonly from: number; readonly to: number }
  /** The author's other intentions. */
  readonly intent: Intent
  /** The authors; empty when none is named. */
  readonly authors: readonly string[]
  /** Terms under which others may use it, as an SPDX expression. */
  readonly licence: string | undefined
  /** Works that were used. */
  readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
  /** `briefing.md`; the history stands below the heading `What happened`. */
  readonly briefing: SourceFile
  /** `tutorial.yaml`, if there is one. */
  readonly tutorial: Tutorial | null
  /** `evidence.json` as it was committed, if it is there. */
  readonly evidenceFile: SourceFile | undefined
  /** `witness.json` likewise: games that were won. */
  readonly sampleWinsFile: SourceFile | undefined
  /** Pictures beside the briefing; none when absent. */
  readonly pictures?: readonly SourceFile[]
  /** Where each entity was written. */
  readonly origins: O
  /** Findings that the author accepts. */
  readonly suppressions: readonly Suppression[]
}

/** How hard a scenario is for a side. */
export type Grade = 'easy' | 'even' | 'hard'

/** The author's intentions for a scenario besides its balance, by team: each field present becomes an assertion about its evidence. */
export interface Intent {
  /** Turns in which the middle half of the games is decided. */
  readonly length?: { readonly from: number; readonly to: number }
  /** By team. */
  readonly difficulty: readonly (Grade | undefined)[]
  /** A team that is not meant to win between equal players, and why. */
  readonly unwinnable?: { readonly side: Side; readonly reason: string }
  /** How it really ended; no winner is a draw. */
  readonly history?: { readonly winner: Side | null; readonly note: string | undefined }
}

/** Places of a scenario's parts, by the same indices as in the scenario; a rule system adds its own. */
export interface Origins {
  readonly scenario: Place
  readonly map: Place
  readonly sides: readonly Place[]
}

/** An entry of `suppress` as it is written. */
export interface SuppressionEntry {
  readonly code: string
  /** Of a design rule: what the finding is about. Of another code: a path into the file. */
  readonly at?: string | number
  /** Below the folder, for codes that are not of design rules. */
  readonly file?: string
  readonly reason: string
}

export interface Suppression {
  readonly code: string
  /** Entity id or hex name that the finding concerns; absent: the whole scenario. */
  readonly at: string | undefined
  readonly reason: string
  readonly place: Place
}

/** playtest -> : a scenario with what playing it showed; null when nothing is committed yet. */
export interface ScenarioWithEvidence extends CompiledScenario {
  readonly evidence: Evidence | null
  /** Games won by each side in each way, from the witness, as far as they still hold. */
  readonly victories: readonly WonGame[]
}

/** render -> : a scenario with its texts as safe HTML. */
export interface RenderedScenario extends ScenarioWithEvidence {
  /** The briefing above its heading `What happened`. */
  readonly briefingHtml: string
  /** The briefing below that heading; empty when there is none. */
  readonly historyHtml: string
}

/** render -> : a rulebook without its pictures: `emit` draws the boards. */
export interface CompiledRulebook {
  readonly system: string
  readonly title: string
  readonly chapters: readonly CompiledChapter[]
  readonly glossary: readonly GlossaryTerm[]
}

export interface CompiledChapter extends Omit<Chapter, 'examples'> {
  readonly examples: readonly CompiledExample[]
}

/** A worked example that came out as stated, without its picture. */
export interface CompiledExample extends Omit<RuleExample, 'picture' | 'scenario'> {
  /** With all its rules. */
  readonly scenario: BattleScenario
  /** Data for its board besides the scenario, as its rule system defines it. */
  readonly extras: object
}

/** All that came through the stages sound. Diagnostics are in the report. */
export interface Compiled {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly RenderedScenario[]
  readonly rulebooks: readonly CompiledRulebook[]
  readonly guides: readonly Guide[]
}
