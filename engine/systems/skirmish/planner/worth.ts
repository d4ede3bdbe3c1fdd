/** What shots are worth to whoever fires. */
import { otherSide } from '../../../twoSides.ts'
import { type Aim, facesOf, numbersOf, weaponOfAim } from '../combat/accuracy.ts'
import { damageOf } from '../combat/shots.ts'
import { isPierced } from '../combat/weapons.ts'
import type { Objective, TeamIndex } from '../scenario.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { cargoOf } from '../units.ts'
import type { Weights } from './weights.ts'

/** What the planner decides with: the game's table, and what things are worth to it. */
export interface Judge {
  readonly table: Table
  readonly weights: Weights
}

/** What a unit is worth to its side, with what it carries. */
export const unitWorth = ({ table, weights }: Judge, state: Position, unit: number): number => {
  const own = Math.max(1, table.rules[unit].cost)
  return weights.unit * cargoOf(table, state, unit).reduce((sum, one) => sum + table.rules[one].cost, own)
}

/** Whether a side fights for one of some kinds of objectives. */
export const wants = ({ scenario }: Table, team: TeamIndex, ...kinds: readonly Objective['is'][]): boolean =>
  scenario.aims[team].objectives.some(({ is }) => kinds.includes(is))

/** What a shot is expected to do to its target, where it is in range. */
export const shotWorth = (judge: Judge, state: Position, aim: Aim, team: TeamIndex): number => {
  const { table, weights } = judge
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined) return 0
  const { target } = aim
  const space = target - table.units
  if (target >= table.units && space <= table.field) return ofTerrain(judge, space, team)
  if (!isPierced(table, state, aim, weapon.piercing)) return 0
  const { die } = table.scenario.rules.frame
  const { hits, criticals } = facesOf(die, numbersOf(table, state, aim))
  const [damage] = damageOf(table, state, aim, weapon)
  if (target >= table.units) {
    if (!wants(table, team, 'destroy-headquarters')) return 1
    const left = table.points[otherSide(team)] - state.hit[otherSide(team)]
    const worth = weights.headquarters * (left <= weights.lastPoints ? weights.lastHits : 1)
    return Math.floor((hits * damage * worth) / die)
  }
  const left = table.rules[target].wounds - state.wounds[target]
  // A wound is worth somewhat more than its share, for it spoils the aim, and the last one is worth all.
  const share = damage >= left ? 100 : Math.floor((100 * damage) / left)
  const worth =
    unitWorth(judge, state, target) + (wants(table, team, 'destroy-units', 'points') ? weights.objective / 2 : 0)
  return Math.floor((worth * (100 * criticals + share * (hits - criticals))) / (100 * die))
}

const ofTerrain = ({ table, weights }: Judge, space: number, team: TeamIndex): number =>
  table.scenario.aims[team].objectives.some((one) => one.is === 'destroy-terrain' && one.space === space)
    ? weights.objective / 4
    : 0
