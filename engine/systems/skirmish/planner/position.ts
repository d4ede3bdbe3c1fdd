/** The worth of a place to a unit. */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { facesOf, numbersOf } from '../combat/accuracy.ts'
import { rangeOf, spaceOf, targetsOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import { height, type TeamIndex } from '../scenario.ts'
import { artillery } from '../table.ts'
import { type Position, shot } from '../types.ts'
import { isInTheOpen, isOnField, movementPoints, terrainAt } from '../units.ts'
import type { Needs } from './needs.ts'
import { type Judge, lossWorth, shareOf, shotWorth } from './worth.ts'

/** The worth of a weapon against a target, and its range. */
interface PossibleShot {
  readonly space: Space
  readonly range: number
  readonly worth: number
}

/** A possible shot at a unit: its cost in the open, the reduction for each step of evasion, and the armour that it pierces. */
interface Threat extends PossibleShot {
  readonly less: number
  readonly piercing: number
}

/** The facts about a unit for judging places: they are the same wherever it goes. */
export interface Outlook {
  /** Its possible shots. */
  readonly shots: readonly PossibleShot[]
  /** The possible shots at it: their places, their range with the next movement, and their cost. */
  readonly threats: readonly Threat[]
}

export const outlookOf = (judge: Judge, state: Position, unit: number): Outlook => {
  const { table, weights } = judge
  const team = table.team[unit]
  const shots: PossibleShot[] = []
  for (const weapon of weaponsOf(table, state, unit)) {
    const rules = weaponOf(table, state, unit, weapon)
    if (rules === undefined || state.grey[unit] & ((1 << weapon) >> 1)) continue
    for (const target of targetsOf(table, state, team)) {
      const worth = shotWorth(judge, state, { unit, weapon, target, kind: shot.fire }, team)
      const space = spaceOf(table, state, target)
      if (worth > 0) shots.push({ space, range: rangeOf(table, state, unit, rules, space), worth })
    }
  }
  const { die } = table.scenario.rules.frame
  const here = state.space[unit]
  const sheltered = here > 0 && here <= table.field ? (terrainAt(table, state, here)?.evasion[0] ?? 0) : 0
  const whole = lossWorth(judge, state, unit)
  const targets = table.unitsOfTeam[team].flatMap((one) => (isInTheOpen(table, state, one) ? [state.space[one]] : []))
  const threats = table.unitsOfTeam[otherSide(team)].flatMap((enemy): readonly Threat[] => {
    if (!isInTheOpen(table, state, enemy)) return []
    const steps = movementPoints(table, state, enemy)
    return weaponsOf(table, state, enemy).flatMap((weapon): readonly Threat[] => {
      const rules = weaponOf(table, state, enemy, weapon)
      if (rules === undefined || rules.piercing < table.rules[unit].armour) return []
      const { hits, criticals } = facesOf(
        die,
        numbersOf(table, state, { unit: enemy, weapon, target: unit, kind: shot.fire }),
      )
      const range = rangeOf(table, state, enemy, rules) + steps
      // Who fires at others does not fire at this one.
      const others = targets.filter(
        (one) => one !== here && table.distance[state.space[enemy] * table.size + one] <= range,
      ).length
      const share = shareOf(judge, state, unit, rules.damage)
      const loss = Math.floor((100 * whole) / (100 + weights.crowd * others))
      const less = Math.floor((loss * share) / (100 * die))
      const worth = Math.floor((loss * (100 * criticals + share * (hits - criticals))) / (100 * die)) + less * sheltered
      return [{ space: state.space[enemy], range, worth, less, piercing: rules.piercing }]
    })
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

/** A row of the supply line brings its point in each round that is left, as far as one looks ahead. */
export const rowWorth = ({ table, weights }: Pick<Judge, 'table' | 'weights'>, { turn }: Position): number => {
  const ahead = Math.max(1, weights.supplyRounds)
  return Math.floor((weights.supply * Math.min(ahead, table.scenario.turns - turn)) / ahead)
}

/** Returns the enemy's possible harm to a unit on a space, with the cover and the armour that it gives. */
export const riskAt = (
  { table }: Judge,
  state: Position,
  unit: number,
  space: Space,
  threats: readonly Threat[],
): number => {
  const terrain = terrainAt(table, state, space)
  const cover = terrain?.evasion[0] ?? 0
  const armour = table.rules[unit].armour + (terrain?.armour ?? 0)
  let risk = 0
  for (const { space: at, range, worth, less, piercing } of threats)
    if (piercing >= armour && table.distance[space * table.size + at] <= range)
      risk += Math.max(0, worth - less * cover)
  return risk
}

/** Returns the worth of a place to a unit: its shots from there, the shots at it, its cover, the supply line, and the objectives. */
export const placeWorth = (
  judge: Judge,
  state: Position,
  unit: number,
  space: Space,
  { shots, threats }: Outlook,
  counts: readonly number[],
): number => {
  const { table, weights, needs } = judge
  const team = table.team[unit]
  const distanceTo = (to: Space): number => table.distance[space * table.size + to]
  let best = 0
  for (const { space: at, range, worth } of shots) if (worth > best && distanceTo(at) <= range) best = worth
  const cover = terrainAt(table, state, space)?.evasion[0] ?? 0
  const risk = riskAt(judge, state, unit, space, threats)
  const own = team * table.size
  const moved = [...counts]
  moved[table.row[own + state.space[unit]]]--
  moved[table.row[own + space]]++
  const calm = needs[team].headquarters > 0 ? weights.threatInBattle : weights.threat
  const threat = Math.floor((calm * (100 - hasteOf(judge, state, team))) / 100)
  return (
    Math.floor((weights.aim * best - threat * risk) / 100) +
    (threats.length > 0 ? weights.cover * cover : 0) +
    rowWorth(judge, state) * supplied(moved) +
    goalWorth(judge, state, unit, space)
  )
}

/** How much a side must hurry, in per cent: it does not hold out, and these are the last rounds. */
export const hasteOf = ({ table, weights }: Judge, { turn }: Position, team: TeamIndex): number => {
  const { holdsOut, turns } = table.scenario
  if (holdsOut !== otherSide(team)) return 0
  return Math.floor((100 * Math.max(0, weights.lastRounds - (turns - turn))) / Math.max(1, weights.lastRounds))
}

/** Steps from a space to the nearest unit of a side in the open. */
const nearestOf = ({ table }: Judge, state: Position, team: TeamIndex, space: Space): number => {
  let steps = table.size
  for (const unit of table.unitsOfTeam[team])
    if (isInTheOpen(table, state, unit)) steps = Math.min(steps, table.distance[state.space[unit] * table.size + space])
  return steps
}

/** True if another unit of the side stands on a space. */
const isTaken = ({ table }: Judge, state: Position, unit: number, space: Space): boolean => {
  const holder = state.unit[space] - 1
  return holder >= 0 && holder !== unit && table.team[holder] === table.team[unit]
}

/** Returns the worth of a place for the side's objectives, and against those of its enemy. */
const goalWorth = (judge: Judge, state: Position, unit: number, space: Space): number => {
  const { table, weights, needs } = judge
  const team = table.team[unit]
  const haste = hasteOf(judge, state, team)
  // Guns stay behind; whoever must break through goes on.
  const usual = table.kind[unit] === artillery ? Math.floor(weights.advance / 3) : weights.advance
  const step = Math.floor((usual * (100 + haste)) / 100)
  const own = ownGoal(judge, state, unit, space, step, needs[team])
  const guarded = guardWorth(judge, state, unit, space)
  if (own !== undefined) return own + guarded
  const row = table.row[team * table.size + space]
  return guarded + (needs[otherSide(team)].places.length > 0 ? 0 : Math.floor(step / 2) * Math.min(row, height / 2))
}

/** How much nearer a place is to an aim; undefined where the side has to be nowhere. */
const ownGoal = (
  { table, ...judge }: Judge,
  state: Position,
  unit: number,
  space: Space,
  step: number,
  { places, row, headquarters }: Needs,
): number | undefined => {
  if (places.length === 0 && row === undefined && headquarters === 0) return undefined
  const team = table.team[unit]
  const distanceTo = (to: Space): number => table.distance[space * table.size + to]
  let worth = 0
  if (row !== undefined) {
    const at = table.row[team * table.size + space]
    worth += step * Math.min(at, row.from) + (at >= row.from ? row.worth : 0)
  }
  const free = places.filter((place) => !isTaken({ table, ...judge }, state, unit, place.space))
  const here = free.find((place) => place.space === space)
  if (here !== undefined) worth += here.worth
  else if (free.length > 0) worth -= step * Math.min(...free.map((place) => distanceTo(place.space)))
  if (headquarters > 0) worth -= step * distanceTo(table.headquarters[otherSide(team)])
  return worth
}

/**
 * Returns the worth of standing on a place that the enemy must take, of going to one where nobody is, and of staying near those that are
 * held.
 */
const guardWorth = (judge: Judge, state: Position, unit: number, space: Space): number => {
  const { table, weights, needs } = judge
  const enemy = otherSide(table.team[unit])
  const { places } = needs[enemy]
  if (places.length === 0) return 0
  let [open, held, worth] = [table.size, table.size, 0]
  for (const place of places) {
    const steps = table.distance[space * table.size + place.space]
    if (isTaken(judge, state, unit, place.space)) held = Math.min(held, steps)
    else if (steps > 0) open = Math.min(open, steps)
    else {
      const away = Math.max(0, nearestOf(judge, state, enemy, place.space) - weights.alarm)
      worth = Math.max(worth, Math.floor((weights.guard * place.worth) / (100 * (1 + away))))
    }
  }
  if (worth > 0) return worth
  const pull = open < table.size ? weights.relief * open : weights.reserve * Math.max(0, held - 1)
  return -Math.floor((weights.advance * pull) / 100)
}
