/** The best actions of a side, as they seem. It chooses among legal actions and adds no rule. */
import type { Side } from '../../../twoSides.ts'
import type { TacticalGame } from '../index.ts'
import { deployment } from '../turn.ts'
import type { Position, TacticalState } from '../types.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { assess, makeHits } from './assessment.ts'
import { assaultsOf } from './attacks.ts'
import { boardings, deployments, givingUp, landings, marches, purchases, refits, rides, switches } from './orders.ts'
import { type Outlook, outlookOf } from './place.ts'
import type { Weights } from './weights.ts'

interface Proposal {
  readonly action: TacticalAction
  readonly isAssault?: true
}

const end: Proposal = { action: { type: 'end' } }

type Proposer = (state: Position, side: Side, most: number) => readonly TacticalAction[]

export const makeProposer = (game: TacticalGame, weights: Weights): Proposer => {
  const hits = makeHits(game.table)
  let scratch: TacticalState | undefined

  /** The staff: each names actions in the order in which a side does things in its half-turn. */
  function* proposals(state: TacticalState, side: Side): Generator<Proposal> {
    const assessment = assess(game, weights, hits, state, side)
    const known = new Map<number, Outlook>()
    const outlooks = (unit: number): Outlook => {
      let outlook = known.get(unit)
      if (outlook === undefined) {
        outlook = outlookOf(assessment, unit)
        known.set(unit, outlook)
      }
      return outlook
    }
    if (state.turn === deployment) {
      for (const { action } of deployments(assessment, outlooks)) yield { action }
      yield end
      return
    }
    const retreat = givingUp(assessment)
    if (retreat !== undefined) yield { action: retreat }
    for (const { action } of landings(assessment, outlooks)) yield { action }
    for (const { action } of marches(assessment, outlooks, true)) yield { action }
    for (const { action } of refits(assessment, outlooks, true)) yield { action }
    for (const { action } of switches(assessment)) yield { action }
    for (const { first } of assaultsOf(assessment, outlooks)) yield { action: first, isAssault: true }
    for (const { action } of purchases(assessment, outlooks)) yield { action }
    for (const { action } of boardings(assessment, outlooks)) yield { action }
    for (const { action } of rides(assessment, outlooks)) yield { action }
    for (const { action } of marches(assessment, outlooks)) yield { action }
    for (const { action } of refits(assessment, outlooks, false)) yield { action }
    yield end
  }

  return (state, side, most) => {
    scratch ??= game.copy(state)
    game.copyInto(state, scratch)
    const found: Proposal[] = []
    for (const proposal of proposals(scratch, side)) {
      if (found.some(({ action }) => game.same(action, proposal.action))) continue
      found.push(proposal)
      // A turn is dozens of decisions: whom to attack, or whether to, is what those who think ahead have a say in.
      if (found.length >= most || !proposal.isAssault) break
    }
    return found.map(({ action }) => action)
  }
}
