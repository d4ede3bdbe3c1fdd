/**
 * The contract between the player's shell and the user interface of a rule system. The shell mounts the page, moves the camera,
 * handles mouse, touch and keys, keeps the game and its record, runs the computer's turns, the replay and the tutorial. What a
 * battle looks like, which orders there are and what they are called, it asks of the system. It names no system.
 *
 * A system has, file by file, in `systems/<system>/`:
 *
 *     types.ts      the system's own types, filled into `Types`; the shell's types with them; `usePlayer` for its components
 *     derived.ts    what it computes from the shell's signals: `derive`
 *     setup.ts      `Setup`; layers and keys of its own
 *     orderGroups.ts  legal actions sorted for the page
 *     shellOrders.ts  `Ordering`
 *     map/          `MapDrawing`
 *     panels/       `Panels`; its dialogs are fetched when the first dialog is opened, or lie in `further.ts`
 *     further.ts    where there is much of it: what is seen only once something is chosen, fetched after the first position
 *     fetchFurther.ts  fetches it, with `styles/further.css`, and makes components of it
 *     story.ts      `Story`
 *     names.ts      names of units, places and phases, and their conditions
 *     shellWords.ts `Words`
 *     events.ts     `EventDisplay`
 *     lessons.ts    `Lessons`, fetched where there is a tutorial
 *     styles/       what only its own parts need
 *     worker.ts     the module that its web worker runs
 *     index.ts      all of that as one value of type `SystemUi`; its lines stand in `systems/index.ts`
 */

import type { ReadonlySignal, Signal } from '@preact/signals'
import type { FunctionComponent } from 'preact'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { WeatherLook } from '../../compiler/cartography/weather.ts'
import type { Ladder } from '../../engine/ai/ladder.ts'
import type { Space } from '../../engine/board.ts'
import type { AnyGame, Explanation, Outcome, Side } from '../../engine/game.ts'
import type { Position } from '../../engine/play.ts'
import type { Standing } from '../../engine/standing.ts'
import type { Settings } from './settings.ts'
import type { SoundId } from './sound/kinds.ts'
import type { StoredGame } from './storage.ts'
import type { Step, Timeline } from './timeline.ts'
import type {
  DialogId,
  Effect,
  Eyes,
  FactsOf,
  Flash,
  Invitation,
  Layer,
  LogLine,
  March,
  Offer,
  OrderGroup,
  Origin,
  Piece,
  Pill,
  PlaceOf,
  PointerOf,
  Reach,
  SavedAs,
  Scene,
  Seats,
  Subject,
  Types,
} from './types.ts'

/** The shell's own signals. Only the shell writes them. */
export interface ShellState<T extends Types = Types> {
  readonly ui: SystemUi<T>
  readonly bundle: ScenarioBundle<T['scenario'], T['tutorial']>
  /** That of the bundle, at the level of difficulty of the game on the table. */
  readonly scenario: T['scenario']
  /** The game on the table: ask for it each time, since a new one may be at another level of difficulty. */
  readonly game: T['game']
  /** The scenario opened at a level of difficulty, at its own when none is named; or why there is no such level. */
  gameAt(level: string | undefined): AnyGame | string
  readonly timeline: Signal<Timeline<T>>
  readonly seats: Signal<Seats>
  /** As what the game on the table is saved. */
  readonly saved: Signal<SavedAs>
  readonly origin: ReadonlySignal<Origin>
  /** Another tab plays this game: here it is only shown. */
  readonly following: Signal<boolean>
  /** In a replay: how many actions have been done; null shows the game as it stands. */
  readonly replayAt: Signal<number | null>
  readonly selected: Signal<Subject | null>
  /** True if the panel shows the actions possible without a selection, where it is a sheet that is closed otherwise. */
  readonly overview: Signal<boolean>
  /** Key of the order whose place is to be chosen on the map, or null. */
  readonly aim: Signal<string | null>
  /** The staff's suggestion in this position, an action after those that prepare it; or null. */
  readonly suggested: Signal<readonly T['action'][] | null>
  /** The subject that the tutorial points at, or null. */
  readonly taught: Signal<Subject | null>
  /** True if the tutorial asks to end the phase or turn. */
  readonly endIsTaught: Signal<boolean>
  /** The keyboard's space. */
  readonly cursor: Signal<Space>
  /** True if the cursor is shown: the keyboard was used last. */
  readonly byKeyboard: Signal<boolean>
  /** The space under the pointer, or tapped once. */
  readonly pointed: Signal<Space | null>
  /** The visibility of each layer of the map. */
  readonly layers: Signal<Readonly<Record<string, boolean>>>
  /** The player fills the window. */
  readonly full: Signal<boolean>
  /** A computer is deciding or its moves are being shown. */
  readonly busy: Signal<boolean>
  /** The rest of the computer’s turn is shown at once. */
  readonly skipping: Signal<boolean>
  /** The computer’s moves wait until the player goes on. */
  readonly paused: Signal<boolean>
  /** The replay goes on by itself. */
  readonly running: Signal<boolean>
  readonly settings: Signal<Settings>
  /** The saved games of this scenario as they were read last, the latest first. */
  readonly games: Signal<readonly StoredGame[]>
  readonly dialog: Signal<DialogId | null>
  /** A short message over the map. */
  readonly notice: Signal<string | null>
  /** The text for the screen reader. */
  readonly spoken: Signal<string>
  readonly flashes: Signal<readonly ShownFlash[]>
  /** What moves on the map because of the last action; none for those who want no motion. */
  readonly effects: Signal<readonly Effect[]>
  /** The sounds that were asked for last, in order; none fades out what is heard. */
  readonly sounds: Signal<readonly SoundId[]>
  /** Whose view the replay shows; null for those who play. */
  readonly eyes: Signal<Eyes | null>
  /** The side to which the screen was last handed, where two persons hide from each other. */
  readonly facing: Signal<Side | null>
  /** The acting side, where partners at this device may act at the same time and one of them was asked for. */
  readonly acting: Signal<Side | null>
  /** A game by link that somebody is asked to join. */
  readonly invitation: Signal<Invitation | null>

  /** The side that acts next in a state: of partners who may act at the same time persons before computers. */
  moverIn(state: T['state']): Side
  readonly position: ReadonlySignal<Position<T['state']>>
  readonly view: ReadonlySignal<T['view']>
  /**
   * True if the screen must be handed over first. Everything that shows something of the game reads this: the drawing (`Player.tsx`), keys,
   * messages and the screen reader's text; open parts are closed when it becomes true (`clearWhenCovered`).
   */
  readonly covered: ReadonlySignal<boolean>
  /** True if the next to act is a person whose partner at this screen needs no handover. */
  readonly isShared: ReadonlySignal<boolean>
  /** The side to which the screen is handed while it is covered. */
  readonly nextToFace: ReadonlySignal<Side>
  readonly outcome: ReadonlySignal<Outcome | undefined>
  /** True if the game has ended, whatever moment of it is shown. */
  readonly over: ReadonlySignal<boolean>
  /** True if a person may act now. */
  readonly mayAct: ReadonlySignal<boolean>
  /** The orders possible now; empty when nobody at this device may act. */
  readonly orders: ReadonlySignal<T['orders']>
  /** The order whose place is to be chosen. */
  readonly aimed: ReadonlySignal<OrderGroup<T['action']> | undefined>
  /** The panel, which is a sheet in a small window, shows something. */
  readonly isSheetOpen: ReadonlySignal<boolean>
  /** The hex that the player looks at: pointed at, or under the keyboard's cursor. */
  readonly focus: ReadonlySignal<Space | null>
  /** The action that choosing the focused hex would order. */
  readonly offered: ReadonlySignal<T['action'] | undefined>
  /** Why the last action cannot be undone; undefined when it can. */
  readonly barrier: ReadonlySignal<string | undefined>
  /** True if it can be undone now. */
  readonly mayUndo: ReadonlySignal<boolean>
}

/** A flash on the map; `key` tells it from others. */
export interface ShownFlash extends Pick<Flash, 'text' | 'tone'> {
  readonly key: number
  readonly hex: Space
  /** How many stand below it. */
  readonly level: number
  /** Milliseconds before it comes. */
  readonly delay: number
}

export interface PlayerState<T extends Types = Types> extends ShellState<T> {
  /** The values that the system computes from these signals. */
  readonly derived: T['derived']
  /** The pieces on the map as far as the viewer knows, from bottom to top. */
  readonly pieces: ReadonlySignal<readonly Piece[]>
}

/** A rule system as the page knows it. */
export interface SystemUi<T extends Types = Types> {
  open(scenario: T['scenario']): T['game']
  /**
   * The battle as the address of the page changes it, such as by armies of one’s own. All tables of the rules can be fetched for it; the
   * scenario holds what its own forces need. Fails with an `AddressError` that says why it cannot.
   */
  fromAddress?(
    bundle: ScenarioBundle<T['scenario'], T['tutorial']>,
    address: URLSearchParams,
    fetchRules: () => Promise<unknown>,
  ): Promise<ScenarioBundle<T['scenario'], T['tutorial']>>
  /** The style sheet of its own parts, as text: an imported style sheet would be linked from the pages of all systems. */
  readonly styles: string
  /** Called once, when the shell's own signals exist. */
  derive(state: ShellState<T>): T['derived']
  readonly setup: Setup<T>
  readonly orders: Ordering<T>
  readonly map: MapDrawing<T>
  readonly panels: Panels
  readonly words: Words<T>
  readonly events: EventDisplay<T>
  /** Fetched where there is a tutorial. */
  lessons(): Promise<Lessons<T>>
  /** The layers that can be shown and hidden on the map, in the order of the menu. `grid` and `names` hide those of the base map. */
  readonly layers: readonly Layer[]
  /** Keys beside those of the shell. */
  readonly keys: readonly Key<T>[]
  /** Runs beside the game and announces what nobody must miss. Returns how to stop. */
  watch(state: PlayerState<T>): () => void
}

/** How a battle is entered. */
export interface Setup<T extends Types = Types> {
  /** Returns the players of the sides in a first game that is no tutorial. */
  firstSeats(scenario: T['scenario']): Seats
  /** Hexes that the first view of the map should show; the keyboard's cursor begins on the first of them. */
  interest(scenario: T['scenario']): readonly Space[]
  /**
   * True if sides hide from each other, so that two persons at one screen hand it over. With a position: true if the decision in it needs
   * knowledge of one side only; without such a need the screen stays with its present viewer.
   */
  hides(scenario: T['scenario'], position?: Readonly<T['state']>): boolean
  /** True if no partner holds anything at a position that the other one must not see: at one screen they act one after the other. */
  partnersShare?(position: Readonly<T['state']>): boolean
}

/** How orders are found and given. */
export interface Ordering<T extends Types = Types> {
  /** Sorts what is legal for the side that acts; empty when nobody at this device may act. */
  sort(game: T['game'], state: Readonly<T['state']>, mayAct: boolean, side: Side): T['orders']
  /** Key of the group in which an action stands. */
  keyOf(action: T['action']): string
  /** The space that an action points at, chosen on the map. */
  placeOf(state: Readonly<T['state']>, action: T['action'], game: T['game']): Space | undefined
  /** Returns the subject that acts. */
  actorOf(action: T['action']): Subject | undefined
  /**
   * The actions by which what was chosen is carried out, in order: units may have to be taken before they move. All of them are done,
   * or none is. Absent: the action itself.
   */
  steps?(state: PlayerState<T>, action: T['action']): readonly T['action'][]
  /** True if an action does nothing by itself and only prepares the next one: it is taken back with it. */
  prepares?(action: T['action']): boolean
  /**
   * True if an action, which throws no dice and shows nothing, is mostly given several times in a row: the staff suggests all of them at
   * once.
   */
  repeats?(action: T['action']): boolean
  /** Returns the key of a phase: orders within it can be taken back at once. Where a turn has no phases, the key of the turn. */
  phaseOf(state: Readonly<T['state']>): string | number
  /** Own subjects that can still do something, by number. */
  able(state: PlayerState<T>): readonly Subject[]
  /** The terms behind what is offered now. */
  explain(state: PlayerState<T>): Explanation | undefined
}

/** The drawing over the base map. */
export interface MapDrawing<T extends Types = Types> {
  /** Ground over the sheet that seldom changes: a layer of its own, so that what moves over it never paints it again. SVG. */
  readonly Land?: FunctionComponent
  /** Under the pieces. SVG. */
  readonly Ground: FunctionComponent
  /** Above them. SVG. */
  readonly Above: FunctionComponent
  /** From bottom to top. */
  pieces(state: PlayerState<T>): readonly Piece[]
  /** The pieces that an event moved. `placeOf` tells where they stood, `later` what else happens in the action. */
  marches(event: T['event'], placeOf: PlaceOf, later: readonly T['event'][]): readonly March[]
  /** A unit by itself, where pieces are drawn as stacks. */
  alone?(state: PlayerState<T>, unit: number): string
  reach(state: PlayerState<T>): Reach | undefined
  offer(state: PlayerState<T>, action: T['action']): Offer | undefined
  /** Hexes that the decision at hand is about, beside what is selected: they are kept in view. */
  inView?(state: PlayerState<T>): readonly Space[]
  /** Returns how the base map shows the weather; see the cartography. Without it all is dry. */
  look?(state: PlayerState<T>): WeatherLook
}

/** The panels beside the map. */
export interface Panels {
  /** Items of the list in the top bar: turn, day, score. */
  readonly Facts: FunctionComponent
  /** About what is selected and what is offered, or what to do when nothing is. */
  readonly Side: FunctionComponent
  /** Buttons of the bottom bar. */
  readonly Strip: FunctionComponent
  dialogs(): Promise<Dialogs>
}

/** The dialogs of a system. */
export interface Dialogs {
  /** How strong the levels of the computer are. */
  readonly ladder: Ladder
  /** Below the sentence that says how it ended. */
  readonly Result: FunctionComponent
  readonly story: Story
  /** How to play by mouse, in some paragraphs. */
  readonly Guide: FunctionComponent
  /** Whole dialogs: the situation, all units with their orders as a list, and more by ids of the system's own. */
  readonly own: Readonly<Record<'situation' | 'units', FunctionComponent>> & Readonly<Record<string, FunctionComponent>>
}

/** The cause of a game's end: the step, where it was one, and a sentence without its end, such as `Mahares fell`. */
export interface Cause {
  readonly at?: number
  readonly what: string
}

/** The story of a finished game, for the result. */
export interface Story<T extends Types = Types> {
  /** Returns the positions of units, and the holders of the places that the bundle lists. */
  standing(game: T['game'], state: Readonly<T['state']>): Standing
  /** By the ids of the evidence’s measures: one number of a count, else one for each side. */
  measures(game: T['game'], state: Readonly<T['state']>): Readonly<Record<string, readonly number[]>>
  /** True if a larger value of a measure is better for a side. */
  isMoreBetter(scenario: T['scenario'], measure: string, side: Side): boolean
  /** Undefined where nothing else can be told than how it ended. */
  cause(scenario: T['scenario'], steps: readonly Step<T>[], outcome: Outcome): Cause | undefined
}

/** Everything that has a name. Names may carry no markup. */
export interface Words<T extends Types = Types> {
  /** `Turn 3`. */
  turn(turn: number): string
  /** The button that ends the turn, or the decision at hand. */
  endTurn(state: PlayerState<T>): string
  subject(state: PlayerState<T>, subject: Subject): string
  /** A hex with its name if it has one. */
  place(state: PlayerState<T>, hex: Space): string
  /** A hex as a target: who stands there, or its name. */
  target(state: PlayerState<T>, hex: Space): string
  /** Names an aimed order and describes its effect. */
  group(state: PlayerState<T>, group: OrderGroup<T['action']>): { readonly title: string; readonly text?: string }
  /** An action in a sentence, as the staff would put it. */
  action(state: PlayerState<T>, action: T['action']): string
  /** The word on the button that gives an order on a touch screen, what it is about, and its price if it has one. */
  button(
    state: PlayerState<T>,
    action: T['action'],
  ): { readonly word: string; readonly about: string; readonly price?: string }
  pill(state: PlayerState<T>, action: T['action']): Pill | undefined
  /** For the screen reader: something that is selected; a hex, and what choosing it would do. */
  speakSubject(state: PlayerState<T>, subject: Subject): string
  speakHex(state: PlayerState<T>, hex: Space): string
  /** When nobody is left to act. */
  readonly idle: string
  /** Returns the warning about actions left undone at the end of the turn: `3 units can still act.` */
  unfinished(state: PlayerState<T>): string | undefined
  /** How it ended: who won, and why. */
  outcome(scenario: T['scenario'], outcome: Outcome): { readonly title: string; readonly reason: string }
}

/** How events are shown. */
export interface EventDisplay<T extends Types = Types> {
  /** Undefined for what deserves no line. */
  line(scenario: T['scenario'], event: T['event']): LogLine | undefined
  /** Undefined where there is nothing to be seen. */
  scene(scenario: T['scenario'], event: T['event']): Scene | undefined
  /** The sounds of an event that the viewer is told, by nothing but what it tells. */
  sounds(scenario: T['scenario'], event: T['event']): readonly SoundId[]
  /** Milliseconds for which an action of the computer is shown. */
  duration(events: readonly T['event'][]): number
  /** True if an event that bars undo revealed something hidden, and was not only a roll. */
  reveals(event: T['event']): boolean
}

/** How a tutorial's pointers and conditions are read. */
export interface Lessons<T extends Types = Types> {
  /** Returns the subject of a pointer; undefined when that is not there now. */
  subjectOf(state: PlayerState<T>, show: PointerOf<T>): Subject | undefined
  /** The facts of conditions. `past` returns the steps of the side that is taught. */
  facts(state: PlayerState<T>, past: () => readonly Step<T>[]): FactsOf<T>
}

/** A key of the system's own. */
export interface Key<T extends Types = Types> {
  /** As the browser names it, in lower case. */
  readonly key: string
  readonly meaning: string
  /** Returns what is selected by it, if anything. */
  press(state: PlayerState<T>): Subject | undefined
}
