/** A viewer's knowledge of a state: all of its own side, the visible part of the enemy. operational.H6-H9 */
import type { View } from '../../game.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'

export interface UnitView {
  readonly unit: number
  readonly side: Side
  /**
   * A hex, or why there is none; `unseen` where the viewer does not know it. All else is 0 then. Of an enemy's points, of what it has
   * done this turn, of its dump and its lorries nothing is known.
   */
  readonly hex: number
  readonly active: number
  readonly suppressed: number
  readonly experience: number
  readonly movementPoints: number
  readonly actionPoint: number
  readonly extended: boolean
  readonly entrenchment: number
  readonly unsupplied: number
  readonly supplied: number
  readonly retreated: boolean
  readonly lossesThisTurn: number
  readonly moved: number
  /** `stance.none` too while the viewer does not know it. */
  readonly stance: number
  /** True if the enemy knows it. */
  readonly stanceKnown: boolean
  readonly dump: number
  readonly motorised: boolean
  readonly dugIn: boolean
  readonly delayed: number
  /** By slot; `specialist` is -1 in an empty one. */
  readonly specialists: readonly { readonly specialist: number; readonly state: number }[]
  /** Values of `queued`, first to be lost first. */
  readonly queue: readonly number[]
}

/** An enemy unit of which only this is known. operational.H8 */
export interface MarkerView {
  readonly hex: Hex
  readonly side: Side
  readonly nation: string
  readonly kind: 'armour' | 'motorised' | 'infantry'
  readonly strong: boolean
}

/** Of the enemy's headquarters only name, place and supply are known; all else is 0 then. operational.H6 */
export interface HeadquartersView {
  readonly hq: number
  readonly side: Side
  readonly hex: number
  readonly from: number
  readonly unsupplied: number
  readonly points: number
  readonly command: number
  readonly trucks: number
  /** In the order of `branches`. */
  readonly levels: readonly number[]
  readonly suppressed: readonly number[]
  readonly rested: number
  readonly overrun: boolean
  readonly moved: boolean
  readonly experience: number
  readonly target: number
  readonly upgrades: number
  readonly specialised: readonly number[]
  readonly offer: readonly number[]
  readonly prisoners: number
  readonly reports: number
  readonly motorised: boolean
  /** In the order of `table.items`. */
  readonly pool: readonly number[]
  readonly poolNext: readonly number[]
  readonly poolLater: readonly number[]
}

/** The values that only the own side knows; zeros for the enemy's. */
export interface SideView {
  /** In reserve: now, next turn and so on. */
  readonly trucks: readonly number[]
  readonly portSupply: number
  readonly assets: readonly {
    readonly left: number
    readonly uses: number
    readonly perTurn: number
    readonly extra: number
  }[]
  readonly fogLifted: boolean
  readonly eliteStore: boolean
  readonly prepared: boolean
  readonly store: readonly number[]
  /** Specialists lost, by kind. */
  readonly lostOfKind: readonly number[]
}

/** Counts of both sides, the first side's first. */
export const pairs = [
  'prestige',
  'score',
  'killed',
  'scattered',
  'specialistsLost',
  'prisoners',
  'ruinedCities',
  'destroyedBridges',
] as const

export interface OperationalView extends View, Readonly<Record<(typeof pairs)[number], readonly [number, number]>> {
  /** The side whose turn it is. */
  readonly side: Side
  readonly viewer: Side | null
  readonly weather: string
  /** By hex. */
  readonly owner: readonly number[]
  /** By hex, bits of `sight` for the viewer; a spectator sees all. */
  readonly sight: readonly number[]
  readonly units: readonly UnitView[]
  readonly markers: readonly MarkerView[]
  /** Hexes with stragglers that the viewer sees, with the units that they came from. */
  readonly stragglers: readonly { readonly hex: Hex; readonly from: readonly number[] }[]
  readonly fortIntact: readonly number[]
  readonly ruined: readonly number[]
  readonly crossing: readonly number[]
  /** By hub slot; `hex` 0 for none. */
  readonly hubs: readonly { readonly hex: Hex; readonly trucks: number; readonly supplied: boolean }[]
  readonly headquarters: readonly HeadquartersView[]
  readonly sides: readonly [SideView, SideView]
  /** By card of `table.cards`: 1 in hand, where the viewer may know it. */
  readonly cards: readonly number[]
  readonly objectives: readonly { readonly heldSince: number; readonly prestigeWon: number }[]
  readonly bonus: readonly number[]
  readonly ended: boolean
}
