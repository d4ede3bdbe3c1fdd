/** The vocabulary of the skirmish game: state, views, questions; actions are in `verbs/`, events in `events.ts`. Units, spaces and cards are numbers. */
import type { Space } from '../../board.ts'
import type { Side, State, View } from '../../game.ts'
import { type Arrays, type InMemory, int16, int32, uint8, uint16 } from '../../memory.ts'
import type { TeamIndex } from './scenario.ts'

/** The decision that is due. Before the first turn come the phases up to `redraw`, then a turn goes from `initial` to `discard`. */
export const phase = {
  /** Each seat bids action points in secret. skirmish.T11 */
  bid: 0,
  /** The winner of the initiative names the side that moves first, and the one that builds first. skirmish.T11 */
  lead: 1,
  /** Works are built. skirmish.T11, T14 */
  build: 2,
  /** Each seat keeps its hand or draws another one, in secret. skirmish.T13 */
  redraw: 3,
  initial: 4,
  movement: 5,
  deployment: 6,
  shooting: 7,
  flip: 8,
  discard: 9,
} as const
export type Phase = (typeof phase)[keyof typeof phase]

/** The question that interrupts a phase until it is answered: its numbers go on from those of phases. */
export const question = {
  none: 0,
  /** Light a smoke grenade before a unit is fired at, or not. skirmish.P1 */
  smoke: 10,
  /** With which weapon an assaulted unit fires. skirmish.S9 */
  answer: 11,
  /** More spaces to be bombed, and the escort. skirmish.V5, V6 */
  mission: 12,
  /** Intercept with a fighter, or not. skirmish.V6 */
  intercept: 13,
  /** Spring an ambush on a unit that has moved, or not. skirmish.F6 */
  ambush: 14,
} as const
export type Question = (typeof question)[keyof typeof question]

/** The choices of a seat with its first hand. skirmish.T13 */
export const handChoice = { keep: 0, redraw: 1 } as const
export type HandChoice = (typeof handChoice)[keyof typeof handChoice]

/** Bits of `status` of a unit: what holds in this turn. */
export const status = {
  deployed: 1,
  /** Has no movement points left, whatever it has spent. */
  exhausted: 2,
  moved: 4,
  /** Has cared for a wounded unit. */
  treated: 8,
} as const

/** How a shot is fired. */
export const shot = { fire: 0, reaction: 1, assault: 2, air: 3, barrage: 4 } as const
export type Shot = (typeof shot)[keyof typeof shot]

/** Bits of `firsts` of a side: what it has used up in this turn of what its general gives once a turn. */
export const first = { discount: 1, reaction: 2, cover: 4, move: 8 } as const

/** The number in which every one of some bits is set. */
const allBits = (bits: Readonly<Record<string, number>>): number =>
  Object.values(bits).reduce((all, bit) => all | bit, 0)

/** Most spaces that a mission bombs, and shots that wait for being fired. */
export const mostBombs = 3
export const mostShots = 32

/** The arrays of a state, with what they are indexed by and the numbers that they may hold. `memory.ts` says how many of each there are. */
export const arrays = {
  // By unit
  /** Where it is; a headquarters for aircraft beside it; 0: not on the board. */
  space: uint8('unit'),
  wounds: uint8('unit'),
  /** Movement points spent in this turn. */
  spent: uint8('unit'),
  status: uint8('unit', allBits(status)),
  /** Shots of the main weapon in this turn. */
  shots: uint8('unit'),
  /** Weapons with which it has reacted in this turn, a bit each: 1 the main weapon, then its upgrade options. */
  reacted: uint8('unit'),
  /** Upgrade options that it has, a bit each; those that show their grey side, or are dismounted; those used in this turn; smoke that stands. */
  has: uint8('unit', 127),
  grey: uint8('unit', 127),
  tilted: uint8('unit', 127),
  lit: uint8('unit', 127),
  /** The vehicle that carries or tows it, and the one behind which it moves, plus one. */
  carrier: uint16('unit'),
  cover: uint16('unit'),
  /** The space that it assaults; it stands where it returns to. */
  assault: uint8('unit'),
  /** 0, 1 veteran, 2 elite. */
  rank: uint8('unit', 2),
  /** Units that it has destroyed. */
  kills: uint8('unit'),
  /** Cards that lie under it, a bit for each of the table's lasting effects. */
  attached: int32('unit', 0),
  /** The side that has suppressed it, plus one. */
  suppressed: uint8('unit', 2),
  /** Units that have fired at it in this turn, and the last of them, plus one. */
  attackers: uint8('unit'),
  lastAttacker: uint16('unit'),
  /** 1 when it has been destroyed. */
  fallen: uint8('unit', 1),

  // By space
  /** Units there that nothing carries, plus one: at most two, of which the second is infantry behind the first. */
  unit: uint16('space'),
  behind: uint16('space'),
  /** Terrain there, plus one, and the damage that it has taken. */
  terrain: uint8('space'),
  damage: uint8('space'),
  /** A hidden mine: `seat * table.mines + kind`, plus one. */
  mine: uint8('space'),

  // By seat
  ap: uint8('seat'),
  /** The bid of a seat, plus one; then the part of it that is left for works. */
  bid: uint8('seat'),
  /** 1 keeps its hand, 2 draws another one. */
  redraw: uint8('seat', 2),
  /** Dice that are rolled again in this turn if they miss. */
  luck: uint8('seat'),
  /** The card that makes the next unit of its kind cheaper in this turn, plus one. */
  discount: uint16('seat'),
  /** The card by which units are deployed without paying, plus one; how many more, and what they may cost together. */
  freeCard: uint16('seat'),
  freeUnits: uint8('seat'),
  freeCost: uint8('seat'),
  /** Copies of cards: `seat * cards + card`. */
  hand: uint8('seatCard'),
  deck: uint8('seatCard'),
  discard: uint8('seatCard'),

  // By side
  /** Damage of its headquarters. */
  hit: uint8('team'),
  /** Its general, plus one, and own turns since he came. */
  general: uint8('team'),
  generalTurns: uint8('team'),
  firsts: uint8('team', allBits(first)),
  /** Units that it has lost, by class, and their printed costs. */
  lost: uint8('teamClass'),
  lostCost: uint16('team'),
  /** Own turns in a row in which each objective has been met, by side. */
  met: uint8('objective'),

  /** Terrain that can still be built, by kind. */
  supply: uint8('terrain'),
  /** Spaces or units at which the mission flies, plus one. */
  bombs: int16('bomb'),
  /** Shots that wait: who fires, or -1 less the seat whose barrage it is; with what, at what, and how. */
  queueAttacker: int16('shot', -4),
  queueWeapon: uint16('shot'),
  queueTarget: int16('shot', -1),
  queueKind: uint8('shot', Object.keys(shot).length - 1),
} as const

/** A position. A state holds only what changes; all arrays lie in one block of memory. */
export interface SkirmishState extends State, InMemory, Arrays<typeof arrays> {
  /** Round, from 1. */
  turn: number
  /** Whose turn it is, and who moved first. */
  active: TeamIndex
  first: TeamIndex
  /** The side that builds before the first turn, and the one that builds first. */
  builder: TeamIndex
  firstBuilder: TeamIndex
  /** Turns of both sides so far: which seat of a side has priority. skirmish.d14 */
  turns: number
  phase: Phase
  question: Question
  /** Seats that are not done with the phase, a bit each; seats that still have to answer the question. */
  waiting: number
  asked: number
  /** The unit that has just been deployed and may be equipped, plus one. */
  equipping: number
  /** Shots in the queue, and how many of them have been fired. */
  queued: number
  fired: number
  /** The assaulting unit, its target and its weapon, plus one. */
  stormer: number
  stormed: number
  stormWeapon: number
  /** The aircraft of a mission, its escort and the interceptor, plus one. */
  plane: number
  escort: number
  interceptor: number
  /** The unit that has moved and may be ambushed, plus one, and where it came from. */
  mover: number
  moverFrom: Space
  /** The unit whose smoke is asked about was asked about it for the shot that waits. */
  smokeAsked: 0 | 1
  ended: 0 | 1
  /** The winner, plus one; 0 after a draw. */
  winner: number
  /** An index into `reasons`. */
  reason: number
}

/** A state that is only read. */
export type Position = Readonly<SkirmishState>

/** Why a battle ended. */
export const reasons = [
  'time',
  'headquarters',
  'objectives',
  'protected',
  'cards',
  'surrender',
  'damage',
  'losses',
] as const
export type Reason = (typeof reasons)[number]

/** The fields of a state besides its arrays. */
export type StateNumbers = {
  readonly [name in keyof SkirmishState as SkirmishState[name] extends number ? name : never]: SkirmishState[name]
}

/**
 * The part of a state that a seat may know: all but the hands of others, bids and choices not shown yet, hidden mines of the enemy, and the
 * order of decks.
 */
export interface SkirmishView extends View {
  readonly viewer: Side | null
  readonly active: TeamIndex
  readonly phase: Phase
  readonly actors: readonly Side[]
  /** The state as it looks to the viewer, in short, see `engine/memory.ts`. Cards that are not seen lie in the deck. */
  readonly known: string
  /** By seat: cards in hand. */
  readonly hands: readonly number[]
  /** By seat: whether it has made the choice that all make in secret. */
  readonly chosen: readonly boolean[]
  /** `seat * mines + kind`: hidden mines that the viewer does not see. */
  readonly mines: readonly number[]
}
