/** The vocabulary of the echelon game: state, views, questions; actions are in `verbs/`, events in `events.ts`. Units and hexes are numbers. */
import type { State, View } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import { type Arrays, type InMemory, int16, uint8, uint16 } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'

/** Where a unit is when it is on no hex. */
export const away = 0
export const eliminated = -1
/** Had no line of communication when it went. */
export const eliminatedIsolated = -2
/** Never comes back. */
export const removed = -3

/**
 * The decision that is due. A player-turn goes initial, declare, movement, combat, reaction, exploitation; the others belong to a combat,
 * and then the decision may be the enemy's.
 */
export const phase = {
  /** Replacements, conversions, arrivals, labour: what the owner decides before moving. */
  initial: 0,
  /** Reserves and planned attacks are declared. */
  declare: 1,
  movement: 2,
  /** The next hex to attack is named, or none. */
  combat: 3,
  /** The attackers, and their way of attacking. */
  commit: 4,
  /** The defender may leave before the combat, unit by unit. */
  withdraw: 5,
  /** The defender turns artillery against tanks, and asks for air support. */
  answer: 6,
  /** A side names the units that are lost, or disrupted. */
  losses: 7,
  retreat: 8,
  /** The attacker takes the ground. */
  advance: 9,
  /** The other side moves its reserves. */
  reaction: 10,
  exploitation: 11,
} as const
export type Phase = (typeof phase)[keyof typeof phase]

/** Bits of `status` of a unit. */
export const status = {
  /** In the group that moves next. */
  grouped: 1,
  /** Takes part in the attack that is being built. */
  committed: 2,
  /** Motorised infantry on foot in this attack. */
  dismounted: 4,
  /** Has attacked in this combat phase. */
  attacked: 8,
  /** Has retreated, or been withdrawn, in this player-turn. */
  retreated: 16,
  /** Has moved in this phase, by whatever means. */
  moved: 32,
  /** Moved by rail, sea or air in this phase: moves no more. */
  lifted: 64,
  inReserve: 128,
  /** Landed from the sea, and dropped or carried by air, in this player-turn. */
  landed: 256,
  dropped: 512,
  /** Marked by disruption: until its side's next initial phase. */
  disrupted: 1024,
  /** Scattered in the drop: no zone, no support. */
  dispersed: 2048,
  /** Artillery that shoots at tanks in this combat. */
  converted: 4096,
  /** Has worked, or is at work, in this turn. */
  working: 8192,
  /** Advanced or overran with a marker: pays more in its next movement phase. */
  marked: 16384,
  /** An airborne headquarters that was turned over in this player-turn. echelon.6 */
  turned: 32768,
} as const

/** Supply of a unit. echelon.S1, S3, S4 */
export const supply = { full: 0, limited: 1, none: 2, isolated: 3 } as const
export type Supply = (typeof supply)[keyof typeof supply]

/** Bits of `rail` of a hex. */
export const rail = { laid: 1, broken: 2, wide: 4, grown: 8 } as const

/** Effects in combat whose users are lost first. echelon.1 */
export const requirements = [
  'engineers',
  'armour',
  'antiTank',
  'special',
  'winter',
  'surprise',
  'horse',
  'support',
  'assaultEngineer',
  'machineGun',
  'fortress',
  'landing',
  'heavyAa',
] as const
export type Requirement = (typeof requirements)[number]

/** The arrays of a state. `memory.ts` says how many of each there are. */
export const arrays = {
  // By unit
  hex: int16('unit', removed),
  /** 1 on its other side: a cadre, an airborne headquarters on its para side, a depot that moves. */
  reversed: uint8('unit', 1),
  status: uint16('unit'),
  /** Movement points spent in this phase, and spent at work. */
  spent: uint8('unit'),
  /** Supply of the player-turn, and turns in isolation. */
  supply: uint8('unit', supply.isolated),
  isolated: uint8('unit'),
  /** 1 for a cadre that a halved result has left: the exchange after it takes nothing from it. echelon.46c */
  spared: uint8('unit', 1),
  /** Turns for which it needs no line: landed or dropped. */
  free: uint8('unit'),
  /** The turn in which it arrives: rebuilt, converted, or new. 0: never by itself. */
  due: uint8('unit'),
  /** Where it arrives, or lands from the sea. */
  dueAt: int16('unit', 0),
  /** How an amphibious tank came ashore, plus one: an index into `successes`. echelon.18b */
  ashore: uint8('unit', 5),
  /** The carrier of a unit, and the depot to which a headquarters is attached; plus one. */
  carrier: uint8('unit'),
  depot: uint8('unit'),
  /** Points of a position anti-aircraft unit, which can be broken down. echelon.11e */
  aa: uint8('unit'),
  /** Turns for which a depot has been moving. echelon.32 */
  moving: uint8('unit'),
  /** SPs and SRPs on a supply unit, in REs. */
  cargo: uint8('unit'),
  specialCargo: uint8('unit'),
  /** By side: 1 when the stack on top of which it lies was inspected. echelon.20 */
  inspected: uint8('unit', 3),

  // By hex
  /** Side that owns it, plus one. */
  owner: uint8('hex', 2),
  /** SPs and SRPs that lie there, in REs, and how many of them were brought in this phase: these go no further in it. echelon.33b, 49e */
  stock: uint16('hex'),
  special: uint16('hex'),
  freshStock: uint16('hex'),
  freshSpecial: uint16('hex'),
  /** Fortification, plus one: an index into the table's features; and 1 where there is an entrenchment. */
  fort: uint8('hex'),
  entrenched: uint8('hex', 1),
  rail: uint8('hex', 15),
  pipeline: uint8('hex', 3),
  port: uint8('hex'),
  portHits: uint8('hex'),
  /** 1 where a port is destroyed. */
  portGone: uint8('hex', 1),
  airbase: uint8('hex'),
  airbaseHits: uint8('hex'),
  coastHits: uint8('hex'),
  /** The job under construction there, plus one, and 16 more in quick construction; and the work that is left, in 144ths of a point. */
  job: uint8('hex'),
  jobLeft: uint16('hex'),
  /** The city whose labour helps there, plus one. echelon.39 */
  labour: uint8('hex'),
  /** 1 where it has changed hands in this player-turn. echelon.42b */
  taken: uint8('hex', 1),
  /** Planned attack on it, by side: 1 and 2. echelon.22 */
  planned: uint8('hex', 3),

  // Others
  /** 1 where a bridge is broken. */
  bridge: uint8('bridge', 1),
  weather: uint8('zone', 3),
  /** Points of replacement for infantry and armour, in 12ths. */
  infantry: uint16('side'),
  armour: uint16('side'),
  /** SMPs that a command has left, and those of its whole pool, in thirds. echelon.49c */
  smp: uint16('command'),
  smpPool: uint16('command'),
  /** The headquarters that leads a coalition, plus one, and whether that was changed in this turn. echelon.35a */
  coalition: uint8('side'),
  led: uint8('side', 1),
  /** REs left to lift in this player-turn, in 144ths. */
  railLeft: uint16('side'),
  navalLeft: uint16('side'),
  airLeft: uint16('side'),
  gliderLeft: uint16('side'),
  airPoints: uint8('side'),
  navalPoints: uint8('side'),
  /** REs put into reserve in this month, in 12ths. */
  reserved: uint8('side'),
  points: uint16('side'),
  /** The combat's remaining demands on each side, in 64ths of a strength point: losses, then disruption. */
  lossLeft: uint16('side'),
  disruptionLeft: uint16('side'),
  /** Losses that must come first: by side and `requirements`, how many units of those that brought an effect. echelon.1 */
  required: uint8('required'),
  /** Effects that a unit has brought to this combat: a bit for each of `requirements`. */
  used: uint16('unit'),
  /** Bits of sides: units that stood in the hex when the combat phase began stood with political police. echelon.46a */
  policed: uint8('hex', 3),
  /** 1 when it was attacked in this combat phase, and 2 when supply is paid for units that attack from it now. */
  fought: uint8('hex', 3),
  /** Points of support from air and sea in this combat. */
  airSupport: uint8('side'),
  navalSupport: uint8('side'),
  /** Port capacity used in this player-turn, in 144ths of an RE. */
  portUsed: uint16('port'),
} as const

/** A position. A state holds only what changes; all arrays lie in one block of memory. */
export interface EchelonState extends State, InMemory, Arrays<typeof arrays> {
  /** Round, from 1: a week. */
  turn: number
  /** The side that decides now. */
  side: Side
  /** Whose player-turn it is. */
  active: Side
  phase: Phase
  ended: 0 | 1
  /** The sea: an index into `seas`. */
  sea: number
  /** 1 once drops and bombardment have begun: nothing else is done in this movement phase. echelon.W1 */
  flown: 0 | 1
  /** The hex that is attacked or overrun; 0 while none is. */
  target: Hex
  /** 1 when the first step of engineers lifts the armour penalty, not the die. echelon.37b */
  engineersFirst: 0 | 1
  /** 1 when special forces lead the attack by surprise. */
  surprise: 0 | 1
  /** The result of the combat going on, plus one: an index into the table's results; 0 before the roll. */
  result: number
  /** 1 when those who have left before the fight cannot be followed. echelon.C3 */
  shakenOff: 0 | 1
  /** 1 when an exchange follows the losses that are asked for, 2 when it goes on. echelon.46c */
  exchange: 0 | 1 | 2
  /** Strength that each side had in the combat as printed, in 64ths: what losses are shares of. */
  attackPrinted: number
  defencePrinted: number
}

/** A state that is only read. */
export type Position = Readonly<EchelonState>
export type StateNumbers = Omit<EchelonState, keyof typeof arrays | keyof InMemory>

/** One enemy unit as a side knows it. */
export interface SeenUnit {
  readonly unit: number
  readonly reversed: boolean
}

/** A hex with enemy units. */
export interface SeenStack {
  readonly hex: Hex
  readonly count: number
  /** The unit on top, and all others when the stack was inspected. */
  readonly units: readonly SeenUnit[]
  /** REs of all of them, in 144ths, when that is known. */
  readonly re?: number
}

/** The part of a state that a side may know: its own units and all that lies open, exact; of the enemy's units, stacks. */
export interface EchelonView extends View {
  readonly side: Side
  readonly active: Side
  readonly phase: Phase
  /** All of a state but the enemy's units, in short, see `engine/memory.ts`. */
  readonly known: string
  readonly stacks: readonly SeenStack[]
}
