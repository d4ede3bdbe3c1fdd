/** The orders of headquarters to their units: special attacks before the attack, special orders after the moves. operational.F19-F32 */
import { degree } from '../../../hex.ts'
import type { Forecast } from '../index.ts'
import { stepsOf } from '../steps.ts'
import { actionPoint, type CombatKind, stance } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import type { Assessment } from './assessment.ts'
import { enemiesBeside, friendsBeside, pressureOn } from './front.ts'
import { far } from './ground.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'
import { openPlaces } from './stakes.ts'

type Aimed = Extract<OperationalAction, { target: number; unit: number }>

/** Expected harm of a special attack, in hundredths of an enemy step. */
const harmOf = (assessment: Assessment, target: number, forecast: Forecast): number => {
  const { weights } = assessment
  const lost = Math.min(forecast.meanDefenderLoss, 1000 * stepsOf(assessment.state, target))
  const suppressed = Math.min(forecast.meanDefenderSuppression, 1000 * assessment.state.active[target])
  return Math.floor((lost * weights.enemyLost + suppressed * weights.enemySuppressed) / 1000)
}

/** How much a target matters: where the side wants to go, and who of its own stands ready to follow up. */
const followUp = (assessment: Assessment, unit: number, target: number): number => {
  const { state } = assessment
  const hex = state.hex[target]
  let ready = 0
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const friend = assessment.unitAt[assessment.ground.neighbours[edge]]
    if (friend < 0 || friend === unit || assessment.isEnemy[friend]) continue
    if (state.actionPoint[friend] !== actionPoint.expended && state.active[friend] > 0) ready++
  }
  return ready
}

/** Feints, suppressive fire and set pieces; they open the way for the attacks that follow. */
export const planSpecialAttack = (assessment: Assessment, options: Options) => {
  const { state, weights } = assessment
  const worth =
    (kind: CombatKind) =>
    (action: Aimed): number => {
      const forecast = assessment.game.forecast(state, action.unit, action.target, kind)
      if (!forecast) return 0
      const ready = Math.min(2, followUp(assessment, action.unit, action.target))
      const opens = kind === 'suppressive-fire' || kind === 'feint' ? ready * weights.opens : 0
      if (kind === 'set-piece' && forecast.odds < 0) return 0
      const trenches = Math.min(1, state.entrenchment[action.target])
      const digsOut =
        kind === 'set-piece' ? Math.floor((trenches * forecast.entrenchmentChance * weights.digsOut) / 100) : 0
      const price = Math.floor(
        (forecast.meanAttackerLoss * weights.ownLost + forecast.meanAttackerSuppression * weights.ownSuppressed) / 1000,
      )
      const goal = assessment.goals.has(state.hex[action.target]) ? weights.dislodged : 0
      // The unit's own plain attack is what it gives up.
      const plain = assessment.game.forecast(state, action.unit, action.target)
      const instead = plain
        ? Math.max(
            0,
            harmOf(assessment, action.target, plain) -
              Math.floor((plain.meanAttackerLoss * weights.ownLost) / 1000) +
              Math.floor((plain.retreatChance * weights.dislodged) / 100),
          )
        : 0
      return harmOf(assessment, action.target, forecast) + opens + digsOut + (ready > 0 ? goal : 0) - price - instead
    }
  const assault = ({ unit, target }: Aimed): number => {
    const forecast = assessment.game.forecast(state, unit, target, 'assault-crossing')
    if (!forecast) return 0
    const prize = assessment.goals.has(state.hex[target]) ? weights.dislodgedFromObjective : weights.bridgehead
    const won = Math.floor((forecast.retreatChance * prize) / 100)
    return harmOf(assessment, target, forecast) + won - Math.floor((forecast.meanAttackerLoss * weights.ownLost) / 1000)
  }
  return strongest(
    bestOf(options.of('suppressive-fire'), weights.orderThreshold, worth('suppressive-fire')),
    bestOf(options.of('set-piece'), weights.orderThreshold, worth('set-piece')),
    bestOf(options.of('feint'), weights.orderThreshold, worth('feint')),
    bestOf(options.of('assault-crossing'), weights.orderThreshold, assault),
  )
}

/** Over the river where nobody holds the bank, when that leads toward a goal. operational.F30 */
export const planCrossing = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { toGoal, state, threat, weights } = assessment
  if (!toGoal) return undefined
  return bestOf(options.of('river-crossing'), weights.orderThreshold, ({ unit, to }) => {
    const gain = Math.min(12, toGoal.infantry[state.hex[unit]] - toGoal.infantry[to])
    const risk = threat[to] > 0 ? weights.cover : 0
    return (assessment.goals.has(to) ? weights.takeObjective : 0) + gain * weights.nearer - risk
  })
}

/** Raids on hubs, headquarters and stragglers next to fast units. operational.F25 */
export const planRaid = (assessment: Assessment, options: Options): Proposal | undefined =>
  bestOf(options.of('recon-in-force'), assessment.weights.orderThreshold, ({ to }) => {
    const { state, weights } = assessment
    let worth = 0
    if (state.hubHex.includes(to)) worth += weights.takeHub
    if (state.hqHex.includes(to)) worth += weights.takeHeadquarters
    if (state.stragglers[to * 3] !== 0) worth += weights.takeStragglers
    if (assessment.goals.has(to)) worth += weights.takeObjective
    return worth
  })

/** How far from its goal lorries pay for infantry, and what each point beyond is worth. */
const lorries = { from: 6, worth: 6 } as const

/** Lorries for infantry that is far behind. operational.F28 */
export const planMotorPool = (assessment: Assessment, options: Options): Proposal | undefined =>
  bestOf(options.of('motor-pool'), assessment.weights.orderThreshold, ({ unit }) => {
    const { toGoal, state, threat } = assessment
    const hex = state.hex[unit]
    if (!toGoal || threat[hex] > 0 || toGoal.infantry[hex] >= far) return 0
    return (toGoal.infantry[hex] - lorries.from) * lorries.worth
  })

/** Special orders for those who stay where they are and expect an attack. operational.F22-F24, F32 */
export const planStance = (assessment: Assessment, options: Options) => {
  const { state, threat, toKeep, goals, bonuses, weights, game } = assessment
  const isWanted = (hex: number): boolean => toKeep.has(hex) || goals.has(hex) || bonuses.keep.has(hex)
  const hasWorks = (unit: number): boolean =>
    state.entrenchment[unit] > 0 || state.fortIntact[game.table.fortAt[state.hex[unit]]] === 1
  const pressure = (unit: number): number => pressureOn(assessment, unit, state.hex[unit])
  const free = (unit: number): boolean => state.stance[unit] === stance.none && threat[state.hex[unit]] > 0
  return strongest(
    bestOf(options.of('entrench'), weights.orderThreshold, ({ unit }) => {
      const hex = state.hex[unit]
      const beside = enemiesBeside(assessment, hex).length
      if (threat[hex] === 0) return 0
      return weights.entrench + Math.min(60, 2 * pressure(unit)) + (isWanted(hex) ? 40 : 0) + 10 * beside
    }),
    bestOf(options.of('counterattack'), weights.orderThreshold, ({ unit }) =>
      free(unit) && state.actionPoint[unit] !== actionPoint.available
        ? weights.counterattack + 2 * state.active[unit]
        : 0,
    ),
    bestOf(options.of('no-retreat'), weights.orderThreshold, ({ unit }) =>
      free(unit) && isWanted(state.hex[unit]) && pressure(unit) >= 10 ? weights.hold + pressure(unit) : 0,
    ),
    bestOf(options.of('rearguard'), weights.orderThreshold, ({ unit }) =>
      free(unit) &&
      !isWanted(state.hex[unit]) &&
      !hasWorks(unit) &&
      pressure(unit) >= 25 &&
      friendsBeside(assessment, state.hex[unit]) < 2
        ? weights.rearguard
        : 0,
    ),
  )
}

/** A guard for what lies open behind the front. operational.F15 */
export const planSecurity = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { weights } = assessment
  const units = options.of('security-unit')
  if (units.length === 0) return undefined
  const open = openPlaces(assessment)
  return bestOf(units, weights.orderThreshold, ({ to, steps }) => {
    const stake = open.get(to)
    return stake === undefined ? 0 : stake + weights.securityStep * steps
  })
}
