/** The vocabulary of the command-card game: state, views, questions. Units, hexes and cards are numbers. */
import type { State, View } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import { type Arrays, type InMemory, int16, uint8 } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'

/** Where a unit is when it is on no hex. */
export const inReserve = 0
export const destroyed = -1
export const exited = -2

/** No unit. */
export const noUnit = 255
/** The choice with which a card is played as a strike from the air; smaller ones are sections. command-cards.A3 */
export const asStrike = 3

/**
 * The decision that is due. A turn goes play, order, move, battle, draw (command-cards.C1); the others interrupt it, and then the decision
 * may be the enemy's.
 */
export const phase = {
  /** A card is played. */
  play: 0,
  /** Targets of a strike are named. */
  aim: 1,
  /** Units are ordered. */
  order: 2,
  move: 3,
  battle: 4,
  /** The defender may spring an ambush before the dice of a close assault. */
  react: 5,
  /** Flags: how many to ignore, and where to retreat. */
  retreat: 6,
  /** The attacker may take the ground. */
  advance: 7,
  /** A unit that took ground may go on, and battle again. */
  overrun: 8,
  /** A second close assault. command-cards.N7 */
  second: 9,
  /** A card is given up. command-cards.N6 */
  discard: 10,
  /** One of the drawn cards is kept. */
  keep: 11,
  /** At the end of its turn a side under radar may lay open the strike that it will fly next. command-cards.A11 */
  announce: 12,
  /** A card is put aside outside of play: before the first turn, and at the end of one after which none waits. command-cards.N2 */
  prepare: 13,
  /** Minefields are laid, before the first turn. command-cards.T29 */
  mines: 14,
} as const
export type Phase = (typeof phase)[keyof typeof phase]

/** True for a decision between answers, which interrupts a turn or stands outside of one. */
export const isQuestion = (at: Phase): boolean => at > phase.battle

/** Bits of `status` of a unit: what holds until the end of the turn. */
export const status = {
  ordered: 1,
  moved: 2,
  /** Entered or left ground that forbids battle this turn. */
  barred: 4,
  /** Has battled, or done what stands in place of battling. */
  battled: 8,
  /** Has had its overrun. */
  overrun: 16,
  /** Its move of this turn began beside the ground on which it ends. */
  fromBeside: 32,
  /** Came in this turn: neither moves nor battles. */
  arrived: 64,
  /** Is a target of the strike that is being aimed. */
  aimed: 128,
} as const

/** Bits of `gear` of a unit: what it has until it loses it. */
export const gear = { leader: 1, camouflage: 2, boat: 4, prisoners: 8, equipment: 16 } as const

/** How a battle came about. */
export const battleKind = { normal: 0, overrun: 1, ambush: 2, back: 3, second: 4, strike: 5 } as const
export type BattleKind = (typeof battleKind)[keyof typeof battleKind]

/** The arrays of a state, with what they are indexed by and the numbers that they may hold. `memory.ts` says how many of each there are. */
export const arrays = {
  // By unit
  hex: int16('unit', exited),
  /** Where its move of this turn began. */
  from: int16('unit', exited),
  figures: uint8('unit'),
  status: uint8('unit'),
  gear: uint8('unit', 31),
  /** Its place among the targets of a strike, in the order in which they were named, from 1; 0 is none. */
  aim: uint8('unit'),
  /** Hexes it moved this turn. */
  steps: uint8('unit'),
  /** Battles it has fought this turn. */
  battles: uint8('unit'),
  /** Markers of a gun that zeroes in on the unit `zeroedOn`. */
  zeroed: uint8('unit'),
  /** The unit that a gun has zeroed in on, plus one. */
  zeroedOn: uint8('unit'),

  // By hex
  /** Obstacle that lies there now, plus one: an index into the table's obstacles. */
  obstacle: uint8('hex'),
  /** Mines: 0 none, 1 hidden, 2 and more: revealed with value n - 2. */
  mine: uint8('hex'),
  /** Whom mines do not harm, plus one. */
  minedBy: uint8('hex', 2),
  /** Turns for which smoke still stands: of the first side in the lower four bits, of the second in the upper ones. */
  smoke: uint8('hex'),

  // Cards
  /** Copies of each card in the hand of each side: `side * cards + card`. */
  hand: uint8('handCard'),
  /** Copies in the deck, in the discard pile, and out of the game. */
  deck: uint8('card'),
  discard: uint8('card'),
  lost: uint8('card'),
  /** The card that waits under the eyes of the commissar, plus one, by side. command-cards.N2 */
  waiting: uint8('side'),
  /** 1 when the card that waits lies open, for the enemy's radar sees it coming. command-cards.A11 */
  open: uint8('side', 1),
  /** The card of its hand that each side has laid open and must play next, plus one. command-cards.A11 */
  announced: uint8('side'),
  /** The last card that each side played, plus one, and its choice. */
  last: uint8('side'),
  lastChoice: uint8('side', asStrike),
  lastMirrored: uint8('side', 1),
  /** Cards drawn of which one is kept, plus one. */
  drawn: uint8('drawn'),
  /** How many units each line of the card lets be ordered; after the last line, how many more of any of them. command-cards.N4 */
  slots: uint8('line'),

  // By side
  destroyedMedals: uint8('side'),
  otherMedals: uint8('side'),
  lostUnits: uint8('side'),
  smokeLeft: uint8('side'),
  pontoonsLeft: uint8('side'),
  minefieldsLeft: uint8('side'),
  /** Cards given for good: the hand is smaller by so many. command-cards.A2 */
  handLost: uint8('side'),

  // By place of the scenario
  /** The holder of a medal place, plus one; permanent ones are never given back. By place and hex of it. */
  held: uint8('placeHex', 2),
  /** Stars rolled on a landmark; 255 when it is demolished. */
  sabotaged: uint8('landmark'),
  /** Prisoners not yet freed, equipment not yet taken, headquarters in enemy hands. */
  prisonersLeft: uint8('prisoners', 1),
  equipmentAt: int16('equipment', exited),
  /** The unit that has the prisoners with it, or carries the equipment, plus one. command-cards.A7, A12 */
  prisonersWith: uint8('prisoners'),
  equipmentWith: uint8('equipment'),
  hqTaken: uint8('headquarters', 1),
  /** Hexes of mines: values left to draw. */
  minesLeft: uint8('mineValue'),
  /** The last roll, by face: for those who watch. */
  roll: uint8('face'),
} as const

/** A position. A state holds only what changes; all arrays lie in one block of memory. */
export interface CommandCardsState extends State, InMemory, Arrays<typeof arrays> {
  /** Round, from 1. */
  turn: number
  /** The side that decides now. */
  side: Side
  /** Whose turn it is. */
  active: Side
  phase: Phase
  ended: 0 | 1
  /** 1 before the first turn, while sides decide what is decided then. */
  opening: 0 | 1
  /** Rounds in a row in which no unit was destroyed or left the board, and the units gone before them. command-cards.C15 */
  quiet: number
  gone: number
  /** The card whose rules hold in this turn, plus one; and how it was played: the section named, or 3 as a strike from the air. */
  card: number
  choice: number
  /** The card that was put down for it, plus one: another one for an echo and for a strike by reconnaissance. */
  spent: number
  /** 1 while left and right of the card are exchanged. */
  mirrored: 0 | 1
  /** 1 when no unit fitted the card: its `otherwise` lines are used, and what it lets units do does not hold. */
  fallback: 0 | 1
  /** Ambushes that the enemy of the active side has sprung in this turn. */
  sprung: number
  /** How many of the drawn cards are still to be kept. */
  keeps: number
  /** The phase that goes on after a card is given up, and the side that decides in it. command-cards.N6 */
  resumes: Phase
  resumesSide: Side
  /** 1 while units move again after battling. */
  again: 0 | 1
  /** The battle going on: who attacks whom, how, and its flags that are not dealt with. */
  attacker: number
  target: number
  battle: BattleKind
  flags: number
  /** Flags that must not, and that may still be ignored; hexes that a retreat may still go on voluntarily. */
  mayIgnore: number
  mayGoOn: number
  /** 1 if the target has given way or is gone. */
  cleared: 0 | 1
  /** The hex that the target held when the battle began: the ground to be taken. command-cards.C18 */
  contested: Hex
  /** The kind of battle that an ambush has interrupted, and that goes on after it. */
  interrupted: BattleKind
  /** Night: how far units see; 0 is day. command-cards.A18 */
  visibility: number
}

/** A state that is only read. */
export type Position = Readonly<CommandCardsState>

/** The fields of a state besides its arrays. */
export type StateNumbers = {
  readonly [name in keyof CommandCardsState as CommandCardsState[name] extends number
    ? name
    : never]: CommandCardsState[name]
}

/** The part of a state that one side may know: all but the enemy's cards, the order of the deck, and the strengths of mines. */
export interface CommandCardsView extends View {
  /** The side that decides now. */
  readonly side: Side
  readonly viewer: Side | null
  /**
   * The state as it looks to the viewer, for `imagine`, in short, see `engine/memory.ts`. Unknown cards are in `unseen`, not in a hand or
   * the deck.
   */
  readonly known: string
  /** Copies of each card that the viewer has not seen: in the deck, in the enemy's hand or under the enemy's chip. */
  readonly unseen: readonly number[]
  /** How many cards each side holds, how many the deck, and how many are drawn of which some are kept. */
  readonly handSizes: readonly [number, number]
  readonly deckSize: number
  readonly drawnSize: number
  /** True if a card waits, by side, though its identity may be hidden. */
  readonly isWaiting: readonly [boolean, boolean]
  readonly medals: readonly [number, number]
}
