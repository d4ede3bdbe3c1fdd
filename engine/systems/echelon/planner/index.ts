/**
 * The planner plays echelon as a careful staff would: see to replacements, bring units together against enemies whom they can beat, then
 * to goals and out of danger; attack where the forecast pays, give what is missed least, and go on where the enemy gave way. It thinks of
 * each unit once in a phase, in a fixed order. It decides by its view alone, takes no chances of its own, and adds no rule: the same view
 * gives the same choice.
 */
import { rollingDice } from '../../../dice.ts'
import type { Ask, Player } from '../../../game.ts'
import { sameAction } from '../actions.ts'
import { imagine } from '../imagine.ts'
import { type EchelonGame, echelon } from '../index.ts'
import { type EchelonAction, type EchelonState, type EchelonView, phase } from '../types.ts'
import { assessPosition } from './assessment.ts'
import { planAdvance, planAnswer, planAttack, planLosses, planRetreat, planTarget, planWithdrawal } from './combat.ts'
import { makeGround } from './ground.ts'
import { planMovement } from './movement.ts'
import { orderOf } from './moves.ts'
import type { Expert } from './options.ts'
import { planDeclarations, planInitial } from './staff.ts'
import { usual, type Weights } from './weights.ts'

/** Who is asked in a phase. */
const experts: Readonly<Record<EchelonState['phase'], Expert>> = {
  [phase.initial]: planInitial,
  [phase.declare]: planDeclarations,
  [phase.movement]: planMovement,
  [phase.combat]: planTarget,
  [phase.commit]: planAttack,
  [phase.withdraw]: planWithdrawal,
  [phase.answer]: planAnswer,
  [phase.losses]: planLosses,
  [phase.retreat]: planRetreat,
  [phase.advance]: planAdvance,
  [phase.reaction]: planMovement,
  [phase.exploitation]: planMovement,
}

/** Proposes at most so many actions for the side that decides, the best first; there is always one. */
export type Proposer = (state: EchelonState, ask: Ask<EchelonAction>, most: number) => readonly EchelonAction[]

/** Thinks in a game of its own, so that what the game on the table keeps of its positions stays. */
export const makeProposer = (game: EchelonGame, weights: Weights): Proposer => {
  const thought = echelon.open(game.scenario)
  const ground = makeGround(thought.table)
  const order = orderOf(thought.table)
  return (state, ask, most) => {
    const assessment = assessPosition(thought, ground, weights, state, state.side)
    const found: EchelonAction[] = []
    for (const action of experts[state.phase](assessment, ask, order[state.side])) {
      if (!found.some((one) => sameAction(one, action))) found.push(action)
      if (found.length === most) return found
    }
    if (found.length > 0) return found
    const [done = ask()[0]] = ask({ type: 'done' })
    return [done]
  }
}

/** The enemy's hidden units are dealt alike as long as the view is the same. */
const seed = 1

/** @param id what the player is called */
export const echelonPlanner = (
  game: EchelonGame,
  id = 'planner',
  weights: Weights = usual,
): Player<EchelonAction, EchelonView> => {
  const propose = makeProposer(game, weights)
  return { id, choose: (view, ask) => propose(imagine(game.table, view, rollingDice(seed)), ask, 1)[0] }
}
