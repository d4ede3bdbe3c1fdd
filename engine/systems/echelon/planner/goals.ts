/** The goals of both sides: places with the points that they can still bring, and the enemy's prizes to walk into or to fall upon. */
import type { Hex } from '../../../hex.ts'
import { once } from '../../../once.ts'
import type { Side } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import { isDepot, isHeadquarters } from '../supply/headquarters.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { isCombatUnit } from '../units.ts'
import type { Prize } from './marches.ts'
import { chanceAt, printedOf, strengthOf, strideOf } from './strength.ts'
import type { Weights } from './weights.ts'

/** A place that brings points, in hundredths of a point: what it is still worth that one side has it and the other does not. */
export interface Goal {
  readonly hex: Hex
  readonly worth: number
  readonly isOwn: boolean
  /** How much it draws units: to be taken, or because more is wanted to keep it. */
  readonly draw: number
  /** Attack points that the enemy could bring against an own one in some turns, in tenths. */
  readonly pressure: number
}

/** True if the enemy has no turn any more: nothing can be lost. */
export const isLastWord = ({ scenario }: Table, { turn, side, active }: Position): boolean =>
  turn === scenario.turns && active === 1 && side === 1

/** Places with what they can still bring, and take from the enemy, in the turns that are left. */
export const goalsOf = (
  table: Table,
  state: Position,
  side: Side,
  weights: Weights,
  { raidTo, defenceOf }: Readonly<Record<'raidTo' | 'defenceOf', (hex: Hex) => number>>,
): readonly Goal[] => {
  const { scenario } = table
  const left = scenario.turns - state.turn + 1
  const force = once(() =>
    table.unitsOf[side].reduce(
      (sum, unit) => (state.hex[unit] > 0 ? sum + strengthOf(table, state, unit, 'attack') : sum),
      0,
    ),
  )
  const towards = (hex: Hex, worth: number): Wish => {
    // Nobody is drawn by what all together could hardly take.
    const chance = chanceAt(weights, Math.floor((100 * force()) / Math.max(1, defenceOf(hex))))
    const share = Math.max(weights.hope, chance)
    return { draw: Math.floor((worth * weights.approach * share) / 10_000), pressure: 0 }
  }
  const back = (hex: Hex, worth: number): Wish => {
    const { pressure, guard } = isLastWord(table, state) ? nothing : balanceAt(table, state, side, hex, raidTo(hex))
    const wanted = Math.max(0, pressure - guard)
    return { draw: Math.floor((worth * weights.keep * wanted) / (100 * Math.max(1, pressure))), pressure }
  }
  return scenario.objectives.map(({ hex, perTurn, atEnd }) => {
    const worth = 100 * (left * (perTurn[0] + perTurn[1]) + atEnd[0] + atEnd[1])
    const isOwn = state.owner[hex] === side + 1
    return new LazyGoal(hex, worth, isOwn, isOwn ? back : towards)
  })
}

type Wish = Pick<Goal, 'draw' | 'pressure'>

/** A goal of which is found out only when it is asked for how much it draws. */
class LazyGoal implements Goal {
  readonly hex: Hex
  readonly worth: number
  readonly isOwn: boolean
  readonly #find: (hex: Hex, worth: number) => Wish
  #wish: Wish | undefined

  constructor(hex: Hex, worth: number, isOwn: boolean, find: (hex: Hex, worth: number) => Wish) {
    this.hex = hex
    this.worth = worth
    this.isOwn = isOwn
    this.#find = find
  }

  get draw(): number {
    this.#wish ??= this.#find(this.hex, this.worth)
    return this.#wish.draw
  }

  get pressure(): number {
    this.#wish ??= this.#find(this.hex, this.worth)
    return this.#wish.pressure
  }
}

const nothing = { pressure: 0, guard: 0 } as const

/**
 * Returns the balance at a hex in tenths of a point: the strength that the enemy could bring against it in some turns, counting little for
 * delayed units, and the defence in it and beside it.
 */
const balanceAt = (
  table: Table,
  state: Position,
  side: Side,
  hex: Hex,
  raid: number,
): { pressure: number; guard: number } => {
  let [pressure, guard] = [0, 0]
  for (const unit of state.hex.keys()) {
    if (state.hex[unit] <= 0) continue
    const away = table.board.distance(state.hex[unit], hex)
    if (table.side[unit] === side) guard += away < 2 ? strengthOf(table, state, unit, 'defence') : 0
    else {
      const quarters = nearness(away, strideOf(table, state, unit))
      if (quarters > 0) pressure += Math.floor((strengthOf(table, state, unit, 'attack') * quarters) / 4)
    }
  }
  return { pressure: raid + Math.floor(Math.max(0, pressure - raid) / heldUp), guard }
}
/** Of so many points that are held up, one counts. */
const heldUp = 8

/** Returns the weight of an enemy so many hexes away, in quarters. */
const nearness = (away: number, stride: number): number => {
  if (away <= stride + 1) return 4
  return away <= 2 * stride + 2 ? 2 : away <= 4 * stride ? 1 : 0
}

/** The parts of a position that decide the goals. */
interface Wanted {
  readonly services: Services
  readonly table: Table
  readonly state: Position
  readonly side: Side
  readonly weights: Weights
  readonly goals: readonly Goal[]
  keyWorth(unit: number): number
}

/** Lists the enemy's prizes: places, and trains, staffs and guns that nobody guards. */
export const prizesOf = ({ table, state, side, goals, weights, keyWorth }: Wanted): readonly Prize[] => [
  ...goals
    .filter(({ isOwn }) => isOwn)
    .map(({ hex, worth }) => ({ hex, worth: Math.floor((worth * weights.deny) / 100), needsFighters: false })),
  ...table.unitsOf[side]
    .filter((unit) => state.hex[unit] > 0 && (table.profiles[unit].isArtillery || keyWorth(unit) > 0))
    .map((unit) => ({ hex: state.hex[unit], worth: keyWorth(unit) || weights.bare, needsFighters: true })),
]

/** Those who feed others share the strength that would be without supply if all of their kind were lost. */
export const keyWorthsOf = ({ services, table, state, side, weights }: Wanted): ReadonlyMap<number, number> => {
  const onMap = table.unitsOf[side].filter((unit) => state.hex[unit] > 0)
  const all = onMap.reduce((sum, unit) => sum + (isCombatUnit(table, unit) ? printedOf(table, state, unit) : 0), 0)
  const worths = new Map<number, number>()
  for (const isKind of [isDepot, isHeadquarters]) {
    const kind = onMap.filter((unit) => isKind(services, unit))
    for (const unit of kind)
      worths.set(
        unit,
        Math.max(weights.bare, Math.floor((all * weights.unsupplied * weights.key) / (100 * kind.length))),
      )
  }
  return worths
}
