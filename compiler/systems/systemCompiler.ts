/**
 * The compiler's contract of a rule system. A system's folder here is its system compiler: its kinds of files, how they become a
 * scenario, what is unwise about one, how its numbers and examples are read and drawn. The stages know none of it; they ask.
 *
 * A system compiler has, file by file:
 *
 *     schemas/         `<kind>.schema.json` for each kind of file and `example.schema.json` for worked examples, each with
 *                      `"$id": "<system>/<kind>.schema.json"`; shapes of all systems are `../common.schema.json#/definitions/...`.
 *                      `npm run generate` writes `files.generated.ts` and `types.generated.ts` beside them and the types of
 *                      the tables, `tables.generated.ts`, into the engine's folder of the system; git holds none of them
 *       kinds.ts       `kinds`, put together with `tablePaths`, `unitPaths`, `scenarioPaths` of `compiler/schemas/paths.ts`
 *       index.ts       `openSchemas('<system>', files)`, and the types `Documents`, `SystemContent`, `ScenarioContent`
 *     resolve/         `Resolving`. Shared: `resolve/tables.ts` (opens tables and checks what their schemas say of ids), `resolve/battle.ts`
 *                      (the frame of a scenario), `resolve/owner.ts` (who has which space), `resolve/defaults.ts`
 *                      (fills in the defaults that schemas give to fields of tables), `resolve/numbers.ts`
 *                      (numbers in the place of names, by the schema), `resolve/hexes.ts` (names of spaces, runs, hexsides), `resolve/grid.ts`
 *                      (layers of signs), `resolve/readers.ts` (ids and spaces with their messages), `resolve/read.ts` (lists with places)
 *       tables.ts      documents to the engine's rules, and what is known of them while some are broken
 *       scenario.ts    documents to the engine's scenario and its origins; the schema `scenario` has the fields of `ScenarioHead`
 *     lint/            `Linting`: chart.ts, index.ts, a folder for each rule; rule.ts says with `ruleOfList` what rules look at one by one.
 *                      Shared: `lint/opened.ts` opens a scenario for them; context.ts adds to it where they look at more. `npm run generate`
 *                      lists the folders; codes that only resolving needs are listed in `diagnostics/codes.ts`
 *     rulebook/        `Explaining`: tables.ts (a record of makers), example.ts (the schema `example` has `title` and `rules`).
 *                      Shared: `rulebook/format.ts`, `rulebook/explanation.ts`
 *     cartography/     `Drawing`: picture.ts. Shared: `cartography/base.ts` draws any `Ground`, `front.ts`, `hexNames.ts`, `styles.ts`, `pieces.ts`;
 *                      fields of squares are drawn from the parts in `cartography/fields/`
 *     emit/            `Describing`: reference.ts, with `makeReference` of `compiler/emit/reference.ts`
 *     playtest/        `Measuring`: metrics.ts; fingerprint.ts, any name to begin with: `npm run fingerprint` replaces it
 *                      those that gather evidence about their tables: tables.ts, loaded by those who play
 *     levers.ts        `levers` of type `Levers`, in `playtest/levers/lever.ts`: what authors change by little, how clearly a game was won
 *     commands/        `Answering`: explain.ts
 *     exchange/        `Exchanging`: layout.ts, what a map consists of; position.ts, a position as a scenario; facts.ts, what
 *                      two versions of a scenario are compared by
 *     template/        `scenario.yaml`, `map.yaml`, `briefing.md`: a small scenario that explains itself, complete and sound as it is. How it
 *                      is laid on a map of another size, its `Beginning` says: `packs/beginning.ts`, or where not every size is a board, its own
 *     bundle.ts        its scenario, tutorial and reference as the site reads them: the shapes of `compiler/bundle.ts` filled in
 *     index.ts         what checks ask of that, as `systemCompiler` of type `SystemCompiler<its own Types>`
 *     renderer.ts      the rest of it, as `systemRenderer` of type `SystemRenderer<its own Types>`
 *
 * and its name in `systems/index.ts`. In `content/systems/<system>` stand `system.yaml`, the tables, `rules/` and, if it
 * lists what it set out to have, `coverage.yaml`.
 */
import type { Action, AnyGame, Explanation, GameEvent, State, View } from '../../engine/game.ts'
import type { Standing } from '../../engine/standing.ts'
import type { LogLine } from '../../engine/words.ts'
import type { BattleScenario, MapPicture, Reference, Tutorial } from '../bundle.ts'
import type { CompiledScenario, CompiledSystem, Origins, ScenarioContent, SystemContent } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { Facts } from '../exchange/facts.ts'
import type { MapExchange } from '../exchange/layout.ts'
import type { About, ExportedPosition } from '../exchange/position.ts'
import type { Chart } from '../lint/chart.ts'
import type { LintRule } from '../lint/rule.ts'
import type { MapSize, Margins } from '../packs/enlarge.ts'
import type { BattleTypes } from '../resolve/battle.ts'
import type { TableMaker } from '../rulebook/tables.ts'
import type { Schemas } from '../schemas/schema.ts'

/** The types of a rule system: only its own system compiler looks into them. */
export interface Types {
  /** Valid documents by kind. */
  readonly documents: object
  /** The known tables, even when some are broken. */
  readonly tables: { readonly rules: object | undefined }
  /** All tables of a system that is sound. */
  readonly rules: object
  readonly scenario: BattleScenario
  readonly origins: Origins
  readonly tutorial: Tutorial
  /** The input of its lint rules. */
  readonly lintContext: object
  /** The parts of a worked example's board besides its scenario. Plain JSON. */
  readonly extras: object
  /** The content of an example block that fits the schema `example`. */
  readonly example: object
  readonly game: AnyGame
  readonly state: State
  readonly action: Action
  readonly view: View
  readonly event: GameEvent
}

/** Those that the battles of a rule system and its game tell. */
export interface TypesOf<B extends BattleTypes, G extends AnyGame> {
  readonly tables: B['tables']
  readonly rules: NonNullable<B['tables']['rules']>
  readonly scenario: B['scenario']
  readonly origins: B['origins']
  readonly tutorial: B['tutorial']
  readonly game: G
  readonly state: ReturnType<G['setup']>
  readonly action: ReturnType<G['legal']>[number]
  readonly view: ReturnType<G['view']>
  readonly event: Parameters<Parameters<G['apply']>[0]['emit']>[0]
}

/** A rule system as checks know it. Every part is asked by the stage of its name. */
export interface SystemCompiler<T extends Types = Types> {
  /** Also the name of its folders, here, in the engine and in `content/systems`, and the first half of its rule ids. */
  readonly id: string
  /**
   * Where the files of each kind lie: `systems/<system>/tables/terrain.yaml`, `systems/<system>/units/<name>.yaml`,
   * `scenarios/<scenario>/map.yaml`. Files `scenario.yaml` and `map.yaml` every scenario has. In the order in which people
   * read about them.
   */
  readonly kinds: Readonly<Record<string, string>>
  /** The schemas of these kinds, and that of `example`. */
  readonly schemas: Schemas
  /** The engine's levels of difficulty, if it has any. */
  readonly difficulties?: readonly string[]
  /** Opens a scenario as a game of the engine's. */
  open(scenario: T['scenario']): T['game']
  /** A scenario with the forces that a record names in place of its own, which may need any tables. @throws Error that says why it cannot be played with them */
  withForces?(scenario: T['scenario'], rules: T['rules'], forces: string): T['scenario']
  readonly resolve: Resolving<T>
  readonly lint: Linting<T>
  readonly rulebook: Explaining<T>
  readonly playtest: Measuring<T>
}

/**
 * The output of a rule system. No check asks for it, and checks are what authors wait for: so it is a value of its own, loaded only on
 * demand.
 */
export interface SystemRenderer<T extends Types = Types> {
  /** That of the system compiler. */
  readonly id: string
  readonly cartography: Drawing<T>
  readonly reference: Describing<T>
  readonly commands: Answering<T>
  readonly exchange: Exchanging<T>
  readonly beginning: Beginning<T>
}

/** A scenario as far as its own rule system puts it together. */
export interface ResolvedScenario<T extends Types = Types> {
  readonly scenario: T['scenario']
  readonly origins: T['origins']
  /** `tutorial.yaml`, if there is one. */
  readonly tutorial: T['tutorial'] | null
}

/** From documents to tables and scenarios: references inlined, defaults filled in, every entity with its place. */
export interface Resolving<T extends Types = Types> {
  /** Puts the tables together and checks what they say about each other; their `rules` are undefined when they are not sound. */
  tables(system: SystemContent<T['documents']>, report: Report): T['tables']
  /**
   * A scenario as far as it is sound; undefined when it, its map or its rules are not. Asked only where `scenario.yaml` and
   * `map.yaml` are there; balance, date, suppressions and briefing are checked before. Why is in the report.
   */
  scenario(
    content: ScenarioContent<T['documents']>,
    tables: T['tables'],
    report: Report,
  ): ResolvedScenario<T> | undefined
}

/** Design and playability. */
export interface Linting<T extends Types = Types> {
  /** Each in a folder of its own below `lint/`, with `doc.md`, `bad.yaml` and `good.yaml`. */
  readonly rules: readonly LintRule<T['lintContext']>[]
  /** Opens a scenario for them. */
  open(compiled: CompiledScenario<T['scenario'], T['origins']>): T['lintContext']
  /** Returns the map and the units in the form that the shared lint rules read. */
  chart(compiled: CompiledScenario<T['scenario'], T['origins']>): Chart
}

/** A worked example that was played as it is stated. */
export interface PlayedExample<T extends Types = Types> {
  readonly scenario: T['scenario']
  /** The result, in words. */
  readonly lines: readonly string[]
  readonly extras: T['extras']
  /** True if a game can begin with the board as shown. */
  readonly playable: boolean
}

/** Tables and worked examples of the rulebook. */
export interface Explaining<T extends Types = Types> {
  /** By the names that chapters use: `{{table terrain.cost}}`. */
  readonly tables: Readonly<Record<string, TableMaker<T['rules']>>>
  /** Ids that `unit:<id>` may link to: each has a page at `/reference/<system>/units/<id>/`. */
  unitTypes(rules: T['rules']): readonly string[]
  /**
   * Plays an example on the engine and compares what comes of it with what it states; undefined when it cannot be set up.
   * `example` fits the schema `example`; `place` is its root. What is wrong is reported.
   */
  play(
    example: T['example'],
    system: CompiledSystem<T['rules']>,
    place: Place,
    report: Report,
  ): PlayedExample<T> | undefined
}

/** How battles look. Ground, water, ways and names are `compiler/cartography`; what stands on them is the system's. */
export interface Drawing<T extends Types = Types> {
  /** The sheet and the symbols of a scenario, for its bundle. */
  picture(scenario: T['scenario']): MapPicture
  /** The start position as a picture that stands alone; `id` makes its element ids its own. */
  still(scenario: T['scenario'], options: { readonly id: string; readonly night?: boolean }): string
  /** The board of a worked example. */
  board(scenario: T['scenario'], id: string, extras: T['extras']): string
  /** Where the small pictures look: the pieces of each team, and spaces that both want. */
  focus(scenario: T['scenario']): Focus
}

export interface Focus {
  /** By team: spaces with its pieces, one for each piece. */
  readonly pieces: readonly [readonly number[], readonly number[]]
  readonly goals: readonly number[]
}

/** The descriptions that the site lists and looks up. */
export interface Describing<T extends Types = Types> {
  /** How many units a scenario has, for its card. */
  countUnits(scenario: T['scenario']): number
  /** Describes the changes by a level of difficulty, a line each with its numbers; for systems that have levels. */
  changesAt?(rules: T['rules'], level: string): readonly string[]
  /** Tables with the meaning of every field, and what is used where. `scenarios` are those of this system, by id. */
  reference(system: CompiledSystem<T['rules']>, scenarios: readonly T['scenario'][]): Reference
}

/** Something that is measured of finished games; `id` is its name in evidence. */
export interface Metric<T extends Types = Types> {
  readonly id: string
  /** In words, as a line begins: `Objectives held`. */
  readonly name: string
  /** The most that there can be, of something that is counted: evidence says how many games ended with each number. */
  most?(scenario: T['scenario']): number
  /** The least that there can be, where that is not 0: of what the first team is ahead. */
  least?(scenario: T['scenario']): number
  /**
   * Of a count one number; otherwise one for each team, and evidence has their means. `view` is that of a spectator.
   * @param counted what `follow` has counted in the game, where it does
   */
  measure(scenario: T['scenario'], view: T['view'], counted: readonly number[]): readonly number[]
  /** Counts what the last position does not show any more: it sees each position with what is chosen in it. */
  follow?(game: T['game']): Follower<T>
}

/** Counts something in one game. */
export interface Follower<T extends Types = Types> {
  see(state: T['state'], action: T['action']): void
  counted(): readonly number[]
}

/** The measures of playtests, and the data that they depend on. */
export interface Measuring<T extends Types = Types> {
  readonly metrics: readonly Metric<T>[]
  /** Fields of scenarios that no rule of this system reads, beside titles, names and looks: evidence does not depend on them. */
  readonly words: readonly string[]
  /** Tables of the rules that are read by the ids that a scenario or another entry names: evidence depends on the entries that are named. */
  readonly tablesByEntry: readonly string[]
  /**
   * Names how the system plays: the last states of the sample games that all evidence about it keeps. `npm test` plays them
   * again. Evidence and won games that were gathered under another fingerprint are stale.
   */
  readonly fingerprint: string
  /**
   * The players whose games against each other speak for balance: near in strength, different in style. All but the balance is
   * measured of the games of the first against itself.
   */
  readonly panel: readonly string[]
  /** All kinds of action that there are. */
  readonly verbs: readonly string[]
  /** Lists the things that an action uses, for the counts of evidence: `action move`, `card barrage`. */
  usesOf(game: T['game'], action: T['action']): readonly string[]
  /** Ids of units that were due before a game ended and did not come; absent in systems whose units all stand on the board or in a deck. */
  absentOf?(game: T['game'], state: T['state']): readonly string[]
  /** Verbs that every scenario allows, whatever its author gave: that nobody uses one says nothing of a scenario. */
  readonly everydayVerbs: readonly string[]
  /** Teams that the author lets win when the turns are over and nobody has won before: they are meant to hold out. */
  holdsOut(scenario: T['scenario']): readonly number[]
  /** True if an action ends a step of its side's own turn. */
  isEnd(state: T['state'], action: T['action']): boolean
  /** Places that the sides fight for, in the order in which `positionOf` tells who holds them. */
  places(scenario: T['scenario']): readonly { readonly name: string; readonly hex: number }[]
  /** Returns the positions of units and the holders of places. */
  positionOf(game: T['game'], state: T['state']): Standing
  /**
   * Reports what the evidence about its tables shows, for systems that gather some: their `playtest/tables.ts` exports `tables` of
   * type `TableTests`.
   */
  checkTables?(system: SystemContent<T['documents']>, rules: T['rules'], report: Report): void
}

/** For the help of `sandtable explain`: the words after the scenario, line by line; what they mean; some that work. */
export interface Questions {
  readonly forms: readonly string[]
  readonly meaning: string
  readonly examples: readonly string[]
}

/** The answers that commands print. */
export interface Answering<T extends Types = Types> {
  readonly questions: Questions
  /** Answers the two or more words after the scenario of `sandtable explain`, or says why not. Throws `UsageError` for words that mean nothing. */
  explain(game: T['game'], state: T['state'], words: readonly string[]): Explanation | string
  /** Words an event as a line of a log; undefined for trivial ones. */
  tell(scenario: T['scenario'], event: T['event']): LogLine | undefined
  /** How a game ended, in words, by the reason of its outcome. */
  reason(reason: string): string
}

/** The exchange with other programs, and of positions that become scenarios. */
export interface Exchanging<T extends Types = Types> {
  /** For the editor Tiled, where maps are of hexes. */
  readonly map?: MapExchange<T['rules']>
  /** A position of a game that goes on as the files of a scenario; a text says why it cannot be one. */
  position(game: T['game'], state: T['state'], about: About): ExportedPosition | string
  /** Returns the facts by which two versions of a scenario are compared. */
  facts(scenario: T['scenario']): Facts
}

/** The scenario that `sandtable new scenario` writes: that of the folder `template/`, with the author's title, date and size. */
export interface Beginning<T extends Types = Types> {
  /** The size of its map. */
  readonly size: MapSize
  /** The sign of the ground that is laid round the map when it is to be larger. */
  readonly ground: string
  /** How to make a map of a size; or why there is none, in words that follow the size. */
  fit(size: MapSize, rules: T['rules']): Fit | string
}

export interface Fit {
  readonly margins: Margins
  /** Lines of the template's files, and what stands there instead. */
  readonly lines: readonly (readonly [from: string, to: string])[]
}
