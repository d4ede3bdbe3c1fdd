/**
 * How likely a side wins from a position, as games between planners have shown: what stands between the side that must take
 * objectives and each of them, and what time is left. It decides no rule.
 */
import { chanceOfOdds, divideRounded, log3 } from '../../../arithmetic.ts'
import { type Side, sides } from '../../../twoSides.ts'
import type { OperationalGame } from '../index.ts'
import type { ReadonlyState } from '../types.ts'
import { far, type Ground, gaitOf } from './ground.ts'
import { valueWeights } from './valueWeights.ts'

/** The features of a side that seeks objectives, in thousandths. */
const featureNames = [
  'start',
  'time',
  'unheld',
  'unheldShare',
  'latest',
  'late',
  'hardest',
  'balance',
  'material',
  'hungry',
  'enemyHungry',
  'hardestInTime',
  'materialInTime',
  'pressedBack',
] as const
type Feature = (typeof featureNames)[number]

/** Movement points that a unit makes in a turn, roughly. */
const perTurn = 4
/** Turns after which more time makes no difference. */
const mostTurns = 6
/** Three objectives a turn, in thousandths: nobody takes as many. */
const mostToGo = 3_000
/** The weight of a unit at a place: the parts of four that are left of it within so many movement points. */
const reaches = [
  { within: 3, parts: 4 },
  { within: 8, parts: 2 },
  { within: 14, parts: 1 },
] as const
/** Strength that stands everywhere, so that a few steps are not endlessly better than none. */
const ground = 8
/** Three to one and three times that again: more makes no difference. */
const mostBalance = 2_700

/** The log3 of the odds of two strengths, in thousandths. */
const balanceOf = (own: number, enemy: number): number =>
  Math.max(-mostBalance, Math.min(mostBalance, divideRounded(log3(ground + own) - log3(ground + enemy), 1000)))

/** Returns twice the strength of a unit in attack or defence: suppressed steps and hungry units count half. */
const strengthOf = ({ table }: OperationalGame, state: ReadonlyState, unit: number, attacks: boolean): number => {
  const { attack, defence } = table.types[unit]
  const steps = 2 * state.active[unit] + state.suppressed[unit]
  return Math.floor(((attacks ? attack : defence) * steps) / (state.unsupplied[unit] > 0 ? 2 : 1))
}

/** The features of a side that seeks objectives, with the number that it would have to take in each turn that is left. */
type Known = Readonly<Record<Feature | 'toGo', number>>

const knownOfSeeker = (game: OperationalGame, survey: Ground, state: ReadonlyState, side: Side): Known => {
  const { table, scenario } = game
  const standing = table.types.flatMap(({ movementClass }, unit) => {
    const isOwn = table.side[unit] === side
    return state.hex[unit] > 0
      ? [{ unit, isOwn, gait: gaitOf(movementClass), strength: strengthOf(game, state, unit, isOwn) }]
      : []
  })
  const sum = (isOwn: boolean): number =>
    standing.reduce((all, one) => all + (one.isOwn === isOwn ? one.strength : 0), 0)
  const hungry = (isOwn: boolean): number => {
    const units = standing.filter((one) => one.isOwn === isOwn)
    return Math.floor(
      (1000 * units.filter(({ unit }) => state.unsupplied[unit] > 0).length) / Math.max(1, units.length),
    )
  }
  const halves = 2 * (scenario.turns - state.turn) + (state.side === 0 || side === 1 ? 2 : 1)
  const turnsLeft = 500 * halves
  const goals = scenario.objectives.filter((objective) => objective.side === side)
  let [unheld, latest, late, hardest, balances, pressedBack] = [0, 0, 0, mostBalance, 0, 0]
  for (const { hex } of goals) {
    let [own, enemy, nearest] = [0, 0, far]
    for (const { unit, isOwn, gait, strength } of standing) {
      const away = survey.fieldTo(gait, hex)[state.hex[unit]]
      const parts = reaches.find(({ within }) => away <= within)?.parts ?? 0
      if (isOwn) own += Math.floor((parts * strength) / 4)
      else enemy += Math.floor((parts * strength) / 4)
      if (isOwn && away < nearest) nearest = away
    }
    const balance = balanceOf(own, enemy)
    balances += balance
    if (state.owner[hex] === side) {
      pressedBack += Math.max(0, Math.min(1_000, -balance))
      continue
    }
    const missing = Math.floor((1000 * nearest) / perTurn) - turnsLeft
    unheld++
    latest = Math.max(latest, Math.min(1000 * mostTurns, missing + 3000))
    late += Math.max(0, missing)
    hardest = Math.min(hardest, balance)
  }
  const time = Math.min(1000, Math.floor(turnsLeft / mostTurns))
  const material = balanceOf(sum(true), sum(false))
  return {
    start: 1000,
    time,
    unheld: 1000 * unheld,
    unheldShare: Math.floor((1000 * unheld) / Math.max(1, goals.length)),
    latest,
    late: Math.min(1000 * mostTurns, late),
    hardest,
    balance: divideRounded(balances, Math.max(1, goals.length)),
    material,
    hungry: hungry(true),
    enemyHungry: hungry(false),
    hardestInTime: divideRounded(hardest * time, 1000),
    materialInTime: divideRounded(material * time, 1000),
    pressedBack,
    toGo: Math.min(mostToGo, Math.floor((1_000_000 * unheld) / turnsLeft)),
  }
}

/** Returns the features of a position as a side sees it: between sides that both seek objectives the difference counts. */
const knownOf = (game: OperationalGame, survey: Ground, state: ReadonlyState, side: Side): Known => {
  const known = Object.fromEntries([...featureNames, 'toGo'].map((name) => [name, 0])) as Record<keyof Known, number>
  for (const seeker of sides) {
    if (game.scenario.sides[seeker].victory !== 'objectives') continue
    const sign = seeker === side ? 1 : -1
    const found = knownOfSeeker(game, survey, state, seeker)
    for (const name of [...featureNames, 'toGo'] as const) known[name] += sign * found[name]
  }
  return known
}

/**
 * Returns the features that predict the winner, as a side sees them: objectives to take in each turn that is left, turns by which it comes
 * late to the farthest of them, strength near them and in all; hungry units count half. Few, for the chances that pages show; choices weigh
 * more.
 */
export const featuresOf = (
  game: OperationalGame,
  survey: Ground,
  state: ReadonlyState,
  side: Side,
): Readonly<Record<'toGo' | 'late' | 'nearAims' | 'forces', number>> => {
  const { toGo, latest, balance, material } = knownOf(game, survey, state, side)
  return { toGo: -toGo, late: -latest, nearAims: balance, forces: material }
}

/** How likely a side wins, in ten-thousandths. */
export const chanceToWin = (game: OperationalGame, survey: Ground, state: ReadonlyState, side: Side): number => {
  const features = knownOf(game, survey, state, side)
  return chanceOfOdds(featureNames.reduce((odds, name) => odds + valueWeights[name] * features[name], 0))
}
