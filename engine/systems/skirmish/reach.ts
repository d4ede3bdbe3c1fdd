/** Where units can move. skirmish.P4, T6 */
import type { Space } from '../../board.ts'
import { type Flood, pathTo, unreached } from '../../flood.ts'
import { footingOf } from './ground.ts'
import { footing, hasAbility, infantry, type Table } from './table.ts'
import { first, type Position, phase, status } from './types.ts'
import { generalOf, isOnField, isVehicle, knowsMine, pointsLeft, teamOfMine } from './units.ts'

/** True if a unit moves in the phase: in its own one, or with mobility in that in which it was deployed. skirmish.P7 */
export const movesNow = (table: Table, state: Position, unit: number): boolean =>
  isOnField(table, state, unit) &&
  (state.phase === phase.movement ||
    (hasAbility(table.rules[unit], 'mobility') && (state.status[unit] & status.deployed) !== 0))

/** True if a unit moves by itself in the phase. */
export const canMove = (table: Table, state: Position, unit: number): boolean =>
  state.carrier[unit] === 0 && movesNow(table, state, unit) && pointsLeft(table, state, unit) > 0

/** True if a unit moves as if difficult terrain were normal: the first one of its side in its turn, under some generals. skirmish.H5 */
const isEased = (table: Table, state: Position, unit: number): boolean => {
  const team = table.team[unit]
  return generalOf(table, state, team)?.easesFirst === true && (state.firsts[team] & first.move) === 0
}

/** True if units would set off a mine that their side knows: they do not walk through it. */
const isShunned = (table: Table, state: Position, units: readonly number[], space: Space): boolean =>
  state.mine[space] > 0 &&
  knowsMine(table, state, table.team[units[0]], space) &&
  units.some((unit) => isHarmed(table, state, unit, space))

/** True if the mine on a space harms a unit that enters: one of its enemy's, for its class. */
export const isHarmed = (table: Table, state: Position, unit: number, space: Space): boolean => {
  if (state.mine[space] === 0 || teamOfMine(table, state, space) === table.team[unit]) return false
  const { classes } = table.mines[(state.mine[space] - 1) % table.mines.length]
  return classes.includes(table.rules[unit].class) && !hasAbility(table.rules[unit], 'engineer')
}

/**
 * Floods from a space where units that move together get with so many movement points: through their own side, never through enemies. To
 * enter difficult ground, or to leave it, takes all. skirmish.T6, d39
 */
const floodOf = (table: Table, state: Position, units: readonly number[], from: Space, points: number): Flood => {
  const { board, field } = table
  const team = table.team[units[0]]
  const eased = isEased(table, state, units[0])
  const isSlow = (space: Space): boolean => !eased && worstOf(table, state, units, space) === footing.difficult
  let leaving = from
  let isStuck = false
  const step = (edge: number, _: number, at: Space): number => {
    if (at !== leaving) {
      leaving = at
      isStuck = isSlow(at) || isShunned(table, state, units, at)
    }
    if (isStuck) return unreached
    const to = board.neighbours[edge]
    if (to > field) return unreached
    const holder = state.unit[to]
    if (holder > 0 && table.team[holder - 1] !== team) return unreached
    return worstOf(table, state, units, to) === footing.closed ? unreached : 1
  }
  return table.flood([from], step, isSlow(from) ? Math.min(1, points) : points)
}

/** Returns the worst footing of some units on a space. */
const worstOf = (table: Table, state: Position, units: readonly number[], space: Space): number => {
  let worst: number = footing.normal
  for (const unit of units) worst = Math.max(worst, footingOf(table, state, unit, space))
  return worst
}

/** The way of units to a space, from their own on, and the movement points that are left there; -1 where they do not get there. */
export interface Way {
  readonly path: readonly Space[]
  readonly left: number
}

const wayFrom = (
  table: Table,
  state: Position,
  units: readonly number[],
  from: Space,
  points: number,
  to: Space,
): Way => {
  const flood = floodOf(table, state, units, from, points)
  if (flood.cost[to] === unreached) return { path: [to], left: -1 }
  const isSlow = (space: Space): boolean => worstOf(table, state, units, space) === footing.difficult
  const takesAll = to !== from && !isEased(table, state, units[0]) && (isSlow(from) || isSlow(to))
  return { path: pathTo(flood, to), left: takesAll ? 0 : points - flood.cost[to] }
}

/** Spaces that a unit reaches, its own first, then the nearest: where it cannot end it can at least pass. */
export const reachOf = (table: Table, state: Position, unit: number): readonly Space[] =>
  floodOf(table, state, [unit], state.space[unit], pointsLeft(table, state, unit)).spaces

export const wayOf = (table: Table, state: Position, unit: number, to: Space): Way =>
  wayFrom(table, state, [unit], state.space[unit], pointsLeft(table, state, unit), to)

/** True if a unit can end its move on a space: nobody else is there. */
export const isFree = (state: Position, space: Space): boolean => state.unit[space] === 0

/**
 * Movement points that infantry and a vehicle have together after one has entered the space of the other, if they are apart: the lower
 * number counts. 0 when they cannot go together. skirmish.P6, d22
 */
const jointPoints = (table: Table, state: Position, unit: number, other: number): number => {
  const [foot, vehicle] = table.kind[unit] === infantry ? [unit, other] : [other, unit]
  if (!canCover(table, state, foot, vehicle)) return 0
  const [from, at] = [state.space[unit], state.space[other]]
  let left = pointsLeft(table, state, unit)
  // To get there takes a point for each step at least.
  if (from !== at && left > table.distance[from * table.size + at]) left = wayOf(table, state, unit, at).left
  else if (from !== at) return 0
  return Math.max(0, Math.min(left, pointsLeft(table, state, other)))
}

/** Spaces that both reach together, first that of the other one. */
export const jointReach = (table: Table, state: Position, unit: number, other: number): readonly Space[] => {
  const points = jointPoints(table, state, unit, other)
  return points === 0 ? [] : floodOf(table, state, [unit, other], state.space[other], points).spaces
}

/** The way on which both go on together. */
export const jointWay = (table: Table, state: Position, unit: number, other: number, to: Space): Way =>
  wayFrom(table, state, [unit, other], state.space[other], jointPoints(table, state, unit, other), to)

/** True if two units can move as infantry and the vehicle that covers it. skirmish.P6 */
export const canCover = (table: Table, state: Position, foot: number, vehicle: number): boolean =>
  table.seat[foot] === table.seat[vehicle] &&
  table.kind[foot] === infantry &&
  isVehicle(table.rules[vehicle].class) &&
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

/** True if a vehicle has room for a unit: for one infantry, for one gun that can be towed. skirmish.V1, V7 */
export const hasRoom = (table: Table, state: Position, vehicle: number, unit: number): boolean => {
  if (table.seat[unit] !== table.seat[vehicle] || unit === vehicle) return false
  const rules = table.rules[unit]
  const isFoot = table.kind[unit] === infantry
  if (!isFoot && !hasAbility(rules, 'towed')) return false
  if (!hasAbility(table.rules[vehicle], isFoot ? 'transport' : 'towing')) return false
  for (const other of table.unitsOf[table.seat[vehicle]]) {
    if (state.cover[other] === vehicle + 1 && other !== unit) return false
    if (state.carrier[other] === vehicle + 1 && (table.kind[other] === infantry) === isFoot) return false
  }
  return true
}

/** True if a unit can come aboard a vehicle where it stands. */
export const canBoard = (table: Table, state: Position, unit: number, vehicle: number): boolean => {
  const points = boardingPoints(table, state, unit)
  if (table.distance[state.space[unit] * table.size + state.space[vehicle]] > points) return false
  if (!hasRoom(table, state, vehicle, unit)) return false
  return floodOf(table, state, [unit], state.space[unit], points).cost[state.space[vehicle]] !== unreached
}
