/**
 * What the shell of the player asks of a rule system: its system UI on the page. The shell mounts, moves the camera, hears mouse,
 * finger and key, keeps the game and its record, lets the computer think, replays and teaches; what a battle looks like,
 * which orders there are and what they are called, it asks. It knows no system.
 *
 * A system UI has, file by file, in `systems/<system>/`:
 *
 *     types.ts      the system's own types, filled into `Types`; the shell's types with them
 *     context.ts    `useInstrument` with these types, for its components
 *     desk.ts       what it computes of the shell's signals: `desk`
 *     begin.ts      `Beginning`
 *     ordering.ts   `Ordering`
 *     map/          `Drawing`
 *     panels/       `Panels`; dialogs.tsx is fetched when the first dialog is opened
 *     wording.ts    `Words`
 *     events.ts     `Telling`
 *     lessons.ts    `Teaching`
 *     layers.ts     `Layer`s, and keys.ts its `Key`s
 *     styles/       what only its parts need
 *     worker.ts     the module that the thinking worker runs
 *     index.ts      all of that as one value of type `SystemUi`, and its lines in `systems/index.ts`
 */
import type { FunctionComponent } from 'preact'
import type { BattleScenario, Tutorial } from '../../compiler/bundle.ts'
import type { Point } from '../../compiler/cartography/geometry.ts'
import type { Action, AnyGame, Explanation, GameEvent, Outcome, State, View } from '../../engine/game.ts'
import type { Hex } from '../../engine/hex.ts'
import type { Instrument } from './context.ts'
import type { PlayerState, Seats, ShellState } from './state.ts'
import type { Step } from './timeline.ts'

/** The types of a rule system: only its own system UI looks into them. */
export interface Types {
  readonly scenario: BattleScenario
  readonly tutorial: Tutorial
  readonly game: AnyGame
  readonly state: State
  readonly action: Action
  readonly event: GameEvent
  readonly view: View
  readonly orders: Orders
  /** What the system UI computes of the shell's signals. */
  readonly desk: object
}

/** A rule system as the page knows it. */
export interface SystemUi<T extends Types = Types> {
  open(scenario: T['scenario']): T['game']
  /** The style sheet of its own parts: text, because a style sheet that is imported would be linked from the pages of all systems. */
  readonly styles: string
  /** Called once, when the shell's own signals stand. */
  desk(state: ShellState<T>): T['desk']
  readonly begin: Beginning<T>
  readonly orders: Ordering<T>
  readonly map: Drawing<T>
  readonly panels: Panels
  readonly words: Words<T>
  readonly events: Telling<T>
  readonly lessons: Teaching<T>
  /** What can be shown and hidden on the map, in the order of the menu. `grid` and `names` hide those of the sheet. */
  readonly layers: readonly Layer[]
  /** Keys beside those of the shell. */
  readonly keys: readonly Key<T>[]
  /** Goes on beside the game, and tells persons what they must not miss. Returns how to stop. */
  watch(state: PlayerState<T>): () => void
}

/** What can be selected: a unit, or whatever else a system puts on its map. Of kind `hex` are hexes, in every system. */
export interface Subject {
  readonly kind: string
  /** Of a unit its number in the scenario, of a hex its own. */
  readonly number: number
}

/** How a battle is entered. */
export interface Beginning<T extends Types = Types> {
  /** Who leads the sides in a first game that is no tutorial. */
  firstSeats(scenario: T['scenario']): Seats
  /** Where the keyboard's cursor begins. */
  firstHex(scenario: T['scenario']): Hex
  /** Hexes that the first look at the map is about. */
  interest(scenario: T['scenario']): readonly Hex[]
  /**
   * Whether sides hide from each other: two persons at one screen then hand it over. With a position: whether what is decided in
   * it needs what only one side knows; without such a need the screen stays with the one who has it.
   */
  hides(scenario: T['scenario'], position?: Readonly<T['state']>): boolean
}

/** Legal actions that differ in their place alone; or the one action that needs no place. */
export interface OrderGroup<A extends Action = Action> {
  readonly key: string
  readonly type: A['type']
  readonly hexes: ReadonlyMap<Hex, A>
  /** By hexside, `hex * 6 + direction`. */
  readonly edges: ReadonlyMap<number, A>
  readonly alone: A | undefined
}

/** The legal actions of a position, sorted by what a person asks. */
export interface Orders<A extends Action = Action> {
  /** All that is chosen by name first, and then by its place if it has one; by key. */
  readonly groups: ReadonlyMap<string, OrderGroup<A>>
  /** Ends the turn, or what is being decided. */
  readonly endTurn: A | undefined
  /** The action that choosing a hex brings. */
  at(selected: Subject | null, hex: Hex): A | undefined
  /** Hexes at which choosing brings something. */
  places(selected: Subject | null): readonly Hex[]
  /** Those of them that are attacked. */
  targets(selected: Subject | null): readonly Hex[]
}

/** How orders are found and given. */
export interface Ordering<T extends Types = Types> {
  /** Sorts what is legal for the side to move; nothing when nobody at this device may act. */
  sort(game: T['game'], state: Readonly<T['state']>, mayAct: boolean): T['orders']
  /** Key of the group in which an action stands. */
  keyOf(action: T['action']): string
  /** Where an action points: the hex that is chosen on the map. */
  placeOf(state: Readonly<T['state']>, action: T['action']): Hex | undefined
  /** Who acts. */
  actorOf(action: T['action']): Subject | undefined
  /** What stands at a hex, in the order in which choosing it again goes through it. */
  subjectsAt(state: PlayerState<T>, hex: Hex): readonly Subject[]
  /** Where something stands as far as the viewer knows; 0 or less when it is not on the map. */
  hexOf(state: PlayerState<T>, subject: Subject): Hex
  /** Own subjects that can still do something, by number. */
  able(state: PlayerState<T>): readonly Subject[]
  /** The terms behind what is offered now. */
  explain(state: PlayerState<T>): Explanation | undefined
}

/** A piece on the map, drawn around its hex's middle. */
export interface Piece {
  readonly subject: Subject
  readonly hex: Hex
  /** SVG in map units; whatever of it is text is escaped. */
  readonly drawn: string
  /** For the screen reader. */
  readonly label: string
}

/** Where what is selected or aimed can go. */
export interface Reach {
  /** Washed, with one outline. */
  readonly near: readonly Hex[]
  /** At a price: with a dashed outline. */
  readonly far: readonly Hex[]
  /** What it can attack: each list has one outline. */
  readonly targets: readonly (readonly Hex[])[]
}

/** What the offered action looks like on the map: a line in map units, and what is written at its end. */
export interface Offer {
  readonly kind: 'attack' | 'move'
  readonly line: readonly Point[]
  readonly label: string | undefined
}

/** What is drawn over the sheet. */
export interface Drawing<T extends Types = Types> {
  /** Under the pieces. SVG. */
  readonly Ground: FunctionComponent
  /** Above them. SVG. */
  readonly Above: FunctionComponent
  /** From below to above. */
  pieces(state: PlayerState<T>): readonly Piece[]
  /** The hexes by which an event led a piece, if it did. */
  march(event: T['event'], piece: Subject): readonly Hex[] | undefined
  reach(state: PlayerState<T>): Reach | undefined
  offer(state: PlayerState<T>, action: T['action']): Offer | undefined
  /** What the weather does to the sheet: `dry`, `mud`, `snow` and so on; see the cartography. */
  look(state: PlayerState<T>): string
  /** The scenario's own colours as declarations: style sheets only know their names. See `scenarioColours` of the cartography. */
  colours(scenario: T['scenario']): string
}

/** What is read beside the map. */
export interface Panels {
  /** Items of the list in the top bar: turn, day, how it stands. */
  readonly Facts: FunctionComponent
  /** About what is selected and what is offered, or what to do when nothing is. */
  readonly Side: FunctionComponent
  /** Buttons of the bottom bar. */
  readonly Strip: FunctionComponent
  dialogs(): Promise<Dialogs>
}

/** What is read in dialogs. */
export interface Dialogs {
  /** Below the sentence that says how it ended. */
  readonly Result: FunctionComponent
  /** How to play by mouse, in some paragraphs. */
  readonly Guide: FunctionComponent
  /** Whole dialogs: how it stands, all units with their orders as a list, and more by ids of the system's own. */
  readonly own: Readonly<Record<'situation' | 'units', FunctionComponent>> & Readonly<Record<string, FunctionComponent>>
}

/** What an action would bring, in a few signs, and what these signs mean. */
export interface Pill {
  readonly text: string
  readonly meaning: string
}

/** Everything that is called something. Names may carry no markup. */
export interface Words<T extends Types = Types> {
  /** `Turn 3`. */
  turn(turn: number): string
  /** The button that ends the turn, or what is being decided. */
  endTurn(state: PlayerState<T>): string
  subject(state: PlayerState<T>, subject: Subject): string
  /** A hex with its name if it has one. */
  place(state: PlayerState<T>, hex: Hex): string
  /** A hex as somebody's target: who stands there, or its name. */
  target(state: PlayerState<T>, hex: Hex): string
  /** What is aimed, and what it does. */
  group(state: PlayerState<T>, group: OrderGroup<T['action']>): { readonly title: string; readonly text?: string }
  /** An action in a sentence, as the staff would put it. */
  action(state: PlayerState<T>, action: T['action']): string
  /** The button that gives an order on a touch screen, what it is about, and its price if it has one. */
  button(
    state: PlayerState<T>,
    action: T['action'],
  ): { readonly verb: string; readonly about: string; readonly price?: string }
  pill(state: PlayerState<T>, action: T['action']): Pill | undefined
  /** For the screen reader: something that is selected; a hex, and what choosing it would do. */
  speakSubject(state: PlayerState<T>, subject: Subject): string
  speakHex(state: PlayerState<T>, hex: Hex): string
  /** When there is nobody left to act. */
  readonly idle: string
  /** What would be left undone if the turn ended: `3 units can still act.` */
  unfinished(state: PlayerState<T>): string | undefined
  /** How it ended: who won, and why. */
  outcome(scenario: T['scenario'], outcome: Outcome): { readonly title: string; readonly reason: string }
}

/** A line of the log. */
export interface LogLine {
  readonly text: string
  /** `turn` opens a turn; `quiet` is shown paler. */
  readonly tone: 'turn' | 'plain' | 'quiet'
}

/** What the map shows for a moment at the place of a fight. */
export interface Flash {
  readonly hex: Hex
  readonly text: string
  /** Somebody was lost; somebody was harmed; nothing. */
  readonly tone: 'loss' | 'harm' | 'none'
}

/** What is told of events. */
export interface Telling<T extends Types = Types> {
  /** Undefined for what is not worth a line. */
  line(scenario: T['scenario'], event: T['event']): LogLine | undefined
  flashes(state: PlayerState<T>, event: T['event']): readonly Flash[]
  /** Milliseconds that what the computer did is looked at. */
  lasts(events: readonly T['event'][]): number
  /** Whether an event that bars undo showed what was hidden, and did not only roll. */
  reveals(event: T['event']): boolean
}

export type KeyHint = readonly [key: string, meaning: string]

/** How a tutorial's pointers and conditions are read. */
export interface Teaching<T extends Types = Types> {
  /** What a pointer shows; undefined when that is not there now. */
  subjectOf(state: PlayerState<T>, show: PointerOf<T>): Subject | undefined
  /** Makes the judge of conditions: whether all facts of one hold now. `past` are the steps of the side that is taught. */
  judge(state: PlayerState<T>, past: () => readonly Step<T>[]): (asked: ConditionOf<T>) => boolean
  /** Facts that pass by while one plays; all others stay true, or can be counted again after a reload. */
  readonly passing: ReadonlySet<string>
  /** The key that helps with what a task waits for, by fact. */
  readonly hints: Readonly<Record<string, KeyHint | undefined>>
}

type TaskOf<T extends Types> = T['tutorial']['steps'][number]['tasks'][number]
export type PointerOf<T extends Types = Types> = NonNullable<TaskOf<T>['show']>
export type ConditionOf<T extends Types = Types> = TaskOf<T>['done']

/** Something that can be shown and hidden on the map. */
export interface Layer {
  readonly id: string
  readonly name: string
  /** A digit. */
  readonly key: string
  readonly isFirstShown: boolean
  /** Has a button of its own in the top bar. */
  readonly isOnBar?: true
}

/** A key of the system's own. */
export interface Key<T extends Types = Types> {
  /** As the browser names it, in lower case. */
  readonly key: string
  readonly meaning: string
  press(instrument: Instrument<T>): void
}
