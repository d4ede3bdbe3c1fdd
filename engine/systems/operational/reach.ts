/** Where a unit can go. operational.C1-C15, C19 */
import type { Side } from '../../twoSides.ts'
import { type Costs, closed, type EdgeCosts, takesAction, takesAll } from './cost.ts'
import { extendedMovementOf, movementClassOf } from './mobility.ts'
import { type FloodRows, MovementFlood, makeFloodRows } from './movementFlood.ts'
import type { Table } from './table.ts'
import { actionPoint, type OperationalAction, type ReadonlyState } from './types.ts'
import { type Encounters, enemyHq, enemyUnit, enemyZone, isWeak, ownUnit } from './zones.ts'

type Move = Extract<OperationalAction, { type: 'move' }>

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
  /** Whether getting there takes the action point. operational.C7 */
  extended(hex: number): boolean
  /** Whether the step into it takes all points, being a river crossing or hard terrain. operational.C4, C9 */
  takesAll(hex: number): boolean
  /** Whether it lies in an enemy zone of control. operational.C14 */
  inZone(hex: number): boolean
  /** The hexes from the one the unit stands in to a destination, both included. */
  path(hex: number): readonly number[]
}

export interface Reacher {
  of(state: ReadonlyState, unit: number): Reach
  /** The same, when the encounters of the side were computed for this state just before. */
  withEncounters(state: ReadonlyState, unit: number): Reach
}

export const makeReacher = (table: Table, costs: Costs, encounters: Encounters): Reacher => {
  const queue = makeFloodRows(table)
  const known: UnitReach[] = []
  const withEncounters = (state: ReadonlyState, unit: number): Reach => {
    known[unit] ??= new UnitReach(table, queue, encounters, unit)
    const reach = known[unit]
    reach.update(factsOf(table, costs, state, unit))
    return reach
  }
  return {
    withEncounters,
    of(state, unit) {
      encounters.of(state, table.side[unit] as Side)
      return withEncounters(state, unit)
    },
  }
}

/** What decides where a unit can go, beside what it meets. */
interface Facts {
  readonly costs: EdgeCosts
  readonly start: number
  readonly points: number
  /** Points that its action point buys; -1 when it has none left. operational.C7 */
  readonly extension: number
  /** Points with which it may enter a zone of control: not those that were bought. operational.C14 */
  readonly intoZone: number
  /** Whether it may take a step that needs all its points. operational.C4, C9 */
  readonly isFresh: boolean
  /** Bits of hexes that are closed to it. operational.C15 */
  readonly barred: number
}

const factsOf = (table: Table, costs: Costs, state: ReadonlyState, unit: number): Facts => {
  const points = state.movementPoints[unit]
  const isExtended = state.extended[unit] === 1
  return {
    costs: costs.of(state, movementClassOf(table, state, unit)),
    start: state.hex[unit],
    points,
    extension: state.actionPoint[unit] === actionPoint.available ? extendedMovementOf(table, state, unit) : -1,
    intoZone: isExtended ? 0 : points,
    isFresh: points === table.types[unit].movement && !isExtended,
    barred: isWeak(table, state, unit) ? enemyUnit | enemyHq : enemyUnit,
  }
}

const areSame = (one: Facts, other: Facts): boolean =>
  one.costs === other.costs &&
  one.start === other.start &&
  one.points === other.points &&
  one.extension === other.extension &&
  one.intoZone === other.intoZone &&
  one.isFresh === other.isFresh &&
  one.barred === other.barred

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

  constructor(table: Table, queue: FloodRows, encounters: Encounters, unit: number) {
    this.#table = table
    this.#encounters = encounters
    this.#unit = unit
    this.#flood = new MovementFlood(table, queue)
  }

  update(facts: Facts): void {
    const { meets, changes } = this.#encounters
    const { hexes, emptied } = changes[this.#table.side[this.#unit] as Side]
    const isKnown = this.#facts !== undefined && areSame(this.#facts, facts) && this.#isUntouched(hexes, emptied)
    this.#looked = hexes.length
    this.#emptied = emptied
    if (isKnown) return
    this.#facts = facts
    this.#meets = meets
    this.#renew(facts)
  }

  /** Whether nothing has changed where the unit comes. */
  #isUntouched(changed: readonly number[], emptied: number): boolean {
    if (emptied !== this.#emptied) return false
    for (let index = this.#looked; index < changed.length; index++)
      if (this.#flood.comesNear(changed[index])) return false
    return true
  }

  #renew(facts: Facts): void {
    const flood = this.#flood
    flood.clear()
    this.#moves = undefined
    this.#whole = []
    if (facts.start < 0) {
      this.hexes = []
      return
    }
    const budget = facts.points + Math.max(0, facts.extension)
    flood.spread(facts.costs, this.#meets, facts.start, budget, budget + 1 - facts.intoZone, facts.barred)
    const ends = facts.isFresh ? this.#wholeSteps(facts) : []
    this.#whole = ends.slice()
    const { stops } = facts.costs
    for (let index = 1; index < flood.count; index++) {
      const hex = flood.touched[index]
      if (stops[hex] && !(this.#meets[hex] & ownUnit) && !this.takesAll(hex)) ends.push(hex)
    }
    this.hexes = ends
  }

  /** Where steps out of the start lead that take all points of a unit that has them all. operational.C4, C9 */
  #wholeSteps({ costs: { edges, stops }, start, points, extension, barred }: Facts): number[] {
    const found: number[] = []
    for (let edge = start * 6; edge < start * 6 + 6; edge++) {
      const cost = edges[edge]
      if (cost < takesAll || cost === closed || (cost & takesAction && extension < 0)) continue
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
