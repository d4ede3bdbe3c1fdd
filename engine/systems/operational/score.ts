/** A side's score so far, line by line. operational.H5, I3, A8 */
import { divideRounded } from '../../arithmetic.ts'
import type { Explanation } from '../../game.ts'
import { collectTerms, sumOf } from '../../terms.ts'
import type { Side } from '../../twoSides.ts'
import { spares } from './ruins.ts'
import type { Table } from './table.ts'
import { bonus, type ReadonlyState } from './types.ts'
import { finalScore, scoreFor } from './victory.ts'

export const explainScore = (table: Table, state: ReadonlyState, side: Side): Explanation => {
  const { scenario } = table
  const { victory, rewards } = scenario.rules
  const terms = collectTerms('operational')
  for (const [index, objective] of scenario.objectives.entries())
    if (objective.side === side && state.heldSince[index] > 0)
      terms.add('H5', objective.name, scoreFor(table, index, state.heldSince[index]))
  for (const [index, objective] of scenario.bonuses.entries())
    if (objective.side === side && state.bonus[index] === bonus.won) terms.add('H5', objective.name, rewards.score)
  terms.add('I3', `Prisoners: ${state.prisoners[side]}`, state.prisoners[side] * victory.scorePrisoner)
  terms.add('I3', `Own steps killed: ${state.killed[side]}`, state.killed[side] * victory.scoreStepLost)
  if (spares(table, side)) {
    const cities = state.ruinedCities[side]
    const bridges = state.destroyedBridges[side]
    terms.add('I3', `Cities ruined: ${cities}`, cities * victory.scoreRuinedCity)
    terms.add('I3', `Bridges brought down: ${bridges}`, bridges * victory.scoreDestroyedBridge)
  }
  terms.add('I3', 'Enemy units destroyed', state.score[side] - divideRounded(sumOf(terms.list), 1000))
  const final = finalScore(table, state, side)
  const { score } = victory.difficulty[scenario.difficulty]
  terms.add('A8', `Difficulty: ${score} per cent`, final - state.score[side])
  return { subject: `Score of ${scenario.sides[side].name}`, unit: 'points', value: final * 1000, terms: terms.list }
}
