/** A resolved scenario of the command-card rules: everything inlined, nothing left to look up. */
import type { Scenario } from '../../game.ts'
import type { Direction, Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { CommandCardsRules } from './rules.ts'

/** The ground of a board. Arrays are indexed by hex number of a grid of `width` x `height`. */
export interface CommandCardsMap {
  readonly width: number
  readonly height: number
  /** 0 is off the board: the padding, and the last column of every odd row, which is half a hex shorter on both ends. */
  readonly terrainIds: readonly string[]
  readonly terrain: readonly number[]
  /** Western and eastern border of the middle section, in half hexes. */
  readonly borders: readonly [number, number]
  /** Obstacles at the start. `side` built it, for those that protect their builders; `sides` of the hex that it stands on. */
  readonly obstacles: readonly {
    readonly hex: Hex
    readonly kind: string
    readonly side?: Side
    readonly sides?: readonly Direction[]
  }[]
  readonly ways: readonly { readonly kind: string; readonly hexes: readonly Hex[] }[]
  /** Hexsides through which ground with open ends can be entered. */
  readonly ends: readonly { readonly hex: Hex; readonly directions: readonly Direction[] }[]
  readonly names: readonly {
    readonly hex: Hex
    readonly text: string
    readonly kind: 'town' | 'water' | 'height' | 'area'
  }[]
}

export interface CommandCardsSide {
  readonly id: string
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
  /** The edge from which it came and to which it retreats. */
  readonly edge: 'north' | 'south'
  readonly nation: string
  /** Cards in hand at the start and after each draw. */
  readonly hand: number
  /** The hand grows by so many cards at the end of each turn of its side, until it is full. command-cards.C1 */
  readonly handGrowth?: { readonly to: number; readonly by: number }
  /** Medals that win. command-cards.C15 */
  readonly medals: number
}

export interface CommandCardsUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly type: string
  readonly nation: string
  /** Where it starts; absent: in reserve. */
  readonly hex?: Hex
  /** Figures at the start; absent: all. */
  readonly figures?: number
  /** How it comes in from the reserve. command-cards.A1, A13, A19 */
  readonly reserve?: 'airfield' | 'train' | 'paradrop'
  /** Led by a hero. command-cards.A8 */
  readonly leader?: boolean
  readonly camouflaged?: boolean
  /** Has a boat or raft. command-cards.A5 */
  readonly boat?: boolean
}

/** Medals for places. */
export interface MedalPlace {
  readonly name: string
  readonly hexes: readonly Hex[]
  /** The side that may win it; absent: either side. */
  readonly side?: Side
  /** Medals for it. */
  readonly medals: number
  /** Kept once won, or lost with the place. */
  readonly permanent: boolean
  /** All of its hexes are needed, or each one counts. */
  readonly group: 'all' | 'each'
  /** Held only at the start of the holder's turn. */
  readonly atTurnStart: boolean
}

/** Special rules that the scenario switches on. Sides are those that may use them; a list has one entry at most for each side. */
export interface SpecialSetup {
  readonly airStrikes?: { readonly sides: readonly Side[] }
  /** The first side strikes from the air at will, the other's armour is slow. command-cards.A3 */
  readonly blitz?: { readonly side: Side }
  /** `beside`: only with a unit of the side beside the bridge. command-cards.A2 */
  readonly bridgeBlowing?: readonly {
    readonly side: Side
    readonly hexes: readonly Hex[]
    readonly way: 'surely' | 'by-dice'
    readonly beside?: boolean
  }[]
  readonly pontoons?: readonly { readonly side: Side; readonly count: number }[]
  /** Where a bridge blocks sight. command-cards.T9, T33, T37 */
  readonly blockingBridges?: readonly Hex[]
  /** Minefields that sides lay on some hexes before the first turn. command-cards.T29 */
  readonly minefields?: readonly { readonly side: Side; readonly hexes: readonly Hex[]; readonly count: number }[]
  /** Airfields from which airplanes of a side fly. command-cards.T16 */
  readonly airplanes?: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly spotting?: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly sabotage?: readonly {
    readonly side: Side
    readonly hex: Hex
    readonly stars: number
    readonly medals: number
    readonly supplies: boolean
  }[]
  readonly prisoners?: readonly { readonly side: Side; readonly hex: Hex; readonly medals: number }[]
  readonly equipment?: readonly { readonly side: Side; readonly hex: Hex; readonly medals: number }[]
  readonly desert?: boolean
  readonly oasisRecovery?: boolean
  readonly hospitals?: readonly { readonly side: Side; readonly hex: Hex }[]
  readonly radar?: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly headquarters?: readonly { readonly side: Side; readonly hex: Hex }[]
  /** `start`: how far units see at the beginning; absent: as the rules say. command-cards.A18 */
  readonly night?: { readonly roller: Side; readonly start?: number }
  readonly paradrop?: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly smoke?: readonly { readonly side: Side; readonly uses: number }[]
  readonly airfield?: readonly { readonly side: Side; readonly hexes: readonly Hex[] }[]
  readonly trains?: readonly { readonly side: Side; readonly stations: readonly Hex[] }[]
  /** Leaving the board: hexes of the far edge, and medals for each unit. */
  readonly exits?: readonly { readonly side: Side; readonly hexes: readonly Hex[]; readonly medals: number }[]
}

export interface CommandCardsScenario extends Scenario {
  readonly system: 'command-cards'
  readonly summary: string
  /** Rounds after which it is decided by medals; a tie goes to `tie`. Without a limit: more than a battle can last. */
  readonly turns: number
  readonly isUnlimited?: boolean
  /** Rounds in a row without a unit destroyed or off the board after which it is over, and nobody but `tie` has won. */
  readonly stalemate?: number
  readonly tie: Side | null
  readonly date: string
  readonly daysPerTurn: number
  readonly map: CommandCardsMap
  readonly sides: readonly [CommandCardsSide, CommandCardsSide]
  readonly units: readonly CommandCardsUnit[]
  readonly medals: readonly MedalPlace[]
  /** Which deck is played with: a key of `copies` of the cards. */
  readonly deck: string
  /** Hidden mines: as many as there are mined obstacles are drawn. */
  readonly special: SpecialSetup
  readonly rules: CommandCardsRules
}
