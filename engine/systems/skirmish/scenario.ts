/** A resolved scenario of the skirmish rules: everything inlined, nothing left to look up. */
import type { Space, SquareGrid } from '../../board.ts'
import type { Scenario, Side } from '../../game.ts'
import type { SkirmishRules, UnitClass } from './rules.ts'

/** The board of all battles: a headquarters above its first row and one below its last. skirmish.T1 */
export const width = 8
export const height = 6
export const battlefield: SquareGrid = {
  width,
  height,
  boxes: [
    { name: 'hq1', beside: ['d1', 'e1'] },
    { name: 'hq2', beside: ['d6', 'e6'] },
  ],
}

/** The country in which a field lies. */
export type CountryLook = 'farmland' | 'bocage' | 'steppe' | 'desert' | 'city'

/** One of the two sides of a battle, of one or two seats. The first one has its headquarters above the first row of the board. */
export type TeamIndex = 0 | 1

/** One who plays: with a deck, a hand and action points of its own. */
export interface SkirmishSeat {
  readonly id: string
  readonly name: string
  readonly colour: { readonly light: string; readonly dark: string }
  readonly team: TeamIndex
  readonly nation: string
  /** Action points and cards at the start. skirmish.T11, T13, T14 */
  readonly ap: number
  readonly hand: number
  /** Copies of unit cards and of support cards by their ids. skirmish.T9 */
  readonly units: Readonly<Record<string, number>>
  readonly support: Readonly<Record<string, number>>
}

/** A unit that is on the board when the battle begins. */
export interface StartUnit {
  readonly id: string
  readonly name: string
  readonly side: Side
  readonly type: string
  readonly space: Space
  /** Indices of its upgrade options. */
  readonly upgrades?: readonly number[]
}

/** An objective of a side. Checked at the end of its turns; destruction, and aims counted in points, at once. skirmish.F1 */
export type Objective =
  | { readonly is: 'destroy-headquarters' }
  | { readonly is: 'destroy-units'; readonly count: number; readonly classes?: readonly UnitClass[] }
  /** `unit` is an index into the units at the start. */
  | { readonly is: 'destroy-named'; readonly unit: number }
  | { readonly is: 'destroy-terrain'; readonly space: Space }
  /** An own unit is there at the end of so many own turns in a row. */
  | { readonly is: 'hold'; readonly space: Space; readonly turns: number }
  | { readonly is: 'occupy'; readonly spaces: readonly Space[]; readonly count: number }
  /** So many own units are on an own row, or beyond it. */
  | { readonly is: 'reach'; readonly row: number; readonly units: number }
  /** The end of a round is reached. */
  | { readonly is: 'survive'; readonly round: number }
  /** Met when the unit or the terrain on the space is lost, for its enemy. */
  | { readonly is: 'protect'; readonly unit?: number; readonly space?: Space }
  /** The printed costs of destroyed units, and points for each place on which an own unit stands. */
  | {
      readonly is: 'points'
      readonly count: number
      readonly places: readonly { readonly space: Space; readonly points: number }[]
    }

/** The aims of one side. */
export interface Aims {
  /** `any` if one of the objectives is enough. */
  readonly needs: 'any' | 'all'
  readonly objectives: readonly Objective[]
}

export interface SkirmishScenario extends Scenario {
  readonly system: 'skirmish'
  /** One sentence for lists and cards. */
  readonly summary: string
  /** First day, ISO. */
  readonly date: string
  /** Seats: one of each side, or two. Those of the first side first. */
  readonly sides: readonly SkirmishSeat[]
  /** Rounds, after which the battle is over. skirmish.T8 */
  readonly turns: number
  /** Pitched battles roll the field and bid for the initiative; scenarios say both. skirmish.F1 */
  readonly battle: 'pitched' | 'scenario'
  /** The side that moves first in a scenario. skirmish.T14 */
  readonly first: TeamIndex
  /** Cards and upgrades of later years are barred; absent: none is. skirmish.F2 */
  readonly year?: number
  /** The battlefield with names of places; `look` is the country, for its drawing. */
  readonly map: SquareGrid & {
    readonly look: CountryLook
    readonly names: readonly { readonly space: Space; readonly text: string }[]
  }
  /** Terrain of the field, by its id; in a pitched battle only water that was agreed on. skirmish.T10 */
  readonly terrain: readonly { readonly space: Space; readonly kind: string }[]
  /** True if works are bought before the first turn of a scenario. skirmish.T14 */
  readonly buysWorks: boolean
  /** True if works may be bought in later Deployment phases. skirmish.T12 */
  readonly laterWorks: boolean
  readonly units: readonly StartUnit[]
  /** By side: the general at its headquarters from the start. skirmish.H5 */
  readonly generals: readonly [string | null, string | null]
  readonly aims: readonly [Aims, Aims]
  /** The side that wins when the rounds are over; null: the one whose headquarters took less damage. skirmish.T8 */
  readonly holdsOut: TeamIndex | null
  readonly weather: 'clear' | 'night' | 'rain' | 'snow'
  readonly rules: SkirmishRules
}

/** Unit cards in decks, and those of units on the field at the start. */
export const typesOf = ({
  sides,
  units,
}: Pick<SkirmishScenario, 'sides'> & { readonly units: readonly Pick<StartUnit, 'type'>[] }) => [
  ...sides.flatMap((seat) => Object.keys(seat.units).map((type) => ({ type }))),
  ...units,
]
