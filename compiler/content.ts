/** What the stages hand on: documents, valid content, resolved scenarios, all that was compiled. Plain values. */
import type { Side } from '../engine/game.ts'
import type { OperationalRules } from '../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../engine/systems/operational/scenario.ts'
import type { Evidence, Guide, Tutorial, WonGame } from './bundle.ts'
import type { Place } from './diagnostics/diagnostic.ts'
import type { SourceFile } from './files.ts'
import type { CompiledRulebook } from './rulebook/rulebook.ts'
import type { Kind, KindTypes } from './schemas/kinds.ts'

/** read -> : a YAML file as a value that fits no schema yet. Places in it are found from its text when needed. */
export interface Document {
  readonly file: string
  readonly text: string
  readonly value: unknown
}

/** A document that fits the schema of its kind, if need be without the entries that did not. */
export interface Valid<K extends Kind> {
  readonly file: string
  readonly value: KindTypes[K]
  /** Ids of entries that were left out. */
  readonly dropped: readonly string[]
}

/** validate -> : documents by folder and kind, and the texts beside them. */
export interface Content {
  readonly systems: readonly SystemContent[]
  readonly scenarios: readonly ScenarioContent[]
  readonly guides: readonly SourceFile[]
}

/** The valid documents of a folder, by kind, each kind's in order of path. */
export type Documents = { readonly [K in Kind]?: readonly Valid<K>[] }

export interface SystemContent {
  readonly id: string
  /** `systems/<id>` */
  readonly directory: string
  readonly documents: Documents
  /** Markdown below `rules/`, in order. */
  readonly chapters: readonly SourceFile[]
}

export interface ScenarioContent {
  readonly id: string
  /** `scenarios/<id>` */
  readonly directory: string
  readonly documents: Documents
  readonly briefing: SourceFile | undefined
  readonly evidence: SourceFile | undefined
  readonly witness: SourceFile | undefined
}

/** resolve -> : a rule system with its tables put together. */
export interface CompiledSystem {
  readonly id: 'operational'
  readonly directory: string
  readonly title: string
  readonly summary: string
  /** The turn sequence in words, in order. */
  readonly sequence: readonly string[]
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  /** All of them, with every unit type. */
  readonly rules: OperationalRules
  /** Markdown below `rules/`: chapters `NN-slug.md` and `glossary.md`. */
  readonly chapters: readonly SourceFile[]
  /** The rules that it set out to have, where it lists them. */
  readonly coverage?: KindTypes['coverage']['entries']
}

export type Level = 'learn' | 'short' | 'long'

/** resolve -> : a scenario that is complete, and what its author says about it. */
export interface CompiledScenario {
  readonly id: string
  /** `scenarios/<id>` */
  readonly directory: string
  readonly scenario: OperationalScenario
  /** Identity of the resolved scenario, 16 hex digits: the one that records name. */
  readonly hash: string
  readonly level: Level
  /** The author's intent: the share of games in per cent that `side` should win between equal players. */
  readonly balance: { readonly side: Side; readonly from: number; readonly to: number }
  /** Works that were used. */
  readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
  /** `briefing.md`; the history stands below the heading `What happened`. */
  readonly briefing: SourceFile
  /** `tutorial.yaml`, if there is one. */
  readonly tutorial: Tutorial | null
  /** `evidence.json` as it was committed, if it is there. */
  readonly evidenceFile: SourceFile | undefined
  /** `witness.json` likewise: games that were won. */
  readonly witnessFile: SourceFile | undefined
  /** Where each entity was written. */
  readonly origins: Origins
  /** Findings that the author accepts. */
  readonly suppressions: readonly Suppression[]
}

/** Places of the entities of a scenario, by the same indices as in the scenario. */
export interface Origins {
  readonly scenario: Place
  readonly map: Place
  readonly sides: readonly [Place, Place]
  /** Those of units that are formed in play are of their headquarters. */
  readonly units: readonly Place[]
  readonly headquarters: readonly Place[]
  readonly objectives: readonly Place[]
  readonly bonuses: readonly Place[]
  readonly sources: readonly [readonly Place[], readonly Place[]]
  readonly hubs: readonly [readonly Place[], readonly Place[]]
  readonly assets: readonly [readonly Place[], readonly Place[]]
  readonly cards: readonly [readonly Place[], readonly Place[]]
  readonly ways: readonly Place[]
  readonly barriers: readonly Place[]
  readonly bridges: readonly Place[]
  readonly damagedBridges: readonly Place[]
  readonly forts: readonly Place[]
  readonly names: readonly Place[]
  /** The sign of a hex in the layers of the map. */
  readonly terrainAt: (hex: number) => Place
  readonly ownerAt: (hex: number) => Place
}

export interface Suppression {
  readonly code: string
  /** Entity id or hex name that the finding concerns; absent: the whole scenario. */
  readonly at: string | undefined
  readonly reason: string
  readonly place: Place
}

/** playtest -> : a scenario with what playing it showed; null when nothing is committed yet. */
export interface ProvenScenario extends CompiledScenario {
  readonly evidence: Evidence | null
  /** A game won by each side, from the witness; none when it does not belong to the evidence. */
  readonly victories: readonly WonGame[]
}

export interface Proven {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly ProvenScenario[]
  /** Ids of all scenarios, broken ones too: a link to one of these is no mistake. */
  readonly scenarioIds: readonly string[]
  readonly guides: readonly SourceFile[]
}

/** render -> : a scenario with its texts as safe HTML. */
export interface RenderedScenario extends ProvenScenario {
  /** What stands above the heading `What happened` in its briefing. */
  readonly briefingHtml: string
  /** What stands below it; empty when there is none. */
  readonly historyHtml: string
}

/** All that came through the stages sound. Diagnostics are in the report. */
export interface Compiled {
  readonly systems: readonly CompiledSystem[]
  readonly scenarios: readonly RenderedScenario[]
  readonly rulebooks: readonly CompiledRulebook[]
  readonly guides: readonly Guide[]
}
