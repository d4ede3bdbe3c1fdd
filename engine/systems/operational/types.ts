/** The vocabulary of the operational system: state, actions, events, view, questions. */
import type { GameEvent, Side, State, View } from '../../game.ts'
import type { Hex } from '../../hex.ts'

/** operational.C6 */
export const actionPoint = { available: 0, locked: 1, expended: 2 } as const

/** Owner of a hex that belongs to nobody. */
export const nobody = 2

/** `hex` of a unit that is not on the map: destroyed, or still to come. */
export const destroyed = -1
export const enRoute = -2

/** What changes. Per-hex and per-unit facts are flat arrays; unit numbers are indices into the scenario's list. */
export interface OperationalState extends State {
  /** 0, 1 or `nobody`, by hex. */
  owner: Uint8Array
  /** 1 where a fort stands intact, by index into the map's forts. */
  fortIntact: Uint8Array
  /** By unit. */
  hex: Int32Array
  active: Uint8Array
  suppressed: Uint8Array
  experience: Uint16Array
  movementPoints: Int8Array
  actionPoint: Uint8Array
  /** 1 when the movement points left were bought with its action point: they do not lead into a zone of control. operational.C14 */
  extended: Uint8Array
  entrenchment: Uint8Array
  /** Turns without supply. */
  unsupplied: Uint8Array
  /** 1 when it retreated this turn. operational.C15 */
  retreated: Uint8Array
  /** Steps lost or suppressed this turn. operational.D22 */
  lossesThisTurn: Uint8Array
  /** 1 when it has moved this turn. */
  moved: Uint8Array
  /** 1 while a hub works, by index into all hubs, first side's first. */
  hubAlive: Uint8Array
  /** Turn in which an objective was last taken by its side, 0 while not held, by objective. */
  heldSince: Uint16Array
  /** Prestige that its holder won for it, by objective. */
  prestigeWon: Uint16Array
  prestige: [number, number]
  score: [number, number]
  /** Steps lost so far by side: killed, and gone as stragglers. */
  killed: [number, number]
  stragglers: [number, number]
  /** Set when the game is over. */
  ended: 0 | 1
}

export type OperationalAction =
  /** To any reachable hex; costs the action point only when needed. operational.C1-C12 */
  | { readonly type: 'move'; readonly unit: number; readonly to: Hex }
  /** operational.D1 */
  | { readonly type: 'attack'; readonly unit: number; readonly target: number }
  /** A reinforcement enters. operational.G4 */
  | { readonly type: 'enter'; readonly unit: number; readonly to: Hex }
  /** All objectives held long enough: end the game now. operational.H4 */
  | { readonly type: 'claim' }
  | { readonly type: 'end-turn' }

export type OperationalEvent = GameEvent &
  (
    | { readonly type: 'turn'; readonly turn: number; readonly side: Side; readonly weather: string }
    | { readonly type: 'moved'; readonly unit: number; readonly path: readonly Hex[]; readonly extended: boolean }
    | { readonly type: 'entered'; readonly unit: number; readonly to: Hex }
    | {
        readonly type: 'combat'
        readonly unit: number
        readonly target: number
        readonly at: Hex
        /** Odds before rolling, in thousandths. */
        readonly odds: number
        readonly attackerLost: number
        readonly attackerSuppressed: number
        readonly defenderLost: number
        readonly defenderSuppressed: number
        readonly retreated: boolean
        readonly cornered: boolean
        readonly overrun: boolean
      }
    | { readonly type: 'retreated'; readonly unit: number; readonly path: readonly Hex[] }
    | { readonly type: 'destroyed'; readonly unit: number; readonly at: Hex }
    | { readonly type: 'fort-destroyed'; readonly at: Hex }
    | { readonly type: 'hub-overrun'; readonly at: Hex; readonly side: Side }
    | { readonly type: 'ground'; readonly side: Side; readonly hexes: readonly Hex[] }
    | { readonly type: 'objective'; readonly objective: number; readonly holder: Side; readonly prestige: number }
    /** `turns` is the count after the check; 0 is supplied. */
    | {
        readonly type: 'supply'
        readonly unit: number
        readonly turns: number
        readonly recovered: number
        readonly suppressed: number
        readonly lost: number
        readonly chance: number
      }
    | { readonly type: 'over'; readonly winner: Side | null; readonly reason: string }
  )

export interface UnitView {
  readonly unit: number
  readonly side: Side
  /** A hex, `destroyed` or `enRoute`. */
  readonly hex: number
  readonly active: number
  readonly suppressed: number
  readonly experience: number
  readonly movementPoints: number
  readonly actionPoint: number
  readonly extended: boolean
  readonly entrenchment: number
  readonly unsupplied: number
  readonly retreated: boolean
  readonly lossesThisTurn: number
  readonly moved: boolean
}

/** Fog of war is off in this slice: every side sees everything except the dice. */
export interface OperationalView extends View {
  readonly weather: string
  /** By hex. */
  readonly owner: readonly number[]
  readonly units: readonly UnitView[]
  readonly fortIntact: readonly number[]
  readonly hubAlive: readonly number[]
  readonly objectives: readonly { readonly heldSince: number; readonly prestigeWon: number }[]
  readonly prestige: readonly [number, number]
  readonly score: readonly [number, number]
  readonly killed: readonly [number, number]
  readonly stragglers: readonly [number, number]
  readonly ended: boolean
}

/** What `explain` can be asked. */
export type OperationalQuestion =
  | { readonly about: 'odds'; readonly attacker: number; readonly target: number }
  | { readonly about: 'movement'; readonly unit: number; readonly to: Hex }
  | { readonly about: 'supply'; readonly side: Side; readonly hex: Hex; readonly unit?: number }
