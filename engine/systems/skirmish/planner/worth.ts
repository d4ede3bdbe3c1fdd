/** The worth of shots to the attacker. */
import { otherSide } from '../../../twoSides.ts'
import { type Aim, facesOf, numbersOf, weaponOfAim } from '../combat/accuracy.ts'
import { damageOf } from '../combat/shots.ts'
import { isPierced } from '../combat/weapons.ts'
import type { TeamIndex } from '../scenario.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { cargoOf, terrainAt } from '../units.ts'
import { killWorth, type Needs, needsOf, serviceOf } from './needs.ts'
import type { Weights } from './weights.ts'

/** The planner's inputs in a position: the game's table, its worths, and the needs of the sides. */
export interface Judge {
  readonly table: Table
  readonly weights: Weights
  readonly needs: readonly [Needs, Needs]
}

export const judgeOf = (table: Table, weights: Weights, state: Position): Judge => ({
  table,
  weights,
  needs: [needsOf(table, weights, state, 0), needsOf(table, weights, state, 1)],
})

/** Returns the worth of a unit to its side, with its cargo. */
export const unitWorth = ({ table, weights }: Judge, state: Position, unit: number): number => {
  const own = Math.max(1, table.rules[unit].cost)
  return weights.unit * cargoOf(table, state, unit).reduce((sum, one) => sum + table.rules[one].cost, own)
}

/** Returns the cost of a unit's loss to its side: its worth, and that of the aims that it decides. */
export const lossWorth = (judge: Judge, state: Position, unit: number): number =>
  unitWorth(judge, state, unit) + killWorth(judge.needs[otherSide(judge.table.team[unit])], judge.table, unit)

/** Returns the worth to the enemy of destroying a unit: its loss, and its service or obstruction where it stands. */
const preyWorth = (judge: Judge, state: Position, unit: number): number => {
  const { table, weights, needs } = judge
  const team = table.team[unit]
  const denied = serviceOf(needs[team], table, state, unit)
  const barred = needs[otherSide(team)].places.find(({ space }) => space === state.space[unit])?.worth ?? 0
  return lossWorth(judge, state, unit) + Math.floor((weights.deny * denied + weights.bar * barred) / 100)
}

/** How much of what a unit can still bear so many wounds are, in per cent. A wound is worth somewhat more than its share, for it spoils the aim. */
export const shareOf = ({ table }: Judge, state: Position, unit: number, wounds: number): number => {
  const left = table.rules[unit].wounds - state.wounds[unit]
  return wounds >= left ? 100 : Math.floor((100 * wounds) / left)
}

/** The chance, in per cent, that a shot destroys its target; and what it does to it on average, in per cent of what that can still bear. */
const effectOf = (judge: Judge, state: Position, aim: Aim): readonly [destroys: number, does: number] => {
  const { table } = judge
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined || !isPierced(table, state, aim, weapon.piercing)) return [0, 0]
  const { die } = table.scenario.rules.frame
  const { hits, criticals } = facesOf(die, numbersOf(table, state, aim))
  const [damage] = damageOf(table, state, aim, weapon)
  const share = shareOf(judge, state, aim.target, damage)
  const killing = share === 100 ? hits : criticals
  return [Math.floor((100 * killing) / die), Math.floor((100 * criticals + share * (hits - criticals)) / die)]
}

/** The chance that a shot at a unit destroys it, in per cent. */
export const killChance = (judge: Judge, state: Position, aim: Aim): number => effectOf(judge, state, aim)[0]

/** Returns the average cost of a shot at a unit to its side, wherever it stands. */
export const riskOf = (judge: Judge, state: Position, aim: Aim): number =>
  Math.floor((lossWorth(judge, state, aim.target) * effectOf(judge, state, aim)[1]) / 100)

/** Returns the expected worth of a shot at its target, where it is in range. */
export const shotWorth = (judge: Judge, state: Position, aim: Aim, team: TeamIndex): number => {
  const { table } = judge
  const { target } = aim
  if (target < table.units) return Math.floor((preyWorth(judge, state, target) * effectOf(judge, state, aim)[1]) / 100)
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined) return 0
  const [, damage] = damageOf(table, state, aim, weapon)
  const space = target - table.units
  if (space <= table.field) return ofGround(judge, state, space, damage, team)
  if (!isPierced(table, state, aim, weapon.piercing)) return 0
  const { die } = table.scenario.rules.frame
  const { hits } = facesOf(die, numbersOf(table, state, aim))
  // Its fall costs the enemy his store and his general even where it decides nothing.
  return Math.max(1, Math.floor((hits * damage * judge.needs[team].headquarters) / die))
}

/** Ground is fired at where that is an aim, and works where they bar the way to one. */
const ofGround = (
  { table, weights, needs }: Judge,
  state: Position,
  space: number,
  damage: number,
  team: TeamIndex,
) => {
  const aim = needs[team].ground.find((one) => one.space === space)
  const terrain = terrainAt(table, state, space)
  const left = Math.max(1, (terrain?.points ?? 0) - state.damage[space])
  const part = (worth: number): number => Math.floor((worth * Math.min(damage, left)) / left)
  if (aim !== undefined) return part(aim.worth)
  const isAhead = table.row[team * table.size + space] > table.row[otherSide(team) * table.size + space]
  const { places, row, headquarters } = needs[team]
  const isGoing = places.length > 0 || row !== undefined || headquarters > 0
  const isBar = terrain?.class === 'works' && terrain.evasion[0] === 0
  return isGoing && isAhead && isBar ? part(weights.clear) : 0
}
