/** The best actions of a seat, as they seem. */
import type { SkirmishGame } from '../index.ts'
import { type Position, phase, question } from '../types.ts'
import type { SkirmishAction } from '../verbs/index.ts'
import type { Decision } from './decision.ts'
import { scoreOf } from './scores.ts'
import type { Weights } from './weights.ts'
import { judgeOf } from './worth.ts'

interface Scored {
  readonly action: SkirmishAction
  readonly score: number
}

/** At most so many actions of a seat, the best first; among equals, what is listed first. */
export const makeProposer =
  ({ table, legal }: SkirmishGame, weights: Weights) =>
  (state: Position, side: number, most: number): readonly SkirmishAction[] => {
    const judge = judgeOf(table, weights, state)
    const decision: Decision = { ...judge, state, side, team: table.teamOf[side], outlooks: new Map() }
    if (most === 1 && state.phase === phase.movement && state.question === question.none) {
      const move = firstMove(legal, decision)
      return [move ?? { type: 'done' }]
    }
    return rank(decision, legal(state, side)).slice(0, most)
  }

/** From the best to the worst, without what is far worse than to be done: nobody who thinks ahead shall be tempted by it. */
const rank = (decision: Decision, actions: readonly SkirmishAction[]): readonly SkirmishAction[] => {
  const scored = actions.map((action): Scored => ({ action, score: scoreOf(decision, action) }))
  const sane = scored.filter(({ score }) => score > -decision.weights.rash)
  return (sane.length > 0 ? sane : scored).toSorted((one, other) => other.score - one.score).map(({ action }) => action)
}

/** The best of the first unit for which something is better than to stay: most units stay, and few are looked at. */
const firstMove = (legal: SkirmishGame['legal'], decision: Decision): SkirmishAction | undefined => {
  const { state, side, table } = decision
  for (const unit of table.unitsOf[side]) {
    if (state.space[unit] === 0 || state.space[unit] > table.field) continue
    let best: Scored | undefined
    for (const action of legal(state, side, { unit })) {
      if (action.type === 'done') continue
      const score = scoreOf(decision, action)
      if (score > (best?.score ?? 0)) best = { action, score }
    }
    if (best !== undefined) return best.action
  }
  const plays = legal(state, side, { type: 'play' })
  return plays.find((action) => scoreOf(decision, action) > 0)
}
