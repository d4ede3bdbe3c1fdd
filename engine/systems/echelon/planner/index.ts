/**
 * The planner plays echelon as a careful staff would: see to replacements, bring units together against enemies whom they can beat, then
 * to goals and out of danger; attack where the forecast pays, give what is missed least, and go on where the enemy gave way. It thinks of
 * each unit once in a phase, in a fixed order. It decides by its view alone, takes no chances of its own, and adds no rule: the same view
 * gives the same choice.
 */
import type { Ask, Player } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { sameAction } from '../actions.ts'
import { type EchelonGame, echelon } from '../index.ts'
import { type EchelonState, type EchelonView, type Position, phase, status } from '../types.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { assessPosition, lastingOf, type World } from './assessment.ts'
import { planAdvance, planAnswer, planAttack, planLosses, planRetreat, planTarget, planWithdrawal } from './combat.ts'
import { planMovement } from './movement.ts'
import type { Expert } from './options.ts'
import { planDeclarations, planInitial } from './staff.ts'
import { usual, type Weights } from './weights.ts'
import { makeWorld } from './worlds.ts'

/** The expert for each phase. */
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

/** Proposes actions for the side that decides. */
export interface Proposer {
  /**
   * At most so many actions, the best first; there is always one.
   * @param others states that look like this one to the side that decides
   */
  propose(
    state: Position,
    ask: Ask<EchelonAction>,
    most: number,
    others?: () => readonly World[],
  ): readonly EchelonAction[]
  /** Where the unit that was last proposed to be taken is to go: what would be proposed then. */
  destination(): Hex | undefined
}

/** Thinks in a game of its own, so that what the game on the table keeps of its positions stays. */
export const makeProposer = (game: EchelonGame, weights: Weights): Proposer => {
  const thought = echelon.open(game.scenario)
  const lasting = lastingOf(thought)
  let destination: Hex | undefined
  return {
    propose(state, ask, most, others = () => []) {
      const assessment = assessPosition(thought, lasting, weights, state, others)
      destination = undefined
      const found: EchelonAction[] = []
      for (const action of experts[state.phase](assessment, ask, lasting.order[state.side])) {
        if (found.length === 0 && action.type === 'take') destination = assessment.destinations.get(action.unit)
        if (!found.some((one) => sameAction(one, action))) found.push(action)
        if (found.length === most) return found
      }
      if (found.length > 0) return found
      const [done = ask()[0]] = ask({ type: 'done' })
      return [done]
    },
    destination: () => destination,
  }
}

/** By what the enemy's hidden units are dealt; the others are looked at, too, when it is decided whom to attack. */
const seeds = [1, 2, 3]

/** @param id what the player is called */
export const echelonPlanner = (
  game: EchelonGame,
  id = 'planner',
  weights: Weights = usual,
): Player<EchelonAction, EchelonView> => {
  const { propose, destination } = makeProposer(game, weights)
  const [seed, ...otherSeeds] = seeds
  const world = makeWorld(game.table, seed)
  const others = otherSeeds.map((one) => ({
    services: echelon.open(game.scenario).services,
    at: makeWorld(game.table, one),
  }))
  /** The purpose for which a unit has just been taken: to think anew would come to the same. */
  let plan: { readonly known: string; readonly to: Hex } | undefined
  const choose = (view: EchelonView, ask: Ask<EchelonAction>): EchelonAction => {
    if (plan?.known === view.known) return { type: 'move', to: plan.to }
    const state = world(view)
    const [action] = propose(state, ask, 1, () => others.map(({ services, at }) => ({ services, state: at(view) })))
    const to = destination()
    plan =
      action.type !== 'take' || to === undefined
        ? undefined
        : { known: withGrouped(view.known, state, action.unit), to }
    return action
  }
  return { id, choose }
}

/** A known state in which a unit has been taken: its status, a character of its own, has one bit more. */
const withGrouped = (known: string, { status: marks }: EchelonState, unit: number): string => {
  const at = marks.byteOffset / marks.BYTES_PER_ELEMENT + unit
  return known.slice(0, at) + String.fromCharCode(known.charCodeAt(at) | status.grouped) + known.slice(at + 1)
}
