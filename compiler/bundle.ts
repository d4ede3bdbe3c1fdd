/** The files that the compiler writes and the site reads. Plain JSON; nothing here needs Node or a browser. */

import type { Terms } from '../engine/ai/chances.ts'
import type { OpponentId } from '../engine/ai/opponents.ts'
import type { MapGrid } from '../engine/board.ts'
import type { RuleId, Scenario, Side } from '../engine/game.ts'
import type { Identity } from '../engine/record.ts'
import type { Evidence, Verdict } from './playtest/types.generated.ts'

/** The fields that resolved scenarios of all rule systems share. Plain JSON. */
export interface BattleScenario extends Scenario {
  /** One sentence for lists and cards. */
  readonly summary: string
  /** First day, ISO. */
  readonly date: string
  /** True if it goes on until it is decided: `turns` is then more than it can last. */
  readonly isUnlimited?: boolean
  /** One to four, in order of movement; a team is the sides that win together. */
  readonly sides: readonly BattleSide[]
  /** With those that come later. */
  readonly units: readonly BattleUnit[]
  readonly map: MapGrid
}

export interface BattleUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  /** The hex where it begins; absent: not on the map, or the map has none. */
  readonly hex?: number | undefined
}

export interface BattleSide {
  readonly id: string
  readonly name: string
  /** For front line, ownership and buttons, by day and by night. */
  readonly colour: { readonly light: string; readonly dark: string }
  /** Its team, 0 or 1; absent: the side is a team of its own, of the same number. */
  readonly team?: number
}

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
  readonly isUnlimited?: boolean
  /** Hexes, or squares. */
  readonly width: number
  readonly height: number
  readonly isOfSquares?: true
  readonly units: number
  /** Names of those who fight each other: its teams. */
  readonly sides: readonly string[]
  readonly level: 'learn' | 'short' | 'long'
  /** Picture paths below `build/`, for lists and for social cards. */
  readonly card: string
  readonly cardNight: string
  readonly social: string
  readonly verdict: Verdict | null
}

/** The description of a pack in its own manifest. */
export interface PackInfo {
  readonly id: string
  readonly title: string
  readonly version: string
  readonly authors: readonly string[]
  /** An SPDX expression. */
  readonly licence: string
}

/** Hashes by id: the first 16 hex digits of SHA-256. */
export type Hashes = Readonly<Record<string, string>>

/** `build/manifest.json`: what a build holds and where it came from. It names no machine, no path and no time. */
export interface Manifest {
  readonly format: 1
  readonly tool: { readonly name: string; readonly version: string }
  /** From below; none for content that is no pack. */
  readonly packs: readonly PackInfo[]
  /** By id: who made it, under which terms, and from which works. */
  readonly scenarios: Readonly<
    Record<
      string,
      {
        /** Id of its pack. */
        readonly pack: string | null
        readonly authors: readonly string[]
        readonly licence: string | null
        readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
      }
    >
  >
  readonly entities: {
    readonly scenarios: Hashes
    readonly systems: Readonly<
      Record<
        string,
        {
          /** By table and entry; a table that has no entries stands under its own name. */
          readonly tables: Readonly<Record<string, Hashes>>
          readonly chapters: Hashes
          readonly rules: Hashes
        }
      >
    >
    readonly guides: Hashes
  }
  /** By path below `build/`; itself left out. */
  readonly files: Hashes
}

/** A level of difficulty: what it is called and what it changes. */
export interface DifficultyLevel {
  readonly id: string
  readonly name: string
  readonly description: string
  /** The fields that it changes, with their numbers: parts of one line. */
  readonly changes: readonly string[]
}

/** `build/scenarios/<id>.json`: all that a scenario's page and its player need. */
export interface ScenarioBundle<S extends BattleScenario = BattleScenario, T extends Tutorial = Tutorial> {
  readonly format: 1
  readonly identity: Identity
  readonly card: ScenarioCard
  readonly scenario: S
  /** Levels of difficulty that a new game can begin at, easiest first; none where the rules know none. */
  readonly difficulties: readonly DifficultyLevel[]
  /** The briefing, rendered to safe HTML. */
  readonly briefing: string
  /** The historical outcome, rendered to safe HTML, and the works it was drawn from. */
  readonly history: string
  readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
  readonly picture: MapPicture
  readonly evidence: Evidence | null
  /** How the odds that games of its system have shown are to be read in it; null without its own. */
  readonly terms: Terms | null
  /** The author's claims besides balance, compared with the evidence; empty without evidence. */
  readonly claims: readonly Claim[]
  /** Places that the sides fight for, each a space, in the order of the evidence. */
  readonly places: readonly { readonly name: string; readonly hex: number }[]
  readonly tutorial: T | null
}

/** Something that the author says of a scenario, and what its games say to that. */
export interface Claim {
  /** A heading, such as `How long`. */
  readonly about: string
  readonly verdict: Verdict
  /** Sentences. */
  readonly claim: string
  readonly found: string
  /** The author's remark. */
  readonly note: string | null
}

/** `build/victories/<id>.json`: the shortest known game that each team won in each way. */
export interface Victories {
  readonly format: 1
  readonly scenario: string
  readonly victories: readonly WonGame[]
}

/** A game that was won, as a record that replays it. */
export interface WonGame {
  /** The team that won it. */
  readonly side: number
  /** The way of winning, as the rules name it: `objectives-held`. */
  readonly reason: string
  /** Turn in which it was decided. */
  readonly turn: number
  readonly record: string
}

/** A part of a tutorial with the units and hexes that it names as numbers. */
export type Numbered<Written, Naming extends keyof Written> = {
  readonly [field in keyof Written]: field extends Naming ? number : Written[field]
}

/**
 * Teaches a scenario while it is played. What can be pointed at and what can be waited for are facts of its rule system:
 * `Pointer` and `Condition`. Units and hexes are numbers, as in the scenario.
 */
export interface Tutorial<Pointer extends object = object, Condition extends object = object> {
  /** The side that it teaches. */
  readonly side: Side
  /** The player that leads the other side in a first game. */
  readonly opponent: OpponentId
  /** Of the dice of the game that it teaches: 0 to 2^32 - 1. */
  readonly seed: number
  readonly steps: readonly { readonly title: string; readonly tasks: readonly TutorialTask<Pointer, Condition>[] }[]
  /** For the rest of the battle: the first one that fits is shown. */
  readonly advice: readonly TutorialAdvice<Pointer, Condition>[]
}

export interface TutorialTask<Pointer extends object = object, Condition extends object = object> {
  readonly say: string
  readonly show: Pointer | null
  readonly done: Condition
  readonly skip: Condition | null
}

export interface TutorialAdvice<Pointer extends object = object, Condition extends object = object> {
  readonly say: string
  readonly show: Pointer | null
  readonly when: Condition
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

export type {
  Course,
  Evidence,
  EvidenceParts,
  Idle,
  Interval,
  Measure,
  PlayerGames,
  Use,
  Verdict,
} from './playtest/types.generated.ts'

/** An entry with a page of its own in the reference, by its kind, which its rule system lists, and the id that authors write. */
export interface EntryRef<K extends string = string> {
  readonly kind: K
  readonly id: string
}

/** A thing that names an entry or is named by one: another entry, or a table that has no page of its own. */
export type Mention<K extends string = string> = EntryRef<K> | { readonly kind: 'table'; readonly id: string }

/** The references between an entry and others. Both lists stand in the order of the tables, each name once. */
export interface EntryLinks<K extends string = string> {
  /** The entries that its own entry mentions. */
  readonly mentions: readonly Mention<K>[]
  /** The entries and tables that mention it. */
  readonly mentionedBy: readonly Mention<K>[]
}

/** A table of a rule system, as its schema describes it. */
export interface TableInfo<K extends string = string, Field extends string = string> {
  /** Kind of its file, such as `special-orders`; files of unit types are together the table `units`. */
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it stands in `rules`, such as `specialOrders`. */
  readonly field: Field
  /** Kind of its entries, for tables that have pages for them. */
  readonly entries: K | null
  /**
   * The meaning of each field of its file, by path: `entries.*.cost.infantry` for every entry, `setPiece.entrenchment[]` for the items of a
   * list.
   */
  readonly fields: Readonly<Record<string, string>>
}

/** `build/reference/<system>.json`: every table and unit, with where it is used. */
export interface Reference<K extends string = string, Rules extends object = object, Field extends string = string> {
  readonly format: 1
  readonly system: string
  readonly rules: Rules
  /** Levels of difficulty by id, in the order of the system's file. */
  readonly difficulties: Readonly<Record<string, { readonly name: string; readonly description: string }>>
  readonly tables: readonly TableInfo<K, Field>[]
  /** By kind and id: ids of the scenarios in which it plays a part. */
  readonly usedIn: Readonly<Record<K, Readonly<Record<string, readonly string[]>>>>
  /** By kind and id. */
  readonly links: Readonly<Record<K, Readonly<Record<string, EntryLinks<K>>>>>
  /** Symbol of each unit type, as in `MapPicture`. */
  readonly symbols: Readonly<Record<string, string>>
}

/**
 * `build/rulebook/<system>.json`. Links in its HTML are root-relative and follow the site's addresses; the site puts its base
 * before them: a rule `/rules/<system>/<chapter>/#C14`, a term `/rules/<system>/glossary/#<slug>`, a scenario `/scenarios/<id>/`.
 */
export interface Rulebook<S extends BattleScenario = BattleScenario> {
  readonly format: 1
  readonly system: string
  readonly title: string
  readonly chapters: readonly Chapter<S>[]
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
    /** The part of the rule that is left out, and why. */
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
  readonly play: InPlay
}

/** The parts of a rule system that its scenarios use. */
export interface InPlay {
  readonly scenarios: number
  /** Scenarios whose evidence is current, and its watched games. */
  readonly watched: number
  readonly games: number
  /**
   * The use of every kind of action: the number of scenarios in whose watched games it was legal at some time, the number of such games,
   * and the times that it was chosen.
   */
  readonly actions: readonly {
    readonly id: string
    readonly scenarios: number
    readonly games: number
    readonly used: number
  }[]
  /** By kind, every entry of the tables: in how many scenarios it plays a part, and how many entries, by kind, name it. */
  readonly entries: Readonly<
    Record<
      string,
      readonly { readonly id: string; readonly named: Readonly<Record<string, number>>; readonly scenarios: number }[]
    >
  >
}

/** A term of the glossary, in the order of the alphabet. */
export interface GlossaryTerm {
  readonly slug: string
  readonly term: string
  /** Other names that players use for it: the paragraph that begins with “Also:”. */
  readonly also?: readonly string[]
  /** Safe HTML. */
  readonly html: string
  /** The same without marks, for the search. */
  readonly text: string
}

/** `build/fields/<system>.json`: every field of every kind of file that authors write, as the schemas say it. */
export interface FieldBook {
  readonly format: 1
  readonly system: string
  readonly kinds: readonly FieldKind[]
}

export interface FieldKind {
  /** As the file says it: `kind: scenario`. */
  readonly kind: string
  /** Where such files lie, with `<system>`, `<scenario>` and `<name>` for what authors name. */
  readonly home: string
  readonly description: string
  readonly sections: readonly FieldSection[]
}

/** The fields of one mapping. */
export interface FieldSection {
  readonly anchor: string
  /** Where it stands in the file: `sides[].units[]`; empty for the file itself. */
  readonly path: string
  readonly description: string
  readonly rows: readonly FieldRow[]
}

export interface FieldRow {
  readonly name: string
  /** In words: `a list`, `a whole number`. */
  readonly type: string
  readonly required: boolean
  readonly description: string
  /** Range, choices, form and default, a sentence each, as far as the description does not say them. */
  readonly shape: readonly string[]
  /** Anchor of the section with the fields inside of it. */
  readonly inside: string | null
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

export interface Chapter<S extends BattleScenario = BattleScenario> {
  /** File name without number and extension. */
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Safe HTML: rule paragraphs are `<p id="C14" class="rule" data-rule="<system>.C14">`; an example stands as `<div data-example="N">`. */
  readonly html: string
  readonly rules: readonly { readonly id: RuleId; readonly anchor: string; readonly text: string }[]
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[]
  readonly examples: readonly RuleExample<S>[]
}

/** A worked example that the compiler has run: a small position and what came of it. */
export interface RuleExample<S extends BattleScenario = BattleScenario> {
  readonly title: string
  readonly rules: readonly RuleId[]
  /** The still board. */
  readonly picture: string
  /** True if a game can begin with the board as shown. */
  readonly playable: boolean
  /** Its rules are those tables that differ from the rules of the system's reference. */
  readonly scenario: S
  readonly lines: readonly string[]
}
