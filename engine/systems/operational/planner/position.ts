/** Where to move: every hex that a unit can reach gets a worth, and the unit that gains most moves first. */
import { degree } from '../../../hex.ts'
import { terrainAt } from '../places.ts'
import { type Assessment, type Paths, pressOf } from './assessment.ts'
import { towardBonus, worthOfBonus } from './bonuses.ts'
import { far, type Gait } from './ground.ts'
import { bestFirst, bestOf, type Options, type Proposal } from './options.ts'
import { lookTwice, openPlaces } from './stakes.ts'
import type { Weights } from './weights.ts'

/** The moves that better the position, the best of each unit, the best of all first. */
export const planMoves = (assessment: Assessment, options: Options): readonly Proposal[] => {
  const { state, weights } = assessment
  const { encounters, reacher } = assessment.game.services
  encounters.of(state, assessment.side)
  const reachOf = reacher.each(state)
  const movers = assessment.own
    .map((unit) => ({ unit, hexes: reachOf(unit).hexes }))
    .filter(({ hexes }) => hexes.length > 0)
  if (movers.length === 0 || !options.canMove(movers[0].unit)) return []
  const judge = judgeOf(assessment)
  const moves: Proposal[] = []
  for (const { unit, hexes } of movers) {
    judge.takeUp(unit)
    const stay = judge.worthOf(unit, state.hex[unit], true)
    let best: Proposal | undefined
    for (const to of hexes) {
      const gain = judge.worthOf(unit, to, false) - stay
      if (gain >= weights.moveThreshold && (!best || gain > best.value))
        best = { value: gain, action: { type: 'move', unit, to } }
    }
    if (best) moves.push(best)
    judge.putBack(unit)
  }
  return lookTwice(assessment, bestFirst(moves), weights.moveThreshold)
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
export const planEntry = (assessment: Assessment, options: Options): Proposal | undefined => {
  const entries = options.of('enter')
  if (entries.length === 0) return undefined
  const judge = judgeOf(assessment)
  return bestOf(entries, Number.MIN_SAFE_INTEGER, ({ unit, to }) => judge.worthOf(unit, to, false))
}

interface Judge {
  /** Returns the worth of a unit in a hex at the end of the turn. */
  worthOf(unit: number, hex: number, stays: boolean): number
  /** Takes a unit from where it stands, so that it is no company to itself; and puts it back. */
  takeUp(unit: number): void
  putBack(unit: number): void
}

/** Of a place that has not been looked at. */
const unknown = -(2 ** 31)

/** Judges places for the units of a side. What does not depend on the unit is looked at once for each gait. */
const judgeOf = (assessment: Assessment): Judge => {
  const { state, bonuses, ground, threat, gait, weights } = assessment
  const { types, fortAt, scenario } = assessment.game.table
  const { intact } = scenario.rules.combat.fort
  const paths = assessment.paths()
  const ofPlaces = {
    infantry: new Int32Array(ground.size).fill(unknown),
    mobile: new Int32Array(ground.size).fill(unknown),
  }
  const press = 1000 + pressOf(assessment)
  const open = openPlaces(assessment)
  const { beside, near, count } = countFriends(assessment)
  const judge = (unit: number, hex: number, stays: boolean): number => {
    const kind = gait[unit]
    const known = ofPlaces[kind]
    if (known[hex] === unknown) known[hex] = worthOfPlace(assessment, paths, kind, hex)
    let worth = known[hex] + towardBonus(weights, bonuses, ground, kind, unit, hex)
    const block = worthOfBlock(weights, paths, hex)
    if (block > 0) worth += Math.max(0, block - weights.crowded * beside[hex])
    if (near[hex] > 0) worth += weights.company
    if (open.size > 0) worth += open.get(hex) ?? 0
    const danger = threat[hex]
    if (danger === 0) return worth
    const entrenchment = stays ? state.entrenchment[unit] : 0
    const fort = state.fortIntact[fortAt[hex]] === 1 ? -intact : 0
    const shelter = -terrainAt(assessment.game.table, state, hex).defenceShift
    if (stays && (entrenchment > 0 || fort > 0) && paths.fromSupply[hex] === 0) worth += weights.works
    worth += shelter * weights.cover + (entrenchment + fort) * weights.entrenched
    const strength = types[unit].defence * state.active[unit] * (4 + shelter + entrenchment + fort)
    const excess = Math.floor((10 * 4 * danger) / Math.max(1, strength)) - 20
    if (excess <= 0) return worth
    return worth - Math.floor((Math.min(weights.exposedMost, excess * weights.exposed) * 1000) / press)
  }
  return { worthOf: judge, takeUp: (unit) => count(unit, -1), putBack: (unit) => count(unit, 1) }
}

interface Friends {
  /** By hex: own units next to it; and those next to a hex that is next to it, each as often as there are ways. */
  readonly beside: Uint8Array
  readonly near: Uint8Array
  /** Counts a unit where it stands. */
  count(unit: number, times: 1 | -1): void
}

/** Counts the company in every place. */
const countFriends = ({ state, own, ground: { neighbours, size } }: Assessment): Friends => {
  const beside = new Uint8Array(size)
  const near = new Uint8Array(size)
  const count = (unit: number, times: number): void => {
    const home = state.hex[unit] * degree
    for (let edge = home; edge < home + degree; edge++) {
      const next = neighbours[edge]
      if (next === 0) continue
      beside[next] += times
      near[next] += times
      for (let farther = next * degree; farther < (next + 1) * degree; farther++) near[neighbours[farther]] += times
    }
  }
  for (const unit of own) count(unit, 1)
  return { beside, near, count }
}

/** Returns the worth of a hex to any unit of a gait, wherever the others stand. */
const worthOfPlace = (assessment: Assessment, { fromSupply, fromRange }: Paths, gait: Gait, hex: number): number => {
  const { state, toGoal, goals, toKeep, toGuard, bonuses, isLastTurn, felt, side, weights } = assessment
  const isThreatened = assessment.threat[hex] > 0
  let worth = worthOfBonus(weights, bonuses, hex, isThreatened)
  if (goals.has(hex)) worth += weights.takeObjective
  if (toGoal && toGoal[gait][hex] < far) worth -= toGoal[gait][hex] * weights.nearer
  if (toKeep.has(hex) && isThreatened) worth += isLastTurn ? weights.takeObjective : weights.keepObjective
  if (toGuard.has(hex) && isThreatened) worth += weights.guardHub
  worth -= Math.min(6, Math.max(0, fromSupply[hex] - 1)) * weights.unsupplied
  const hungry =
    Math.floor((assessment.hunger()[hex] * weights.hungry) / 100) + Math.min(6, fromRange[hex]) * weights.beyondRange
  worth -= Math.floor((hungry * felt) / 1000)
  if (state.owner[hex] !== side) {
    if (state.hubHex.includes(hex)) worth += weights.takeHub
    if (state.hqHex.includes(hex)) worth += weights.takeHeadquarters
    if (state.stragglers[hex * 3] !== 0) worth += weights.takeStragglers
  }
  return worth
}

/** Returns the worth of standing in the enemy's way, if nobody else does. */
const worthOfBlock = (weights: Weights, { offPath, offHubPath }: Paths, hex: number): number =>
  Math.max(0, weights.block - offPath[hex] * weights.offPath, weights.blockHub - offHubPath[hex] * weights.offPath)
