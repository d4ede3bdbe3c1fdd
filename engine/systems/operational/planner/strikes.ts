/** Strikes, reconnaissance flights, bombing and cards. operational.G5-G12, I5-I8 */

import { degree } from '../../../hex.ts'
import { stepsOf } from '../steps.ts'
import { unlimited } from '../types.ts'
import type { Assessment } from './assessment.ts'
import { friendsBeside } from './front.ts'
import { isNeeded } from './logistics.ts'
import { bestOf, type Options, type Proposal, strongest } from './options.ts'

/** How much a hit on a unit helps: more where own units stand ready beside it or in boats before it, and on objectives. */
const importance = (assessment: Assessment, target: number, boats: number): number => {
  const hex = assessment.state.hex[target]
  let per = 700 + 150 * Math.min(3, friendsBeside(assessment, hex) + boats)
  if (assessment.goals.has(hex)) per += 400
  return per
}

/** Uses that are scarce are kept for better targets, as long as there are turns enough to use them. */
const threshold = ({ weights, state, game, elapsed }: Assessment, uses: number, perTurn: number): number =>
  uses === unlimited || uses > perTurn * (game.scenario.turns - state.turn)
    ? weights.strikeThreshold
    : weights.strikeThreshold + Math.floor((weights.strikeScarce * (1000 - elapsed)) / 1000)

/** The strike that pays best, if one does. */
export const planStrike = (assessment: Assessment, options: Options) => {
  const { state, side, weights } = assessment
  const count = assessment.game.table.assetIds.length
  const beaches = options.of('assault-beach')
  const boatsBefore = (target: number): number => beaches.filter((one) => one.target === target).length
  return bestOf(options.of('strike'), 1, ({ asset, target }) => {
    const forecast = assessment.game.strikeForecast(state, asset, target)
    if (!forecast) return 0
    let hit = 0
    for (const { chance, lost: most, suppressed } of forecast.results) {
      const lost = Math.min(most, stepsOf(state, target))
      const silenced = Math.min(suppressed, state.active[target])
      hit += Math.floor((chance * (lost * weights.enemyLost + silenced * weights.enemySuppressed)) / 1000)
    }
    const worth = Math.floor((hit * importance(assessment, target, boatsBefore(target))) / 1000)
    const beside = assessment.game.table.assets[asset].neighbours ? friendsBeside(assessment, state.hex[target]) : 0
    const at = side * count + asset
    const least = threshold(assessment, state.assetUses[at], state.assetPerTurn[at])
    return worth - beside * weights.ownLost >= least ? worth - beside * weights.ownLost : 0
  })
}

/** Supply for who has gone without, longest first. operational.F26, G8 */
export const planRelief = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { weights, state, game } = assessment
  const { noActionFrom } = game.scenario.rules.supply
  const worth = ({ unit }: { unit: number }): number =>
    state.unsupplied[unit] < noActionFrom ? 0 : state.unsupplied[unit] * weights.relief + 10 * stepsOf(state, unit)
  return strongest(
    bestOf(options.of('air-supply'), weights.relief + 30, worth),
    bestOf(options.of('emergency-supply'), 2 * weights.relief, worth),
  )
}

/** Looks where the way to the goals is dark. operational.G9 */
export const planReconnaissance = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { toGoal, state, side, weights } = assessment
  const seen = 1 << (2 * side)
  return bestOf(options.of('air-recon'), weights.darkHex, ({ to }) => {
    let dark = 0
    for (let edge = to * degree; edge < (to + 1) * degree; edge++) {
      const next = assessment.ground.neighbours[edge]
      if (next !== 0 && (state.sight[next] & (3 * seen)) === 0) dark++
    }
    return dark * weights.darkHex - (toGoal ? 4 * Math.min(20, toGoal.infantry[to]) : 0)
  })
}

/** Hubs close behind the front lose their trucks; bridges that lead the enemy to what must be kept go down. operational.G12 */
export const planBombing = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { state, weights } = assessment
  return strongest(
    bestOf(options.of('bomb-hub'), weights.bombThreshold, ({ to }) => {
      const hub = state.hubHex.indexOf(to)
      return hub < 0 ? 0 : weights.bombedTruck * Math.min(2, state.hubTrucks[hub])
    }),
    bestOf(options.of('bomb-bridge'), weights.bombThreshold, ({ edge }) => {
      const hex = Math.floor(edge / degree)
      if (isNeeded(assessment, edge)) return 0
      if (state.owner[hex] === assessment.side || assessment.toGoal === undefined) {
        return assessment.paths().offPath[hex] === 0 && assessment.elapsed < 700 ? weights.bombedBridge : 0
      }
      return assessment.game.table.neighbours[edge] === 0
        ? 0
        : assessment.paths().offPath[hex] === 0
          ? weights.bombedBridge
          : 0
    }),
  )
}

/** Cards are played when they help at once: assets and trucks early, the others when there is work for them. */
export const planCard = (assessment: Assessment, options: Options): Proposal | undefined => {
  const { state, weights } = assessment
  return bestOf(options.of('play-card'), 1, ({ card, choice }) => {
    const { effect } = assessment.game.scenario.rules.cards[assessment.game.table.cards[card].card]
    switch (effect) {
      case 'assets':
      case 'elite-store':
      case 'drop':
      case 'landing':
        return weights.card
      case 'truck':
        return choice === 0 ? weights.card : weights.card - 1
      case 'lift-fog':
        return state.turn >= 2 && assessment.toGoal !== undefined ? weights.card : 0
      case 'command-points': {
        const hq = choice - 1
        return hq >= 0 && state.hqPoints[hq] * 3 < state.hqCommand[hq] ? weights.card + state.hqCommand[hq] : 0
      }
      case 'artillery-preparation':
        return options.of('suppressive-fire').length >= 2 ? weights.card : 0
    }
  })
}
