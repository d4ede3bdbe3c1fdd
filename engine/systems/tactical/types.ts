/** The vocabulary of the tactical game: state and views; actions are in `verbs/`, events in `events.ts`. Units and hexes are numbers. */
import type { State, View } from '../../game.ts'
import { type Arrays, type InMemory, uint8, uint16 } from '../../memory.ts'
import type { Side } from '../../twoSides.ts'

/** What became of a unit. One that is offered is there to be bought. */
export const fate = { present: 0, destroyed: 1, surrendered: 2, escaped: 3, waiting: 4, offered: 5 } as const

/** Bits of `done`: what a unit has done in its last half-turn. */
export const done = { moved: 1, attacked: 2, refitted: 4, overran: 8 } as const

/** How a unit is carried. */
export const carried = { not: 0, mounted: 1, sailing: 2, flying: 3 } as const

/** The arrays of a state. `memory.ts` says how many of each there are. */
export const arrays = {
  // By unit
  /** Where it stands; 0 while it is not on the map. */
  hex: uint16('unit'),
  fate: uint8('unit', fate.offered),
  strength: uint8('unit', 15),
  suppressed: uint8('unit', 15),
  experience: uint16('unit', 10_000),
  ammunition: uint8('unit', 60),
  /** Its own, or that of its transport. */
  fuel: uint8('unit', 250),
  entrenchment: uint8('unit', 60),
  ticks: uint8('unit'),
  done: uint8('unit', 15),
  /** Movement points left in this half-turn. */
  points: uint8('unit', 60),
  carried: uint8('unit', carried.flying),
  /** Place of its leader in the table, plus one. */
  leader: uint8('unit', 20),
  /** The highest bar at which a leader was rolled for. */
  ranked: uint8('unit', 15),
  /** 1 in its other role. */
  role: uint8('unit', 1),
  /** The model that it was upgraded to: a place in the table of models, plus one; 0 for its first one. */
  upgraded: uint16('unit', 10_000),
  /** Attacks on it in this half-turn. */
  struck: uint8('unit'),
  /** Bits of sides that know where it is until the half-turn ends, because it fired or was met. */
  revealed: uint8('unit', 3),

  // By hex
  /** Bits of sides that see it. */
  sight: uint8('hex', 3),

  // Others
  /** By place: the side that holds it, plus one; and bits of sides that had their prize for it. */
  holder: uint8('place', 2),
  prized: uint8('place', 3),
  prestige: uint16('purse'),
  /** By side: prestige won in this battle. */
  won: uint16('side'),
  /** By side and kind of lift, by sea and by air: transports that are free. tactical.I4 */
  free: uint8('lift'),
} as const

/** How a battle ends, by its number in a state; 0 while it goes on. */
export const reasons = ['none', 'objectives', 'all-objectives', 'time', 'destroyed', 'retreat', 'surrender'] as const
export type Reason = (typeof reasons)[number]

/** A position. A state holds only what changes; all arrays lie in one block of memory. */
export interface TacticalState extends State, InMemory, Arrays<typeof arrays> {
  turn: number
  /** The side whose half-turn it is. */
  side: Side
  /** 1 once something was done in the half-turn: it is too late to retreat. */
  begun: number
  /** Indices into `skies` and of `falls`: what would fall, and what does. */
  sky: number
  kind: number
  falling: number
  /** Turns until the sky changes. */
  period: number
  water: number
  /** Place of its end in `reasons`, and the side that has won, plus one. */
  ended: number
  winner: number
  /** Bits of sides that have proposed to stop. */
  stopping: number
}

/** A state that is only read. */
export type Position = Readonly<TacticalState>
export type StateNumbers = Omit<TacticalState, keyof typeof arrays | keyof InMemory>

/** The part of a state that a side may know. */
export interface TacticalView extends View {
  readonly side: Side
  /** The state in short, without what is hidden: units that are not seen stand nowhere. */
  readonly known: string
}
