/** What a place is worth to a unit. */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { rangeOf, spaceOf, targetsOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import { height, type TeamIndex } from '../scenario.ts'
import { artillery } from '../table.ts'
import { type Position, shot } from '../types.ts'
import { isInTheOpen, isOnField, movementPoints, terrainAt } from '../units.ts'
import { type Judge, shotWorth, wants } from './worth.ts'

/** What a weapon can do to a target, and how far it reaches. */
interface Shot {
  readonly space: Space
  readonly range: number
  readonly worth: number
}

/** What is known of a unit for judging places: it is the same wherever it goes. */
export interface Outlook {
  /** What it could fire at. */
  readonly shots: readonly Shot[]
  /** What could fire at it: from where, how far with its next movement, and what that costs. */
  readonly threats: readonly Shot[]
}

export const outlookOf = (judge: Judge, state: Position, unit: number): Outlook => {
  const { table } = judge
  const team = table.team[unit]
  const shots: Shot[] = []
  for (const weapon of weaponsOf(table, state, unit)) {
    const rules = weaponOf(table, state, unit, weapon)
    if (rules === undefined || state.grey[unit] & ((1 << weapon) >> 1)) continue
    for (const target of targetsOf(table, state, team)) {
      const worth = shotWorth(judge, state, { unit, weapon, target, kind: shot.fire }, team)
      const space = spaceOf(table, state, target)
      if (worth > 0) shots.push({ space, range: rangeOf(table, state, unit, rules, space), worth })
    }
  }
  const threats = table.unitsOfTeam[otherSide(team)].flatMap((enemy): readonly Shot[] => {
    if (!isInTheOpen(table, state, enemy)) return []
    const rules = weaponOf(table, state, enemy, 0)
    if (rules === undefined) return []
    const worth = shotWorth(judge, state, { unit: enemy, weapon: 0, target: unit, kind: shot.fire }, otherSide(team))
    const range = rangeOf(table, state, enemy, rules) + movementPoints(table, state, enemy)
    return worth > 0 ? [{ space: state.space[enemy], range, worth }] : []
  })
  return { shots, threats }
}

/** By own row from 1: units of a side on the field. */
export const rowCounts = ({ table }: Judge, state: Position, team: TeamIndex): number[] => {
  const counts = new Array<number>(height + 2).fill(0)
  for (const unit of table.unitsOfTeam[team])
    if (isOnField(table, state, unit)) counts[table.row[team * table.size + state.space[unit]]]++
  return counts
}

const supplied = (counts: readonly number[]): number => {
  let rows = 0
  while (counts[rows + 1] > 0) rows++
  return rows
}

/** What a place is worth to a unit: what it can do from there, what can be done to it, its cover, the supply line, and the objectives. */
export const placeWorth = (
  judge: Judge,
  state: Position,
  unit: number,
  space: Space,
  { shots, threats }: Outlook,
  counts: readonly number[],
): number => {
  const { table, weights } = judge
  const team = table.team[unit]
  const distanceTo = (to: Space): number => table.distance[space * table.size + to]
  let best = 0
  for (const { space: at, range, worth } of shots) if (worth > best && distanceTo(at) <= range) best = worth
  let risk = 0
  for (const { space: at, range, worth } of threats) if (distanceTo(at) <= range) risk += worth
  const own = team * table.size
  const moved = [...counts]
  moved[table.row[own + state.space[unit]]]--
  moved[table.row[own + space]]++
  const cover = terrainAt(table, state, space)?.evasion[0] ?? 0
  const threat = wants(table, team, 'destroy-headquarters') ? weights.threatInBattle : weights.threat
  return (
    Math.floor((weights.aim * best - threat * risk) / 100) +
    (risk > 0 ? weights.cover * cover : 0) +
    weights.supply * supplied(moved) +
    goalWorth(judge, state, unit, space)
  )
}

/** How much nearer to what the side fights for a place is. */
const goalWorth = (judge: Judge, state: Position, unit: number, space: Space): number => {
  const { table, weights } = judge
  const team = table.team[unit]
  const { objectives } = table.scenario.aims[team]
  const row = table.row[team * table.size + space]
  const distanceTo = (to: Space): number => table.distance[space * table.size + to]
  let worth = 0
  // Guns stay behind; whoever must break through goes on.
  const step = table.kind[unit] === artillery ? Math.floor(weights.advance / 3) : weights.advance
  for (const objective of objectives) {
    if (objective.is === 'reach')
      worth += step * Math.min(row, objective.row) + (row >= objective.row ? weights.objective : 0)
    else if (objective.is === 'hold' || objective.is === 'occupy' || objective.is === 'points') {
      const spaces =
        objective.is === 'hold'
          ? [objective.space]
          : objective.is === 'occupy'
            ? objective.spaces
            : objective.places.map((place) => place.space)
      const free = spaces.filter(
        (one) => state.unit[one] === 0 || state.unit[one] === unit + 1 || table.team[state.unit[one] - 1] !== team,
      )
      if (spaces.includes(space)) worth += weights.objective
      else if (free.length > 0) worth -= step * Math.min(...free.map(distanceTo))
    }
  }
  if (wants(table, team, 'destroy-headquarters')) worth -= step * distanceTo(table.headquarters[otherSide(team)])
  else if (worth === 0) worth += Math.floor(step / 2) * Math.min(row, height / 2)
  return worth
}
