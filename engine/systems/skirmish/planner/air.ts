/** Missions of aircraft, and what flies against them. */
import { otherSide } from '../../../twoSides.ts'
import { bombedTargets, fightersOf, flakOf } from '../combat/air.ts'
import { spaceOf } from '../combat/weapons.ts'
import { type Shot, shot } from '../types.ts'
import type { Decision, Score } from './decision.ts'
import { killChance, riskOf, shotWorth, unitWorth } from './worth.ts'

/** How much of an aircraft's attack is lost to the enemy's fighters, and to what fires at it from the ground, in per cent. */
const missionRisk = (decision: Decision, plane: number, targets: readonly number[]): number => {
  const { table, state, team } = decision
  const enemy = otherSide(team)
  const riskBy = (unit: number, kind: Shot): number => riskOf(decision, state, { unit, weapon: 0, target: plane, kind })
  const fighters = table.teams[enemy].flatMap((seat) => fightersOf(table, state, seat))
  const spaces = targets.map((target) => spaceOf(table, state, target))
  const flak = flakOf(table, state, enemy, spaces).reduce((sum, unit) => sum + riskBy(unit, shot.reaction), 0)
  const risk = flak + Math.max(0, ...fighters.map((unit) => riskBy(unit, shot.air)))
  return Math.min(100, Math.floor((100 * risk) / unitWorth(decision, state, plane)))
}

/** Returns the worth that a mission of an aircraft must exceed. */
const missionCost = ({ table, weights }: Decision, unit: number): number =>
  Math.floor((weights.mission * weights.unit * table.rules[unit].cost) / 100)

const attackWorth = (decision: Decision, unit: number, target: number): number =>
  shotWorth(decision, decision.state, { unit, weapon: 0, target, kind: shot.air }, decision.table.team[unit])

export const flyScore: Score<'fly'> = (decision, { unit, target }) => {
  const { table, state, side } = decision
  const worth = attackWorth(decision, unit, target)
  const lost = Math.floor((worth * missionRisk(decision, unit, [target])) / 100)
  const escorts = lost === 0 ? [] : fightersOf(table, state, side).filter((fighter) => fighter !== unit)
  const least = Math.min(lost, ...escorts.map((fighter) => missionCost(decision, fighter)))
  return worth - least - missionCost(decision, unit)
}

export const aimScore: Score<'aim'> = (decision, { target }) =>
  attackWorth(decision, decision.state.plane - 1, target) || -1

/** An escort draws what is fired at the aircraft of the mission. */
export const escortScore: Score<'escort'> = (decision, { unit }) => {
  const plane = decision.state.plane - 1
  const targets = bombedTargets(decision.state)
  const worth = targets.reduce((sum, target) => sum + attackWorth(decision, plane, target), 0)
  const saved = Math.floor((worth * missionRisk(decision, plane, targets)) / 100)
  return saved - missionCost(decision, unit)
}

/** To shoot down who comes, and with him his attack, where nobody escorts him. Who attacks is used up either way. */
export const interceptScore: Score<'intercept'> = (decision, { unit }) => {
  const { state } = decision
  const [plane, escort] = [state.plane - 1, state.escort - 1]
  const target = escort >= 0 ? escort : plane
  const chance = killChance(decision, state, { unit, weapon: 0, target, kind: shot.air })
  const attack = bombedTargets(state).reduce((sum, one) => sum + attackWorth(decision, plane, one), 0)
  const prey = riskOf(decision, state, { unit, weapon: 0, target, kind: shot.air })
  const saved = escort >= 0 ? 0 : Math.floor((chance * attack) / 100)
  return saved + Math.floor((prey * decision.weights.interception) / 100) - missionCost(decision, unit)
}
