/** Where to move: every hex that a unit can reach gets a worth, and the unit that gains most moves first. */
import { terrainAt } from '../places.ts'
import { type Assessment, type Paths, pressOf } from './assessment.ts'
import { worthOfBonus } from './bonuses.ts'
import { friendsBeside } from './front.ts'
import { far } from './ground.ts'
import { bestOf, type Options, type Proposal } from './options.ts'
import { weights } from './weights.ts'

/** The move that betters the position most, or undefined when none is worth it. */
export const planMove = (assessment: Assessment, options: Options): Proposal | undefined => {
  let best: Proposal | undefined
  if (!options.canMove(assessment.own)) return undefined
  const { state } = assessment
  const paths = assessment.paths()
  const { encounters, reacher } = assessment.game.services
  encounters.of(state, assessment.side)
  for (const unit of assessment.own) {
    const home = state.hex[unit]
    const reach = reacher.withEncounters(state, unit)
    if (reach.hexes.length === 0) continue
    assessment.unitAt[home] = -1
    const stay = worthOf(assessment, paths, unit, home, true)
    for (const to of reach.hexes) {
      const gain = worthOf(assessment, paths, unit, to, false) - stay
      if (gain >= weights.moveThreshold && (!best || gain > best.value))
        best = { value: gain, action: { type: 'move', unit, to } }
    }
    assessment.unitAt[home] = unit
  }
  return best
}

/**
 * In the last turn somebody goes to every place that must be kept and that the enemy could still come to, before the attacks:
 * what is lost in the enemy's answer is not won back. operational.H4
 */
export const planLastStand = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { isLastTurn, toKeep, threat, unitAt, state, game } = assessment
  if (!isLastTurn) return undefined
  const holds = (unit: number): boolean => toKeep.has(state.hex[unit]) && threat[state.hex[unit]] > 0
  return bestOf(options.of('move'), 1, ({ unit, to }) =>
    toKeep.has(to) && threat[to] > 0 && unitAt[to] < 0 && !holds(unit)
      ? game.table.types[unit].defence * state.active[unit]
      : 0,
  )
}

/** The best hex for a reinforcement that can enter now. */
export const planEntry = (assessment: Assessment, options: Options): Proposal | undefined =>
  bestOf(options.of('enter'), Number.MIN_SAFE_INTEGER, ({ unit, to }) =>
    worthOf(assessment, assessment.paths(), unit, to, false),
  )

/** What it is worth to have a unit in a hex at the end of the turn. */
const worthOf = (assessment: Assessment, paths: Paths, unit: number, hex: number, stays: boolean): number => {
  const { fromSupply, offPath, offHubPath } = paths
  const { state, toGoal, goals, toKeep, threat, toGuard, bonuses, isLastTurn } = assessment
  const { rules, units } = assessment.game.scenario
  const gait = assessment.gait[unit]
  const type = rules.unitTypes[units[unit].type]
  const terrain = terrainAt(assessment.game.table, state, hex)
  const danger = threat[hex]
  let worth = 0

  if (goals.has(hex)) worth += weights.takeObjective
  if (toGoal && toGoal[gait][hex] < far) worth -= toGoal[gait][hex] * weights.nearer
  if (toKeep.has(hex) && danger > 0) worth += isLastTurn ? weights.takeObjective : weights.keepObjective
  worth += worthOfBonus(bonuses, assessment.ground, gait, unit, hex, danger > 0)
  if (offPath[hex] < far || offHubPath[hex] < far) {
    const block = Math.max(
      0,
      weights.block - offPath[hex] * weights.offPath,
      weights.blockHub - offHubPath[hex] * weights.offPath,
    )
    worth += block === 0 ? 0 : Math.max(0, block - weights.crowded * friendsBeside(assessment, hex))
  }
  if (toGuard.has(hex) && danger > 0) worth += weights.guardHub

  if (danger > 0) {
    const entrenchment = stays ? state.entrenchment[unit] : 0
    const shelter = -terrain.defenceShift
    worth += shelter * weights.cover + entrenchment * weights.entrenched
    const strength = type.defence * state.active[unit] * (4 + shelter + entrenchment)
    const excess = Math.floor((10 * 4 * danger) / Math.max(1, strength)) - 20
    if (excess > 0) {
      const price = Math.min(weights.exposedMost, excess * weights.exposed)
      worth -= Math.floor((price * 1000) / (1000 + pressOf(assessment)))
    }
  }

  const away = Math.min(6, Math.max(0, fromSupply[hex] - 1))
  worth -= away * weights.unsupplied
  if (friendNear(assessment, hex)) worth += weights.company
  if (state.owner[hex] !== assessment.side) {
    if (state.hubHex.includes(hex)) worth += weights.takeHub
    if (state.hqHex.includes(hex)) worth += weights.takeHeadquarters
    if (state.stragglers[hex * 3] !== 0) worth += weights.takeStragglers
  }
  return worth
}

/** Whether an own unit stands within two hexes. Asked of every hex that a unit can reach: it makes no list. */
const friendNear = (assessment: Assessment, hex: number): boolean => {
  if (friendsBeside(assessment, hex) > 0) return true
  const { neighbours } = assessment.ground
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const next = neighbours[edge]
    if (next !== 0 && friendsBeside(assessment, next) > 0) return true
  }
  return false
}
