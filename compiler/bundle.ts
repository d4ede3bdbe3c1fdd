/** What the compiler writes and the site reads. Plain JSON; nothing here needs Node or a browser. */

import type { PlayerId } from '../engine/ai/index.ts'
import type { RuleId, Side } from '../engine/game.ts'
import type { OperationalRules } from '../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../engine/systems/operational/scenario.ts'

/** `build/index.json`: what lists and menus need. */
export interface BundleIndex {
  readonly format: 1
  readonly scenarios: readonly ScenarioCard[]
  readonly systems: readonly { readonly id: string; readonly title: string; readonly summary: string }[]
}

export interface ScenarioCard {
  readonly id: string
  readonly system: string
  readonly title: string
  readonly summary: string
  readonly date: string
  readonly turns: number
  /** Hexes. */
  readonly width: number
  readonly height: number
  readonly units: number
  readonly sides: readonly [string, string]
  readonly level: 'learn' | 'short' | 'long'
  /** Picture paths below `build/`, for lists and for social cards. */
  readonly card: string
  readonly cardNight: string
  readonly social: string
  readonly verdict: Verdict | null
}

/** `build/scenarios/<id>.json`: all that a scenario's page and its player need. */
export interface ScenarioBundle {
  readonly format: 1
  /** Hash of the resolved scenario: the identity that records name. */
  readonly hash: string
  readonly card: ScenarioCard
  readonly scenario: OperationalScenario
  /** Who can play it besides people, from weak to strong. */
  readonly players: readonly PlayerId[]
  /** The briefing, rendered to safe HTML. */
  readonly briefing: string
  /** What really happened, rendered to safe HTML; and the works it was drawn from. */
  readonly history: string
  readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
  readonly picture: MapPicture
  readonly evidence: Evidence | null
  readonly tutorial: Tutorial | null
}

/** `build/victories/<id>.json`: a game won by each side, for a scenario with current evidence. */
export interface Victories {
  readonly format: 1
  readonly scenario: string
  readonly victories: readonly WonGame[]
}

/** A game that a side won, as a record that replays it. */
export interface WonGame {
  readonly side: Side
  readonly record: string
}

/** Teaches a scenario while it is played. Units and hexes are numbers, as in the scenario. */
export interface Tutorial {
  /** The side that it teaches. */
  readonly side: Side
  /** Who leads the other side in a first game. */
  readonly opponent: 'planner' | 'random'
  readonly steps: readonly { readonly title: string; readonly tasks: readonly TutorialTask[] }[]
  /** For the rest of the battle: the first one that fits is shown. */
  readonly advice: readonly TutorialAdvice[]
}

export interface TutorialTask {
  readonly say: string
  readonly show: TutorialPointer | null
  readonly done: TutorialCondition
  readonly skip: TutorialCondition | null
}

export interface TutorialAdvice {
  readonly say: string
  readonly show: TutorialPointer | null
  readonly when: TutorialCondition
}

export interface TutorialPointer {
  readonly unit?: number
  readonly hex?: number
}

/** Facts about a game; all that are given must hold. What each means stands in the schema of the file. */
export interface TutorialCondition {
  readonly selected?: number
  readonly headquarters?: true
  readonly shown?: 'supply' | 'zones'
  readonly moved?: number
  readonly moves?: number
  readonly fights?: number
  readonly orders?: number
  readonly strikes?: number
  readonly turn?: number
  readonly before?: number
  readonly holds?: number
  readonly lacks?: number
  readonly arrived?: number
  readonly waits?: number
  readonly gone?: number
  readonly targets?: number
  readonly able?: number
  readonly spent?: true
}

/** The map as drawn at compile time: SVG fragments in map units, without the outer `<svg>`. */
export interface MapPicture {
  /** Extent in map units. */
  readonly width: number
  readonly height: number
  /** Terrain, water, signs, lines, grid, names: everything that never changes in play. */
  readonly base: string
  /** Symbol of each unit type, drawn in a box of 40 x 40 map units around 0,0. */
  readonly symbols: Readonly<Record<string, string>>
}

export type Verdict = 'pass' | 'fail' | 'undecided'

/** Confidence interval of a share, in per cent. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** What playing the scenario showed. `content/scenarios/<id>/evidence.json`, committed beside the scenario. */
export interface Evidence {
  readonly format: 1
  /** Hash of all it depends on: scenario, engine, players, games, seed. */
  readonly key: string
  readonly scenario: string
  /** Ids of the players: both sides play the same one. */
  readonly player: string
  readonly games: number
  /** First seed; game n uses seed + n. */
  readonly seed: number
  /** Games won by side, and drawn. */
  readonly wins: readonly [number, number]
  readonly draws: number
  /** Wilson interval at 95 % of the share of each side. */
  readonly share: readonly [Interval, Interval]
  /** Games decided in each turn, from turn 1. */
  readonly decidedIn: readonly number[]
  /** Objectives held at the end: how many games ended with n of the first side's (or the attacker's) objectives. */
  readonly objectivesHeld: readonly number[]
  /** Mean number of actions in a game, to one decimal. */
  readonly actions: number
  /** Mean steps lost by side, to one decimal. */
  readonly losses: readonly [number, number]
  /** What the author wants of the balance, and whether it was met. */
  readonly band: { readonly side: 0 | 1; readonly from: number; readonly to: number }
  readonly verdict: Verdict
  /** Skill: games of `planner` against `random`, sides swapped. */
  readonly skill: { readonly games: number; readonly won: number; readonly share: Interval }
  /** State hashes at the end of some games, by game number: CI plays these again. */
  readonly samples: readonly { readonly game: number; readonly hash: string }[]
}

/** What has a page of its own in the reference: an entry of a table, a unit type, an order, a kind of headquarters. */
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

/** An entry by its kind and the id that authors write. */
export interface EntryRef {
  readonly kind: EntryKind
  readonly id: string
}

/** What names an entry, or is named by it: another entry, or a table that has none. */
export type Mention = EntryRef | { readonly kind: 'table'; readonly id: string }

/** What an entry has to do with others. Both lists stand in the order of the tables, each name once. */
export interface EntryLinks {
  /** What its own entry speaks of. */
  readonly mentions: readonly Mention[]
  /** What speaks of it. */
  readonly mentionedBy: readonly Mention[]
}

/** A table of a rule system, as its schema describes it. */
export interface TableInfo {
  /** Kind of its file, such as `special-orders`; files of unit types are together the table `units`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it stands in `rules`, such as `specialOrders`. */
  readonly field: keyof OperationalRules
  /** Kind of its entries, for tables that have pages for them. */
  readonly entries: EntryKind | null
  /** What each field of its file means, by path: `entries.*.cost.infantry` for every entry, `setPiece.entrenchment[]` for the items of a list. */
  readonly fields: Readonly<Record<string, string>>
}

/** `build/reference/<system>.json`: every table and unit, with where it is used. */
export interface Reference {
  readonly format: 1
  readonly system: string
  /** Entries of headquarters are `rules.headquarters.profiles`; those of every other kind stand below their own name. */
  readonly rules: OperationalRules
  /** Levels of difficulty by id, in the order of the system's file. */
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  readonly tables: readonly TableInfo[]
  /** By kind and id: ids of the scenarios in which it plays a part. */
  readonly usedIn: Readonly<Record<EntryKind, Readonly<Record<string, readonly string[]>>>>
  /** By kind and id. */
  readonly links: Readonly<Record<EntryKind, Readonly<Record<string, EntryLinks>>>>
  /** Symbol of each unit type, as in `MapPicture`. */
  readonly symbols: Readonly<Record<string, string>>
}

/**
 * `build/rulebook/<system>.json`. Links in its HTML are root-relative and follow the site's addresses; the site puts its base
 * before them: a rule `/rules/<system>/<chapter>/#C14`, a term `/rules/<system>/glossary/#<slug>`, a scenario `/scenarios/<id>/`.
 */
export interface Rulebook {
  readonly format: 1
  readonly system: string
  readonly title: string
  readonly chapters: readonly Chapter[]
  readonly glossary: readonly GlossaryTerm[]
}

/** `build/coverage/<system>.json`: the rules that a system set out to have, and what there is of each. Only made in a checkout. */
export interface Coverage {
  readonly format: 1
  readonly system: string
  readonly rules: readonly {
    /** Without the system, as its anchor in the rulebook. */
    readonly id: string
    readonly title: string
    /** What is left out of it, and why. */
    readonly partly: string | null
    /** Slug of the chapter that states it. */
    readonly chapter: string | null
    /** Files and functions of the engine whose comments name it. */
    readonly engine: readonly string[]
    /** Titles of worked examples and of tests. */
    readonly examples: readonly string[]
    readonly tests: readonly string[]
    /** Why something of this is missing on purpose. */
    readonly reasons: readonly string[]
  }[]
}

/** A term of the glossary, in the order of the alphabet. */
export interface GlossaryTerm {
  readonly slug: string
  readonly term: string
  /** Safe HTML. */
  readonly html: string
}

/** `build/guides.json`: how to play and how to author, from `content/guides`, in the order of their file names. */
export interface Guides {
  readonly format: 1
  readonly guides: readonly Guide[]
}

export interface Guide {
  /** File name without number and extension. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Safe HTML, links as in `Rulebook`. */
  readonly html: string
  readonly headings: Chapter['headings']
}

export interface Chapter {
  /** File name without number and extension. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Safe HTML: rule paragraphs are `<p id="C14" class="rule" data-rule="operational.C14">`; an example stands as `<div data-example="N">`. */
  readonly html: string
  readonly rules: readonly { readonly id: RuleId; readonly anchor: string; readonly text: string }[]
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[]
  readonly examples: readonly RuleExample[]
}

/** A worked example that the compiler has run: a small position and what came of it. */
export interface RuleExample {
  readonly title: string
  readonly rules: readonly RuleId[]
  /** The still board. */
  readonly picture: string
  /** Whether a game can begin with the board as it is shown. */
  readonly playable: boolean
  readonly scenario: OperationalScenario
  readonly lines: readonly string[]
}
