/** Where units can move. skirmish.P4, T6 */
import type { Space } from '../../board.ts'
import { footingOf } from './ground.ts'
import type { TeamIndex } from './scenario.ts'
import { hasAbility, type Table } from './table.ts'
import { first, type Position } from './types.ts'
import { classOf, generalOf, isVehicle, knowsMine, pointsLeft } from './units.ts'

/** Where a unit can move. */
export interface Reach {
  /** Spaces that it can get to, nearest first; where it cannot end its move it can at least pass, its own is the first. */
  readonly spaces: readonly Space[]
  /** By space: movement points that are left there. */
  left(space: Space): number
  /** The way to one of the spaces, its own first. */
  path(space: Space): readonly Space[]
}

/** Whether a unit moves as if difficult terrain were normal: the first one of its side in its turn, under some generals. skirmish.H5 */
const isEased = (table: Table, state: Position, unit: number): boolean => {
  const team = table.team[unit] as TeamIndex
  return generalOf(table, state, team)?.easesFirst === true && (state.firsts[team] & first.move) === 0
}

/**
 * Movement points that are left after a step; -1 when it is not possible. To enter difficult ground, or to leave it, takes all.
 * skirmish.T6, d39
 */
const afterStep = (
  table: Table,
  state: Position,
  units: readonly number[],
  from: Space,
  to: Space,
  left: number,
): number => {
  if (left < 1) return -1
  let rest = left - 1
  for (const unit of units) {
    const footing = footingOf(table, state, unit, to)
    if (footing === 'closed') return -1
    if (isEased(table, state, unit)) continue
    if (footing === 'difficult' || footingOf(table, state, unit, from) === 'difficult') rest = 0
  }
  return rest
}

/** Whether units would set off a mine that their side knows: they do not walk through it. */
const isShunned = (table: Table, state: Position, units: readonly number[], space: Space): boolean =>
  state.mine[space] > 0 &&
  knowsMine(table, state, table.team[units[0]] as TeamIndex, space) &&
  units.some((unit) => isHarmed(table, state, unit, space))

/** Whether the mine on a space harms a unit that enters: one of its enemy's, for its class. */
export const isHarmed = (table: Table, state: Position, unit: number, space: Space): boolean => {
  const mine = state.mine[space] - 1
  if (mine < 0) return false
  const { classes } = table.mines[mine % table.mines.length]
  return (
    table.teamOf[Math.floor(mine / table.mines.length)] !== table.team[unit] &&
    classes.includes(classOf(table, unit)) &&
    !hasAbility(table.rules[unit], 'engineer')
  )
}

/** Where units that move together get from a space with so many movement points: through their own side, never through enemies. */
const reachFrom = (table: Table, state: Position, units: readonly number[], from: Space, points: number): Reach => {
  // Few spaces are reached: lists beside each other are faster than arrays of the whole board.
  const spaces: Space[] = [from]
  const lefts: number[] = [points]
  const befores: Space[] = [0]
  const waiting: Space[] = [from]
  const team = table.team[units[0]]
  for (const at of waiting) {
    const left = lefts[spaces.indexOf(at)]
    if (left < 1 || (at !== from && isShunned(table, state, units, at))) continue
    for (const to of table.near[at]) {
      const holder = state.unit[to]
      if (holder > 0 && table.team[holder - 1] !== team) continue
      const rest = afterStep(table, state, units, at, to, left)
      if (rest < 0) continue
      const known = spaces.indexOf(to)
      if (known < 0) {
        spaces.push(to)
        lefts.push(rest)
        befores.push(at)
      } else if (rest > lefts[known]) {
        lefts[known] = rest
        befores[known] = at
      } else continue
      waiting.push(to)
    }
  }
  return {
    spaces,
    left: (space) => lefts[spaces.indexOf(space)] ?? -1,
    path(space) {
      const path = [space]
      for (let at = space; at !== from; ) {
        at = befores[spaces.indexOf(at)]
        path.push(at)
      }
      return path.reverse()
    },
  }
}

export const reachOf = (table: Table, state: Position, unit: number): Reach =>
  reachFrom(table, state, [unit], state.space[unit], pointsLeft(table, state, unit))

/** Whether a unit can end its move on a space: nobody else is there. */
export const isFree = (state: Position, space: Space): boolean => state.unit[space] === 0

/**
 * Where two units get together after one has entered the space of the other, if they are apart; undefined when they cannot. Each pays, and
 * the lower number of points left counts. skirmish.P6, d22
 */
export const jointReach = (table: Table, state: Position, unit: number, other: number): Reach | undefined => {
  const at = state.space[other]
  let left = pointsLeft(table, state, unit)
  if (state.space[unit] !== at) left = left < 1 ? -1 : reachOf(table, state, unit).left(at)
  const points = Math.min(left, pointsLeft(table, state, other))
  return points < 1 ? undefined : reachFrom(table, state, [unit, other], at, points)
}

/** Whether two units can move as infantry and the vehicle that covers it. skirmish.P6 */
export const canCover = (table: Table, state: Position, foot: number, vehicle: number): boolean =>
  table.seat[foot] === table.seat[vehicle] &&
  classOf(table, foot) === 'infantry' &&
  isVehicle(classOf(table, vehicle)) &&
  state.carrier[foot] === 0 &&
  state.assault[foot] === 0 &&
  state.assault[vehicle] === 0 &&
  !table.unitsOf[table.seat[vehicle]].some(
    (unit) => state.carrier[unit] === vehicle + 1 || (state.cover[unit] === vehicle + 1 && unit !== foot),
  ) &&
  (state.cover[foot] === 0 || state.cover[foot] === vehicle + 1)

/** Movement points with which a unit can go aboard or leave: a gun that cannot move by itself can be attached, unless suppressed. skirmish.d30 */
export const boardingPoints = (table: Table, state: Position, unit: number): number => {
  const { movement } = table.rules[unit]
  const left = pointsLeft(table, state, unit)
  if (left > 0 || movement > 0 || !hasAbility(table.rules[unit], 'towed')) return left
  const isSpent = state.status[unit] !== 0 || state.spent[unit] > 0 || state.suppressed[unit] > 0
  return isSpent ? 0 : 1
}

/** Whether a vehicle has room for a unit: for one infantry, for one gun that can be towed. skirmish.V1, V7 */
export const hasRoom = (table: Table, state: Position, vehicle: number, unit: number): boolean => {
  if (table.seat[unit] !== table.seat[vehicle] || unit === vehicle) return false
  const rules = table.rules[unit]
  const isFoot = rules.class === 'infantry'
  if (!isFoot && !hasAbility(rules, 'towed')) return false
  if (!hasAbility(table.rules[vehicle], isFoot ? 'transport' : 'towing')) return false
  for (const other of table.unitsOf[table.seat[vehicle]]) {
    if (state.cover[other] === vehicle + 1) return false
    if (state.carrier[other] === vehicle + 1 && (classOf(table, other) === 'infantry') === isFoot) return false
  }
  return true
}

/** Whether a unit can come aboard a vehicle where it stands. */
export const canBoard = (table: Table, state: Position, unit: number, vehicle: number): boolean => {
  if (!hasRoom(table, state, vehicle, unit)) return false
  const points = boardingPoints(table, state, unit)
  if (table.distance[state.space[unit] * table.size + state.space[vehicle]] > points) return false
  return reachFrom(table, state, [unit], state.space[unit], points).left(state.space[vehicle]) >= 0
}
