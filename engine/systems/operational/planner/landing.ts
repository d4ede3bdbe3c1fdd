/** Boats and aircraft: where to go ashore and where to jump. operational.H11-H13 */

import type { Forecast } from '../index.ts'
import { stepsOf } from '../steps.ts'
import { sight } from '../types.ts'
import type { Assessment } from './assessment.ts'
import { friendsBeside } from './front.ts'
import { far } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'

/** Worth of a hex in a bridgehead: near the goals and friends, and not under threat. */
const footing = (assessment: Assessment, unit: number, hex: number): number => {
  const { toGoal, goals, threat, weights } = assessment
  const near = toGoal ? Math.min(far, toGoal.infantry[hex]) : 0
  const strength = Math.max(1, assessment.game.table.types[unit].defence * stepsOf(assessment.state, unit))
  return (
    (goals.has(hex) ? weights.takeObjective : 0) -
    weights.nearer * Math.min(30, near) -
    Math.min(weights.exposedMost, Math.floor((100 * threat[hex]) / strength)) +
    weights.company * Math.min(3, friendsBeside(assessment, hex))
  )
}

/** Per cent: the defender goes back, or its last step is lost. */
const chanceToWin = (steps: number, { retreatChance, meanDefenderLoss }: Forecast): number => {
  const killed = Math.min(100, Math.max(0, Math.floor(meanDefenderLoss / 10) - 100 * (steps - 1)))
  return retreatChance + Math.floor(((100 - retreatChance) * killed) / 100)
}

/** Over a beach that the enemy holds, where that is better than any that is empty. What fails is lost altogether. operational.H12 */
export const planBeachAssault = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { state, weights } = assessment
  const empty = new Map<number, number>()
  for (const { unit, to } of options.of('land'))
    empty.set(unit, Math.max(empty.get(unit) ?? Number.MIN_SAFE_INTEGER, footing(assessment, unit, to)))
  return bestOf(options.of('assault-beach'), weights.attackThreshold, ({ unit, target }) => {
    const forecast = assessment.game.forecast(state, unit, target, 'assault-beach')
    if (!forecast) return 0
    const chance = chanceToWin(stepsOf(state, target), forecast)
    const hex = state.hex[target]
    const instead = empty.get(unit)
    const ground =
      (instead === undefined ? weights.bridgehead : footing(assessment, unit, hex) - instead) +
      (assessment.bonuses.take.has(hex) ? weights.takeBonus : 0)
    const stake = stepsOf(state, unit) * weights.ownLost
    return Math.floor((chance * (ground + weights.dislodged) - (100 - chance) * stake) / 100)
  })
}

export const planLanding = (assessment: Assessment, options: Options) => {
  const { state, weights, side, goals } = assessment
  const least = Number.MIN_SAFE_INTEGER
  const landing = bestOf(options.of('land'), least, ({ unit, to }) => footing(assessment, unit, to))
  const drop: Proposal | undefined = bestOf(options.of('drop'), weights.dropThreshold, ({ unit, to }) => {
    const held = assessment.unitAt[to]
    const worth = footing(assessment, unit, to) + weights.dropBase
    const stake = stepsOf(state, unit) * weights.ownLost
    if (held < 0) {
      const prize = state.hubHex.includes(to) ? worth + weights.takeHub : worth
      const isSeen = (state.sight[to] & (sight.seen << (2 * side))) !== 0
      if (isSeen || state.owner[to] === side) return prize
      const empty = goals.has(to) || state.hubHex.includes(to) ? weights.dropDark : 100 - weights.dropDark
      return Math.floor((empty * prize - (100 - empty) * stake) / 100)
    }
    const forecast = assessment.game.forecast(state, unit, held, 'drop')
    return forecast ? Math.floor((worth * forecast.retreatChance) / 100) - stake : 0
  })
  return strongest(landing, drop)
}
