/** The vocabulary that the player's shell and the rule systems share. */
import type { BattleScenario, Tutorial } from '../../compiler/bundle.ts'
import type { Point } from '../../compiler/cartography/geometry.ts'
import type { OpponentId } from '../../engine/ai/opponents.ts'
import type { Space } from '../../engine/board.ts'
import type { Action, AnyGame, GameEvent, Side, State, View } from '../../engine/game.ts'
import type { SoundId } from './sound/kinds.ts'

export type { LogLine } from '../../engine/words.ts'

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
  /** The values that the system computes from the shell's signals. */
  readonly derived: object
}

/** The player of a side: a person at this device, one who sends links from elsewhere, or one of the engine's players. */
export type Seat = 'human' | 'away' | OpponentId
export const isComputer = (seat: Seat | undefined): seat is OpponentId =>
  seat !== undefined && seat !== 'human' && seat !== 'away'
/** The players, by side. */
export type Seats = readonly Seat[]

/** Dialogs of the shell; a system adds its own ids. The layer menu is not a dialog, but at most one of them is open. */
export type DialogId =
  | 'new-game'
  | 'help'
  | 'share'
  | 'games'
  | 'settings'
  | 'end-turn'
  | 'log'
  | 'send'
  | 'invitation'
  | 'over'
  | 'layers'
  | 'situation'
  | 'units'
  | (string & {})

/** Whose view a replay shows: a side's, or everything. */
export type Eyes = Side | 'all'

/** Whose game this is: one's own, one opened from a link, or one that is played by link. */
export type Origin = 'own' | 'link' | 'sent'

/** Own part of a game that is played by link. */
export interface ByLink {
  /** All that was sent. */
  readonly chain: string
  /** The private key of the own side. */
  readonly key: string
  /** The next step: a second player joins; the first one opens the game; a move is made here or there; none, it is over. */
  readonly status: ByLinkStatus
}

/** The invitation shown to the person who opens the first link of a game. */
export interface Invitation {
  readonly chain: string
  /** The sides that are free. */
  readonly sides: readonly Side[]
  readonly level: string | undefined
}

export const byLinkStatuses = ['invited', 'joined', 'mine', 'theirs', 'over'] as const
export type ByLinkStatus = (typeof byLinkStatuses)[number]

/** As what the game on the table is saved. */
export interface SavedAs {
  readonly id: string
  /** As the player called it. */
  readonly name?: string
  /** The record of the link by which it came. */
  readonly link?: string
  /** It went on from an earlier position of another game. */
  readonly isBranch?: true
  /** Other players lead its sides than at its beginning. */
  readonly isReseated?: true
  /** Which of its actions the staff chose, at a word of the player, counted from 0. */
  readonly advised?: readonly number[]
  /** It is played by link. */
  readonly byLink?: ByLink
}

/** A thing that can be selected: a unit, or any other that a system puts on its map. Kind `hex` is a space of the map in every system. */
export interface Subject {
  readonly kind: string
  /** The unit's number in the scenario; the hex's number for a hex. */
  readonly number: number
}

/** Legal actions that differ only in their place; or the one action that needs no place. */
export interface OrderGroup<A extends Action = Action> {
  readonly key: string
  readonly type: A['type']
  readonly hexes: ReadonlyMap<Space, A>
  /** By edge. */
  readonly edges: ReadonlyMap<number, A>
  readonly alone: A | undefined
}

/** The legal actions of a position, sorted by how a person looks for them. */
export interface Orders<A extends Action = Action> {
  /** Everything that is chosen by name first, and then by its place if it has one; by key. */
  readonly groups: ReadonlyMap<string, OrderGroup<A>>
  /** Ends the turn, or the decision at hand. */
  readonly endTurn: A | undefined
  /** The action that choosing a hex gives. */
  at(selected: Subject | null, hex: Space): A | undefined
  /** Hexes where choosing does something. */
  places(selected: Subject | null): readonly Space[]
  /** Those of them that are attacked. */
  targets(selected: Subject | null): readonly Space[]
}

/** A piece on the map, drawn around the middle of its hex. */
export interface Piece {
  readonly subject: Subject
  readonly side: Side
  readonly hex: Space
  /** SVG in map units; any text in it is escaped. */
  readonly drawn: string
  /** For the screen reader. */
  readonly label: string
}

/** Where what is selected or aimed can go. */
export interface Reach {
  /** Filled, with one outline. */
  readonly near: readonly Space[]
  /** At a price: with a dashed outline. */
  readonly far: readonly Space[]
  /** The possible targets: each list has one outline. */
  readonly targets: readonly (readonly Space[])[]
}

/** How the offered action is drawn: a line in map units. At the end of an attack stands its pill, at that of a move its label. */
export interface Offer {
  readonly kind: 'attack' | 'move'
  readonly line: readonly Point[]
  readonly label?: string
}

/** The expected result of an action in a few characters, and what they mean. */
export interface Pill {
  readonly text: string
  readonly meaning: string
}

/** A short message at the place of a fight. */
export interface Flash {
  /** The piece of which it tells, or the hex. */
  readonly at: Subject
  readonly text: string
  /** A loss, harm without loss, or neither: whom it tells of is shaken by a loss and by harm. */
  readonly tone: 'loss' | 'harm' | 'none'
  /** The piece that is no more. */
  readonly gone?: Subject
}

/** What an event shows on the map, beside what it moved: by nothing but what it tells. */
export interface Scene {
  readonly flashes?: readonly Flash[]
  /** Who fires, as far as it is told, and at whom or what. */
  readonly fire?: { readonly from: readonly Subject[]; readonly at: Subject; readonly misses?: boolean }
  /** Places that a side takes. */
  readonly taken?: { readonly hexes: readonly Space[]; readonly side: Side }
}

/** Where a piece stands; 0 or less when it is not on the map, or nobody may know. A hex stands where it is. */
export type PlaceOf = (piece: Subject) => Space

/** The way of a piece, with or without the hex where it stood. */
export type March = readonly [piece: Subject, way: readonly Space[]]

/** What moves on the map. */
export type Motion =
  | { readonly is: 'march'; readonly piece: Subject; readonly way: readonly Space[] }
  | {
      readonly is: 'fire'
      readonly from: readonly Space[]
      readonly to: Space
      /** The sounds of the event: by them its fire is told from other fire. */
      readonly sounds: readonly SoundId[]
      readonly misses: boolean | undefined
    }
  | { readonly is: 'hit'; readonly piece: Subject }
  | { readonly is: 'gone'; readonly hex: Space; readonly side: Side; readonly drawn: string }
  | { readonly is: 'taken'; readonly hexes: readonly Space[]; readonly side: Side }

/** A motion: when it begins after the action, and for how long, in milliseconds. */
export type Effect = Motion & { readonly at: number; readonly lasts: number }

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

export type KeyHint = readonly [key: string, meaning: string]

/** A fact that a tutorial's condition can ask for. */
export interface Fact<V = never> {
  /** True if it holds now, given the value in the condition. */
  holds(wanted: V): boolean
  /** The key that helps with a task that waits for it. */
  readonly hint?: KeyHint
  /** The subject that a task waiting for it points at when it names none itself. */
  readonly shows?: () => Subject | undefined
  /** It may cease to hold during play. All others stay true, or can be counted again after a reload. */
  readonly isPassing?: true
}

type TaskOf<T extends Types> = T['tutorial']['steps'][number]['tasks'][number]
export type PointerOf<T extends Types = Types> = NonNullable<TaskOf<T>['show']>
export type ConditionOf<T extends Types = Types> = TaskOf<T>['done']

/** All facts that conditions of a system name. */
export type FactsOf<T extends Types = Types> = {
  readonly [F in keyof ConditionOf<T>]-?: Fact<NonNullable<ConditionOf<T>[F]>>
}
