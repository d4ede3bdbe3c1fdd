/** What the planner sees in a position before it decides anything: goals, the enemy's stacks, what can be brought against them. */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { isReady } from '../combat/attack.ts'
import { coastDefenceOf } from '../combat/strength.ts'
import { coastGuard, featuresAt, terrainAt } from '../ground.ts'
import type { EchelonGame } from '../index.ts'
import { leftOf, mayMove } from '../movement.ts'
import { point } from '../rules.ts'
import type { Services } from '../services.ts'
import { leadsFrom } from '../supply/feeds.ts'
import { hexesAround, type Table } from '../table.ts'
import { type Position, status, supply } from '../types.ts'
import { faceOf, has, isCombatUnit, isMotor, reOf } from '../units.ts'
import type { Gait, Ground } from './ground.ts'
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

/** Enemy units in a hex, and what an attack on them could come to. */
export interface Target {
  readonly hex: Hex
  /** Strength points with ground and disorder, in tenths. */
  readonly defence: number
  /** Printed points of those who fight, and REs in 144ths of all. */
  readonly printed: number
  readonly re: number
  /** What it is worth that the hex is taken, besides the losses. */
  readonly prize: number
  /** Attack points that stand beside it already, and those that could still come, in tenths. */
  readonly beside: number
  readonly coming: number
  /** Worth preparing for, and by how much: 0 when it is not. */
  readonly promise: number
}

export interface Assessment {
  readonly game: EchelonGame
  readonly services: Services
  readonly table: Table
  readonly weights: Weights
  readonly ground: Ground
  readonly state: Position
  /** Other states that look alike: the enemy's hidden units lie otherwise. */
  others(): readonly Position[]
  readonly side: Side
  readonly enemy: Side
  readonly goals: readonly Goal[]
  readonly targets: ReadonlyMap<Hex, Target>
  /** Where units that are proposed to be taken are to go. */
  readonly destinations: Map<number, Hex>
  /** Whether a unit would be in full supply in a hex. */
  isFed(unit: number, hex: Hex): boolean
  /** Whether a headquarters would get what lies in its depot in a hex; so does one whose depot is gone. */
  isLed(headquarters: number, hex: Hex): boolean
  /** Attack points, in tenths, that the enemy can bring against a hex in its next turn. */
  threatTo(hex: Hex): number
  /** Defence of units at a hex with what its ground gives, in tenths. */
  defenceAt(hex: Hex, units: readonly number[]): number
}

export const gaitOf = (table: Table, unit: number): Gait =>
  isMotor(table, unit) || table.profiles[unit].type.moves === 'artillery' ? 'motor' : 'other'

const halfIf = (isHalf: boolean, value: number): number => (isHalf ? Math.floor(value / 2) : value)

/** Strength points of a unit now, in tenths. */
export const strengthOf = (table: Table, state: Position, unit: number, which: 'attack' | 'defence'): number =>
  isCombatUnit(table, unit)
    ? halfIf(
        has(state, unit, status.disrupted | status.dispersed) || state.supply[unit] >= supply.none,
        10 * faceOf(table, state, unit)[which],
      )
    : 0

/** Strength points of coast defences that hold a hex alone, in tenths. echelon.23 */
const gunsAt = (table: Table, state: Position, hex: Hex): number => {
  const side = coastGuard(table, state, hex)
  return side === undefined ? 0 : Math.floor((10 * coastDefenceOf(table, state, side, hex)) / point)
}

export const assessPosition = (
  game: EchelonGame,
  ground: Ground,
  weights: Weights,
  state: Position,
  others: () => readonly Position[],
): Assessment => {
  const { services, table } = game
  const { side } = state
  const enemy = otherSide(side)
  const enemies = table.unitsOf[enemy].filter((unit) => state.hex[unit] > 0 && isCombatUnit(table, unit))
  const threats = new Map<Hex, number>()
  let fed: Int32Array | undefined
  const ledFrom = new Map<number, (hex: Hex) => boolean>()
  const defenceAt = (hex: Hex, units: readonly number[]): number => {
    const sum = units.reduce((all, unit) => all + strengthOf(table, state, unit, 'defence'), 0)
    return Math.floor((sum * coverOf(table, state, hex)) / 10)
  }
  const goals = goalsOf(table, state, side, weights)
  const targets = new Map<Hex, Target>()
  const assessment: Assessment = {
    game,
    services,
    table,
    weights,
    ground,
    state,
    others,
    side,
    enemy,
    goals,
    targets,
    destinations: new Map(),
    isFed(unit, hex) {
      fed ??= services.supplies.of(state, side).full
      return (fed[hex] & services.supplies.nationBits[unit]) !== 0
    },
    isLed(headquarters, hex) {
      const depot = state.depot[headquarters] - 1
      if (depot < 0 || state.hex[depot] <= 0) return true
      const isLed = ledFrom.get(depot) ?? leadsFrom(services, state, services.supplies.of(state, side).net, depot)
      ledFrom.set(depot, isLed)
      return isLed(hex)
    },
    threatTo(hex) {
      const known = threats.get(hex)
      if (known !== undefined) return known
      let sum = 0
      for (const unit of enemies)
        if (table.board.distance(state.hex[unit], hex) <= strideOf(table, state, unit) + 1)
          sum += strengthOf(table, state, unit, 'attack')
      threats.set(hex, sum)
      return sum
    },
    defenceAt,
  }
  // Coast defences hold their port without units. echelon.23
  const ports = table.scenario.map.ports.map(({ hex }) => hex)
  for (const hex of new Set([...services.stacks.hexes(state), ...ports]))
    if (services.stacks.held(state, enemy)[hex] > 0) targets.set(hex, targetAt(assessment, hex))
  return assessment
}

/** Hexes that a unit makes in a turn, about: over middling ground, and zones. */
const strideOf = (table: Table, state: Position, unit: number): number =>
  Math.max(1, Math.floor(faceOf(table, state, unit).move / 3))

/** What ground does for a defender, in tenths. */
const coverOf = (table: Table, state: Position, hex: Hex): number => {
  const die = featuresAt(table, state, hex).reduce(
    (sum, feature) => sum + feature.die,
    terrainAt(table, state, hex).die,
  )
  return 10 - 3 * die
}

/** How likely an attack succeeds at odds in hundredths, in per cent, about. */
export const chanceAt = ({ fairOdds, sureOdds }: Weights, odds: number): number =>
  Math.max(0, Math.min(100, Math.floor((100 * (odds - fairOdds)) / (sureOdds - fairOdds))))

/** Hexes from a hex to the nearest enemies that are known; 99 where there are none. */
export const awayFromEnemy = ({ table, targets }: Pick<Assessment, 'table' | 'targets'>, hex: Hex): number =>
  Math.min(99, ...[...targets.keys()].map((enemy) => table.board.distance(enemy, hex)))

/** Places with what they can still bring, and take from the enemy, in the turns that are left. */
const goalsOf = (table: Table, state: Position, side: Side, weights: Weights): readonly Goal[] => {
  const { scenario } = table
  const left = scenario.turns - state.turn + 1
  return scenario.objectives.map(({ hex, perTurn, atEnd }) => {
    const worth = 100 * (left * (perTurn[0] + perTurn[1]) + atEnd[0] + atEnd[1])
    const isOwn = state.owner[hex] === side + 1
    if (!isOwn) return { hex, worth, isOwn, draw: Math.floor((worth * weights.approach) / 100), pressure: 0 }
    const { pressure, guard } = balanceAt(table, state, side, hex)
    const wanted = Math.max(0, pressure - guard)
    return {
      hex,
      worth,
      isOwn,
      draw: Math.floor((worth * weights.keep * wanted) / (100 * Math.max(1, pressure))),
      pressure,
    }
  })
}

/** What the enemy could bring against a hex in some turns, and what stands in it and beside it, in tenths of a point. */
const balanceAt = (table: Table, state: Position, side: Side, hex: Hex): { pressure: number; guard: number } => {
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
  return { pressure, guard }
}

/** What counts of an enemy so many hexes away, in quarters. */
const nearness = (away: number, stride: number): number => {
  if (away <= stride + 1) return 4
  return away <= 2 * stride + 2 ? 2 : away <= 4 * stride ? 1 : 0
}

/** How much nearer to what a side wants a hex is, in hundredths of a point. */
export const pullOf = ({ goals, ground, weights: { horizon } }: Assessment, gait: Gait, hex: Hex): number => {
  let best = 0
  for (const { hex: goal, draw } of goals) {
    if (draw <= best) continue
    const away = ground.fieldTo(gait, goal)[hex]
    if (away < horizon) best = Math.max(best, Math.floor((draw * (horizon - away)) / horizon))
  }
  return best
}

const targetAt = (assessment: Assessment, hex: Hex): Target => {
  const { table, services, state, side, weights, goals, defenceAt } = assessment
  const units = services.stacks.at(state, hex)
  const defence = units.length > 0 ? defenceAt(hex, units) : gunsAt(table, state, hex)
  const printed = units.reduce(
    (sum, unit) => sum + (isCombatUnit(table, unit) ? faceOf(table, state, unit).defence : 0),
    0,
  )
  let [beside, coming] = [0, 0]
  for (const unit of table.unitsOf[side]) {
    if (state.hex[unit] <= 0) continue
    const away = table.board.distance(state.hex[unit], hex)
    if (away === 1) {
      if (isReady(table, state, unit)) beside += strengthOf(table, state, unit, 'attack')
    } else if (
      !has(state, unit, status.moved) &&
      away <= strideOf(table, state, unit) + 2 &&
      mayMove(services, state, unit) &&
      leftOf(table, state, unit) > 0
    )
      coming += strengthOf(table, state, unit, 'attack')
  }
  const goal = goals.find((one) => one.hex === hex && !one.isOwn)
  const near = hexesAround(table, hex).reduce((most, next) => Math.max(most, pullOf(assessment, 'other', next)), 0)
  const prize =
    weights.dislodged +
    (goal === undefined ? 0 : Math.floor((goal.worth * weights.take) / 100)) +
    Math.max(0, pullOf(assessment, 'other', hex) - Math.floor((near * (weights.horizon - 2)) / weights.horizon))
  const odds = Math.floor((100 * (beside + coming)) / Math.max(1, defence))
  const promise =
    odds < weights.worthPreparing
      ? 0
      : Math.floor(((prize + printed * weights.enemyLost) * chanceAt(weights, Math.min(odds, weights.enough))) / 100)
  const re = units.reduce((sum, unit) => sum + reOf(table, state, unit), 0)
  return { hex, defence, printed, re, prize, beside, coming, promise }
}
