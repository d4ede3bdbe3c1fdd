/**
 * The planner plays the operational game as a careful staff would: bring in what arrives, strike and open the way, attack
 * where several units together pay, then stand where it serves the objectives, in supply and in cover, and dig in. It
 * decides each action anew from the view alone, needs no memory, and takes no chances of its own: the same view gives the
 * same choice.
 */
import type { Player } from '../../../game.ts'
import { watchGround } from '../ground.ts'
import type { OperationalGame } from '../index.ts'
import { emptyState } from '../memory.ts'
import type { OperationalAction, OperationalState } from '../types.ts'
import { knowInto } from '../view.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Assessment, makeReader } from './assessment.ts'
import { planAttack } from './attack.ts'
import { type Ground, surveyGround } from './ground.ts'
import { planBeachAssault, planLanding } from './landing.ts'
import { planBridges, planDump, planTrucks, planWithdrawal } from './logistics.ts'
import { askOptions, type Options, type Proposal } from './options.ts'
import { planCrossing, planMotorPool, planRaid, planSecurity, planSpecialAttack, planStance } from './orders.ts'
import { planEntry, planLastStand, planMove } from './position.ts'
import { planDisbanding, planHeadquarters, planReplacements, planTransfers, planUpgrade } from './staff.ts'
import { planBombing, planCard, planReconnaissance, planRelief, planStrike } from './strikes.ts'
import { usual, type Weights } from './weights.ts'

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

/** Surveys that a planner keeps at most. */
const mostSurveys = 12

/** @param id what the player is called */
export const operationalPlanner = (
  game: OperationalGame,
  id = 'planner',
  weights: Weights = usual,
): Player<OperationalAction, OperationalView> => {
  const hasChanged = watchGround(game.table)
  const read = makeReader(game, weights)
  const state = emptyState(game.table)
  /** By weather and ground: the weather comes back, and so does the ground when another game begins. */
  const surveys = new Map<string, Ground>()
  let now = ''
  const groundOf = (state: OperationalState, weather: string): Ground => {
    if (hasChanged(state)) now = `${state.crossing.join('')} ${state.ruined.join('')}`
    const key = `${weather} ${now}`
    const ground = surveys.get(key) ?? surveyGround(game, state)
    if (!surveys.has(key) && surveys.size === mostSurveys) surveys.clear()
    surveys.set(key, ground)
    return ground
  }
  return {
    id,
    choose(view, ask) {
      const options = askOptions(ask)
      const [claim] = options.of('claim')
      if (claim) return claim
      knowInto(game.table, view, state)
      const assessment = read(groundOf(state, view.weather), view, state)
      for (const expert of experts) {
        const proposal = expert(assessment, options)
        if (proposal) return proposal.action
      }
      return { type: 'end-turn' }
    },
  }
}
