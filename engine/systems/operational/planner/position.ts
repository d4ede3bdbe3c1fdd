/** Where to stand: every hex that a unit can reach is given a worth; the unit that gains most by moving moves first. */
import type { OperationalGame } from '../index.ts'
import { terrainAt } from '../places.ts'
import { far, type Ground } from './ground.ts'
import { bestOf, type Options, type Proposal } from './options.ts'
import { type Picture, pressOf } from './picture.ts'
import { weights } from './weights.ts'

/** The move that betters the position most, or undefined when none is worth it. */
export const planMove = (
  game: OperationalGame,
  ground: Ground,
  picture: Picture,
  options: Options,
): Proposal | undefined => {
  let best: Proposal | undefined
  if (options.of('move').length === 0) return undefined
  const { state } = picture
  for (const unit of picture.own) {
    const home = state.hex[unit]
    const reach = game.reach(state, unit)
    if (reach.hexes.length === 0) continue
    picture.unitAt[home] = -1
    const stay = worthOf(game, ground, picture, unit, home, true)
    for (const to of reach.hexes) {
      const gain = worthOf(game, ground, picture, unit, to, false) - stay
      if (gain >= weights.moveThreshold && (!best || gain > best.value))
        best = { value: gain, action: { type: 'move', unit, to } }
    }
    picture.unitAt[home] = unit
  }
  return best
}

/** The best hex for a reinforcement that can enter now. */
export const planEntry = (
  game: OperationalGame,
  ground: Ground,
  picture: Picture,
  options: Options,
): Proposal | undefined =>
  bestOf(options.of('enter'), Number.MIN_SAFE_INTEGER, ({ unit, to }) =>
    worthOf(game, ground, picture, unit, to, false),
  )

/** What it is worth to have a unit in a hex at the end of the turn. */
const worthOf = (
  game: OperationalGame,
  ground: Ground,
  picture: Picture,
  unit: number,
  hex: number,
  stays: boolean,
): number => {
  const { state, toGoal, goals, toKeep, threat, fromSupply, offPath, offHubPath, toGuard, unitAt } = picture
  const { rules, units } = game.scenario
  const gait = picture.gait[unit]
  const type = rules.unitTypes[units[unit].type]
  const terrain = terrainAt(game.table, state, hex)
  const danger = threat[hex]
  let worth = 0

  if (goals.has(hex)) worth += weights.takeObjective
  if (toGoal && toGoal[gait][hex] < far) worth -= toGoal[gait][hex] * weights.nearer
  if (toKeep.has(hex) && danger > 0) worth += weights.keepObjective
  if (offPath[hex] < far || offHubPath[hex] < far) {
    const block = Math.max(
      0,
      weights.block - offPath[hex] * weights.offPath,
      weights.blockHub - offHubPath[hex] * weights.offPath,
    )
    worth += block === 0 ? 0 : Math.max(0, block - weights.crowded * friendsBeside(game, ground, unitAt, unit, hex))
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
      worth -= Math.floor((price * 1000) / (1000 + pressOf(picture)))
    }
  }

  const away = Math.min(6, Math.max(0, fromSupply[hex] - 1))
  worth -= away * weights.unsupplied
  if (friendNear(game, ground, unitAt, unit, hex)) worth += weights.company
  if (state.owner[hex] !== picture.side) {
    if (state.hubHex.includes(hex)) worth += weights.takeHub
    if (state.hqHex.includes(hex)) worth += weights.takeHeadquarters
    if (state.stragglers[hex * 3] !== 0) worth += weights.takeStragglers
  }
  return worth
}

const isFriend = (game: OperationalGame, other: number, unit: number): boolean =>
  other >= 0 && other !== unit && game.scenario.units[other].side === game.scenario.units[unit].side

const friendsBeside = (
  game: OperationalGame,
  ground: Ground,
  unitAt: Int16Array,
  unit: number,
  hex: number,
): number => {
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbours[hex * 6 + direction]
    if (next !== 0 && isFriend(game, unitAt[next], unit)) count++
  }
  return count
}

const friendNear = (game: OperationalGame, ground: Ground, unitAt: Int16Array, unit: number, hex: number): boolean => {
  for (let direction = 0; direction < 6; direction++) {
    const next = ground.neighbours[hex * 6 + direction]
    if (next === 0) continue
    if (isFriend(game, unitAt[next], unit)) return true
    for (let further = 0; further < 6; further++) {
      const second = ground.neighbours[next * 6 + further]
      if (second !== 0 && isFriend(game, unitAt[second], unit)) return true
    }
  }
  return false
}
