/**
 * The planner plays the operational game as a careful staff would: bring in what arrives, strike and open the way, attack
 * where several units together pay, then stand where it serves the objectives, in supply and in cover, and dig in. It
 * decides each action anew from the view alone, needs no memory, and takes no chances of its own: the same view gives the
 * same choice.
 */
import type { Player } from '../../../game.ts'
import { watchGround } from '../ground.ts'
import type { OperationalGame } from '../index.ts'
import type { OperationalAction } from '../types.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Assessment, gaitsOf, makeThreatCache, readPosition } from './assessment.ts'
import { planAttack } from './attack.ts'
import { type Ground, surveyGround } from './ground.ts'
import { planBeachAssault, planLanding } from './landing.ts'
import { planBridges, planDump, planTrucks, planWithdrawal } from './logistics.ts'
import { askOptions, type Options, type Proposal } from './options.ts'
import { planCrossing, planMotorPool, planRaid, planSecurity, planSpecialAttack, planStance } from './orders.ts'
import { planEntry, planLastStand, planMove } from './position.ts'
import { planDisbanding, planHeadquarters, planReplacements, planTransfers, planUpgrade } from './staff.ts'
import { planBombing, planCard, planReconnaissance, planRelief, planStrike } from './strikes.ts'

type Expert = (assessment: Assessment, options: Options) => Proposal | undefined

/** The experts in the order in which they are asked: the first proposal is followed. */
const experts: readonly Expert[] = [
  planUpgrade,
  planReplacements,
  planCard,
  planRelief,
  planEntry,
  planReconnaissance,
  planStrike,
  planBombing,
  planBeachAssault,
  planLanding,
  planLastStand,
  planRaid,
  planSpecialAttack,
  planAttack,
  planCrossing,
  planMotorPool,
  planMove,
  planDisbanding,
  planStance,
  planBridges,
  planSecurity,
  planTransfers,
  planTrucks,
  planWithdrawal,
  planDump,
  planHeadquarters,
]

export const operationalPlanner = (game: OperationalGame): Player<OperationalAction, OperationalView> => {
  const hasChanged = watchGround(game.table)
  const gait = gaitsOf(game)
  const threatCache = makeThreatCache(game, gait)
  let ground: Ground | undefined
  let weather = ''
  return {
    id: 'planner',
    choose(view, ask, dice) {
      const options = askOptions(ask)
      const [claim] = options.of('claim')
      if (claim) return claim
      const state = game.imagine(view, dice)
      if (hasChanged(state) || ground === undefined || weather !== view.weather) ground = surveyGround(game, state)
      weather = view.weather
      const assessment = readPosition(game, ground, view, state, gait, threatCache)
      for (const expert of experts) {
        const proposal = expert(assessment, options)
        if (proposal) return proposal.action
      }
      return { type: 'end-turn' }
    },
  }
}
