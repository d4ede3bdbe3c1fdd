/** The terms behind a number: odds, the cost of a move, supply. They come from the code that computes it for the game. */
import type { Explanation } from '../../game.ts'
import { explainStrike } from './assets/strike.ts'
import { explainOdds } from './combat/explainOdds.ts'
import type { Costs } from './cost.ts'
import { explainMovement } from './explainMovement.ts'
import { explainOrder } from './headquarters/explainOrder.ts'
import type { Reacher } from './reach.ts'
import { explainScore } from './score.ts'
import { explainSupply } from './supply/explainSupply.ts'
import type { SupplyTracer } from './supply/trace.ts'
import type { Table } from './table.ts'
import type { OperationalQuestion, ReadonlyState } from './types.ts'

type Explainer = (state: ReadonlyState, question: OperationalQuestion) => Explanation | undefined

export const makeExplainer = (table: Table, costs: Costs, reacher: Reacher, tracer: SupplyTracer): Explainer => {
  return (state, question) => {
    switch (question.about) {
      case 'odds':
        return explainOdds(table, state, costs.ways(state), question.attacker, question.target, question.kind)
      case 'movement':
        return explainMovement(table, costs, reacher, state, question.unit, question.to)
      case 'supply':
        return explainSupply(table, tracer, costs.ways(state), state, question)
      case 'strike':
        return explainStrike(table, state, question.asset, question.target)
      case 'score':
        return explainScore(table, state, question.side)
      case 'order':
        return explainOrder(table, state, question.hq, question.order, question.steps)
    }
  }
}
