/** How likely a side wins from a position: what it has on the board, its headquarters, its means, and how far it has come. It decides no rule. */
import { otherSide } from '../../../twoSides.ts'
import { handSize } from '../cards/deck.ts'
import type { TeamIndex } from '../scenario.ts'
import { height } from '../scenario.ts'
import type { Position } from '../types.ts'
import { isOnField, supplyRows } from '../units.ts'
import { neededFor, progressOf } from '../victory.ts'
import { rowWorth } from './position.ts'
import type { Weights } from './weights.ts'
import type { Judge } from './worth.ts'

/** By how much a side must be ahead to win three games of four, in hundredths of an action point. */
const clearLead = 1500

/** The services that value a position. */
type Appraiser = Pick<Judge, 'table' | 'weights'>

/** How far a side has come with an aim: each part is worth the battle shared among those that were missing before it. */
const comeFor = ({ victory }: Weights, needed: number, now: number): number => {
  let sum = 0
  for (let missing = needed; missing > needed - now; missing--) sum += Math.floor(victory / missing)
  return sum
}

/** Returns the features that count for a side, by name. */
const partsOf = ({ table, weights }: Appraiser, state: Position, team: TeamIndex): Readonly<Record<string, number>> => {
  let units = 0
  let advance = 0
  for (const unit of table.unitsOfTeam[team]) {
    if (state.space[unit] === 0) continue
    const { cost, wounds } = table.rules[unit]
    const left = wounds - Math.floor(state.wounds[unit] / 2)
    units += Math.floor((weights.unit * (cost + 1) * left) / wounds)
    if (isOnField(table, state, unit)) advance += table.row[team * table.size + state.space[unit]]
  }
  const means = table.teams[team].reduce(
    (sum, seat) => sum + weights.ap * state.ap[seat] + weights.card * handSize(table, state, seat),
    0,
  )
  const objectives = table.scenario.aims[team].objectives.reduce((sum, objective) => {
    const needed = neededFor(table, team, objective)
    return sum + comeFor(weights, needed, Math.min(progressOf(table, state, team, objective), needed))
  }, 0)
  return {
    units,
    advance: Math.floor((weights.advance * advance) / height),
    supply: rowWorth({ table, weights }, state) * supplyRows(table, state, team),
    means,
    objectives,
  }
}

export const featuresOf = (judge: Appraiser, state: Position, team: TeamIndex): Readonly<Record<string, number>> => {
  const [own, enemy] = [partsOf(judge, state, team), partsOf(judge, state, otherSide(team))]
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [name, value - enemy[name]]))
}

/** The chance of a side, in ten-thousandths. */
export const chanceToWin = (judge: Appraiser, state: Position, team: TeamIndex): number => {
  if (state.ended) return state.winner === 0 ? 5000 : state.winner - 1 === team ? 10_000 : 0
  const lead = Object.values(featuresOf(judge, state, team)).reduce((sum, value) => sum + value, 0)
  return 5000 + Math.trunc((5000 * lead) / (Math.abs(lead) + clearLead))
}
