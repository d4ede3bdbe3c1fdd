/** Where a unit can go. operational.C1-C15, C19 */
import { degree } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import type { ActionWith } from '../../verb.ts'
import { type Costs, closed, type EdgeCosts, takesAction, takesAll } from './cost.ts'
import { extendedMovementOf, movementClassOf } from './mobility.ts'
import { type FloodMemory, MovementFlood, makeFloodMemory } from './movementFlood.ts'
import { movementClasses } from './rules.ts'
import type { Table } from './table.ts'
import { actionPoint, type ReadonlyState } from './types.ts'
import { type Encounters, enemyHq, enemyUnit, enemyZone, isWeak, ownUnit } from './zones.ts'

type Move = ActionWith<'move', { unit: 'unit'; to: 'hex' }>

/** The destinations of a unit. Valid until the unit is asked about again: the memory is used again. */
export interface Reach {
  /** Hexes where the unit may end its move now, without the one it stands in; another array when something has changed. */
  readonly hexes: readonly number[]
  /** The moves there. */
  readonly moves: readonly Move[]
  /** Movement points that the way to a reached hex takes. Entering a zone of control then takes all that are left. */
  cost(hex: number): number
  /** The same for a hex on the way to another one: nobody goes on from a step that takes all points. */
  passing(hex: number): number
  /** True if getting there takes the action point. operational.C7 */
  extended(hex: number): boolean
  /** True if the step into it takes all points, being a river crossing or hard terrain. operational.C4, C9 */
  takesAll(hex: number): boolean
  /** True if it lies in an enemy zone of control. operational.C14 */
  inZone(hex: number): boolean
  /** The hexes from the one the unit stands in to a destination, both included. */
  path(hex: number): readonly number[]
}

export interface Reacher {
  of(state: ReadonlyState, unit: number): Reach
  /**
   * A function that tells of one unit of a side after the other, while the state stays as it is. The encounters of the side must have
   * been computed for it just before, or aimed at it. Another call ends it.
   */
  each(state: ReadonlyState): (unit: number) => Reach
}

export const makeReacher = (table: Table, costs: Costs, encounters: Encounters): Reacher => {
  const shared = makeFloodMemory(table)
  const known: UnitReach[] = []
  /** Costs by movement class, as far as they were asked for. */
  const costsOf: (EdgeCosts | undefined)[] = movementClasses.map(() => undefined)
  let now: ReadonlyState | undefined
  const reachOf = (unit: number): Reach => {
    if (now === undefined) throw new Error('no state to reach in')
    known[unit] ??= new UnitReach(table, shared, encounters, unit)
    const movementClass = movementClassOf(table, now, unit)
    costsOf[movementClass] ??= costs.of(now, movementClass)
    known[unit].update(costsOf[movementClass], now)
    return known[unit]
  }
  const each = (state: ReadonlyState): ((unit: number) => Reach) => {
    costsOf.fill(undefined)
    now = state
    return reachOf
  }
  return {
    each,
    of(state, unit) {
      encounters.of(state, table.side[unit] as Side)
      return each(state)(unit)
    },
  }
}

/** The facts that decide where a unit can go, besides the obstacles that it meets. */
interface Facts {
  readonly costs: EdgeCosts
  readonly start: number
  readonly points: number
  readonly canExtend: boolean
  readonly isExtended: boolean
  readonly isMotorised: boolean
  readonly isWeak: boolean
}

/** The reach of a unit, kept until it changes: with the facts, or with what the unit meets where it comes. */
class UnitReach implements Reach {
  hexes: readonly number[] = []
  readonly #table: Table
  readonly #encounters: Encounters
  readonly #unit: number
  readonly #flood: MovementFlood
  #facts: Facts | undefined
  #meets: Uint8Array = new Uint8Array(0)
  /** The changes of encounters that were looked at, and how often their list had been emptied then. */
  #looked = 0
  #emptied = 0
  /** Hexes where a step from the start takes all points. */
  #whole: readonly number[] = []
  #moves: readonly Move[] | undefined

  constructor(table: Table, shared: FloodMemory, encounters: Encounters, unit: number) {
    this.#table = table
    this.#encounters = encounters
    this.#unit = unit
    this.#flood = new MovementFlood(table, shared)
  }

  update(costs: EdgeCosts, state: ReadonlyState): void {
    const { meets, changes } = this.#encounters
    const { hexes, emptied } = changes[this.#table.side[this.#unit] as Side]
    const isKnown = this.#isKnown(costs, state) && this.#isUntouched(hexes, emptied)
    this.#looked = hexes.length
    this.#emptied = emptied
    if (isKnown) return
    const unit = this.#unit
    this.#facts = {
      costs,
      start: state.hex[unit],
      points: state.movementPoints[unit],
      canExtend: state.actionPoint[unit] === actionPoint.available,
      isExtended: state.extended[unit] === 1,
      isMotorised: state.motorised[unit] === 1,
      isWeak: isWeak(this.#table, state, unit),
    }
    this.#meets = meets
    this.#renew(this.#facts, extendedMovementOf(this.#table, state, unit))
  }

  /** True if everything is unchanged except the obstacles that the unit meets. */
  #isKnown(costs: EdgeCosts, state: ReadonlyState): boolean {
    const facts = this.#facts
    const unit = this.#unit
    return (
      facts !== undefined &&
      facts.costs === costs &&
      facts.start === state.hex[unit] &&
      facts.points === state.movementPoints[unit] &&
      facts.canExtend === (state.actionPoint[unit] === actionPoint.available) &&
      facts.isExtended === (state.extended[unit] === 1) &&
      facts.isMotorised === (state.motorised[unit] === 1) &&
      facts.isWeak === isWeak(this.#table, state, unit)
    )
  }

  /** True if nothing has changed within the unit's reach. */
  #isUntouched(changed: readonly number[], emptied: number): boolean {
    if (emptied !== this.#emptied) return false
    for (let index = this.#looked; index < changed.length; index++)
      if (this.#flood.comesNear(changed[index])) return false
    return true
  }

  /** @param extension points that its action point would buy. operational.C7 */
  #renew(facts: Facts, extension: number): void {
    const flood = this.#flood
    flood.clear()
    this.#moves = undefined
    if (facts.start < 0) {
      this.#whole = []
      this.hexes = []
      return
    }
    const { costs, start, points, canExtend, isExtended } = facts
    const budget = points + (canExtend ? extension : 0)
    // Not with points that were bought. operational.C14
    const intoZone = isExtended ? 0 : points
    // operational.C15
    const barred = facts.isWeak ? enemyUnit | enemyHq : enemyUnit
    const touched = flood.spread(costs, this.#meets, start, budget, budget + 1 - intoZone, barred)
    const isFresh = points === this.#table.types[this.#unit].movement && !isExtended
    this.#whole = isFresh ? this.#wholeSteps(facts, barred) : []
    this.hexes = this.#endsAmong(touched, costs.stops)
  }

  /** Where the unit may end its move, of the hexes where it comes. */
  #endsAmong(touched: Int32Array, stops: Uint8Array): number[] {
    const meets = this.#meets
    const whole = this.#whole
    const ends = new Array<number>(whole.length + touched.length)
    let count = 0
    for (const hex of whole) ends[count++] = hex
    for (let index = 1; index < touched.length; index++) {
      const hex = touched[index]
      if (stops[hex] === 1 && (meets[hex] & ownUnit) === 0 && (whole.length === 0 || !whole.includes(hex)))
        ends[count++] = hex
    }
    ends.length = count
    return ends
  }

  /** Where steps out of the start lead that take all points of a unit that has them all. operational.C4, C9 */
  #wholeSteps({ costs: { edges, stops }, start, points, canExtend }: Facts, barred: number): number[] {
    const found: number[] = []
    for (let edge = start * degree; edge < (start + 1) * degree; edge++) {
      const cost = edges[edge]
      if (cost < takesAll || cost === closed || (cost & takesAction && !canExtend)) continue
      const next = this.#table.neighbours[edge]
      if (stops[next] === 0 || this.#meets[next] & (barred | ownUnit) || this.#flood.spent(next) <= points) continue
      found.push(next)
    }
    return found
  }

  get moves(): readonly Move[] {
    this.#moves ??= this.hexes.map((to) => ({ type: 'move', unit: this.#unit, to }))
    return this.#moves
  }

  get #points(): number {
    return this.#facts?.points ?? 0
  }
  cost(hex: number): number {
    return this.takesAll(hex) ? this.#points : this.#flood.spent(hex)
  }
  passing(hex: number): number {
    return this.#flood.spent(hex)
  }
  extended(hex: number): boolean {
    return !this.takesAll(hex) && this.#flood.spent(hex) > this.#points
  }
  takesAll(hex: number): boolean {
    return this.#whole.length > 0 && this.#whole.includes(hex)
  }
  inZone(hex: number): boolean {
    return (this.#meets[hex] & enemyZone) !== 0
  }
  path(hex: number): readonly number[] {
    return this.takesAll(hex) ? [this.#facts?.start ?? hex, hex] : this.#flood.pathTo(hex)
  }
}
