/**
 * The planner plays the operational game as a careful staff would: bring in what arrives, strike and open the way, attack
 * where several units together pay, then stand where it serves the objectives, in supply and in cover, and dig in. It
 * decides each action anew from the view alone, needs no memory, and takes no chances of its own: the same view gives the
 * same choice.
 */
import type { Ask, Player } from '../../../game.ts'
import { sameAction } from '../actions.ts'
import { watchGround } from '../ground.ts'
import type { OperationalGame } from '../index.ts'
import { emptyState } from '../memory.ts'
import { weatherIn } from '../places.ts'
import type { ReadonlyState } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { knowInto } from '../view.ts'
import type { OperationalView } from '../viewTypes.ts'
import { type Assessment, makeReader } from './assessment.ts'
import { planAttacks } from './attack.ts'
import { type Ground, surveyGround } from './ground.ts'
import { planBeachAssault, planLanding } from './landing.ts'
import { planBridges, planDump, planTrucks, planWithdrawal } from './logistics.ts'
import { askOptions, type Options, type Proposal } from './options.ts'
import { planCrossing, planMotorPool, planRaid, planSecurity, planSpecialAttack, planStance } from './orders.ts'
import { planEntry, planLastStand, planMoves } from './position.ts'
import { planDisbanding, planHeadquarters, planReplacements, planTransfers, planUpgrade } from './staff.ts'
import { planBombing, planCard, planReconnaissance, planRelief, planStrike } from './strikes.ts'
import { usual, type Weights } from './weights.ts'

/** One who proposes what could be done now: nothing, an action, or several with the best first. */
type Expert = (assessment: Assessment, options: Options) => Proposal | readonly Proposal[] | undefined

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
  planAttacks,
  planCrossing,
  planMotorPool,
  planMoves,
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

/** The staff of a side in a position. */
interface Staff {
  /** At most so many actions, the best first; there is always one. */
  propose(view: OperationalView, ask: Ask<OperationalAction>, most: number): readonly OperationalAction[]
  /** The ground as it measures it. */
  groundOf(state: ReadonlyState): Ground
}

export const makeStaff = (game: OperationalGame, weights: Weights): Staff => {
  const { table } = game
  const hasChanged = watchGround(table)
  const read = makeReader(game, weights)
  const state = emptyState(table)
  /** By weather and ground: the weather comes back, and so does the ground when another game begins. */
  const surveys = new Map<string, Ground>()
  let now = ''
  const groundOf = (state: ReadonlyState): Ground => {
    if (hasChanged(state)) now = `${state.crossing.join('')} ${state.ruined.join('')}`
    const key = `${weatherIn(table, state.turn)} ${now}`
    const ground = surveys.get(key) ?? surveyGround(game, state)
    if (!surveys.has(key) && surveys.size === mostSurveys) surveys.clear()
    surveys.set(key, ground)
    return ground
  }
  return {
    propose(view, ask, most) {
      const options = askOptions(ask)
      const [claim] = options.of('claim')
      if (claim) return [claim]
      knowInto(table, view, state)
      const assessment = read(groundOf(state), view, state)
      const proposed: (readonly Proposal[])[] = []
      for (const expert of experts) {
        const found = [expert(assessment, options) ?? []].flat()
        const [first] = found
        if (first && most === 1) return [first.action]
        if (first) proposed.push(found)
      }
      return [...inTurn(proposed), { type: 'end-turn' } as const].slice(0, most)
    },
    groundOf,
  }
}

/** The actions of some lists: the first ones of all, then the second ones, and so on; each once. */
const inTurn = (lists: readonly (readonly Proposal[])[]): OperationalAction[] => {
  const actions: OperationalAction[] = []
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let rank = 0; rank < longest; rank++)
    for (const { [rank]: proposal } of lists)
      if (proposal && !actions.some((action) => sameAction(action, proposal.action))) actions.push(proposal.action)
  return actions
}

/** @param id what the player is called */
export const operationalPlanner = (
  game: OperationalGame,
  id = 'planner',
  weights: Weights = usual,
): Player<OperationalAction, OperationalView> => {
  const staff = makeStaff(game, weights)
  return { id, choose: (view, ask) => staff.propose(view, ask, 1)[0] }
}
