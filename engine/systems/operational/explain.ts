/** The terms behind a number: odds, the cost of a move, supply. They come from the code that computes it for the game. */
import type { Explanation } from '../../game.ts'
import { explainStrike } from './assets/strike.ts'
import { forecastOf } from './combat/forecast.ts'
import type { Costs } from './cost.ts'
import { explainMovement } from './explainMovement.ts'
import type { Reacher } from './reach.ts'
import { explainScore } from './score.ts'
import { explainSupply } from './supply/explainSupply.ts'
import type { SupplyTracer } from './supply/trace.ts'
import type { Table } from './table.ts'
import type { OperationalQuestion, OperationalState } from './types.ts'

type Explainer = (state: Readonly<OperationalState>, question: OperationalQuestion) => Explanation | undefined

export const makeExplainer = (table: Table, costs: Costs, reacher: Reacher, tracer: SupplyTracer): Explainer => {
  const nameOf = (unit: number): string => table.scenario.units[unit].name

  const explainOdds = (state: Readonly<OperationalState>, attacker: number, target: number) => {
    const ways = costs.ways(state)
    const forecast = forecastOf(table, state, ways, attacker, target)
    if (!forecast) return undefined
    const subject = `${nameOf(attacker)} attacks ${nameOf(target)}`
    return { subject, unit: 'shift', value: forecast.odds, terms: forecast.terms } as const
  }

  return (state, question) => {
    switch (question.about) {
      case 'odds':
        return explainOdds(state, question.attacker, question.target)
      case 'movement':
        return explainMovement(table, costs, reacher, state, question.unit, question.to)
      case 'supply':
        return explainSupply(table, tracer, costs.ways(state), state, question)
      case 'strike':
        return explainStrike(table, state, question.asset, question.target)
      case 'score':
        return explainScore(table, state, question.side)
      default:
        return undefined
    }
  }
}
