/** How likely a side wins from a position: objectives as they are held, forces and time. It decides no rule. */
import { chanceOfOdds, divideRounded, log3 } from '../../../arithmetic.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { barsOf, isLeft, modelOf } from '../units.ts'
import { objectivesOf } from '../victory.ts'
import { valueWeights } from './valueWeights.ts'
import { usual } from './weights.ts'

/** Strength that everybody has, so that a little is not endlessly better than none; nine to one is the most that counts. */
const base = 100
const most = 2_000
/** Hexes within which units are near an objective. */
const near = 4

const ratio = (own: number, enemy: number): number =>
  Math.max(-most, Math.min(most, divideRounded(log3(base + own) - log3(base + enemy), 1000)))

const forcesOf = (table: Table, state: Position, side: Side): { readonly all: number; readonly near: number } => {
  let [all, close] = [0, 0]
  for (const unit of table.unitsOf[side]) {
    if (!isLeft(state, unit)) continue
    const worth =
      state.strength[unit] *
      (modelOf(table, state, unit).price / table.scenario.rules.supply.replacement.priceFactor + usual.point) *
      (4 + barsOf(table, state, unit))
    all += worth
    const hex = state.hex[unit]
    if (hex > 0 && table.scenario.objectives.some((one) => table.board.distance(hex, one.hex) <= near)) close += worth
  }
  return { all: Math.floor(all / 10), near: Math.floor(close / 10) }
}

type Feature = keyof typeof valueWeights

const knownOf = (table: Table, state: Position, side: Side): Readonly<Record<Feature, number>> => {
  const { turns, needed, objectives } = table.scenario
  const other = otherSide(side)
  const [own, enemy] = [forcesOf(table, state, side), forcesOf(table, state, other)]
  const ofFirst = objectivesOf(table, state, 0)
  const isFirst = side === 0 ? 1 : -1
  const standing = isFirst * (ofFirst >= needed ? 1000 : -1000)
  // Halves lie between holding one more than is needed and one less.
  const spare = isFirst * divideRounded(1000 * (2 * (ofFirst - needed) + 1), objectives.length)
  const left = divideRounded(1000 * Math.max(0, turns - state.turn), turns)
  const forces = ratio(own.all, enemy.all)
  return {
    standing,
    standingLate: divideRounded(standing * (1000 - left) * (1000 - left), 1_000_000),
    spare,
    forces: divideRounded(forces * left, 1000),
    forcesEarly: divideRounded(forces * left * left, 1_000_000),
    nearGoals: ratio(own.near, enemy.near),
  }
}

/** The features that predict the winner, as a side sees them. */
export const featuresOf = (
  table: Table,
  state: Position,
  side: Side,
): Readonly<Record<'standing' | 'spare' | 'forces', number>> => {
  const { standing, spare } = knownOf(table, state, side)
  const forces = ratio(forcesOf(table, state, side).all, forcesOf(table, state, otherSide(side)).all)
  return { standing, spare, forces }
}

/** How likely a side wins, in ten-thousandths. */
export const chanceToWin = (table: Table, state: Position, side: Side): number => {
  let odds = 0
  for (const [name, value] of Object.entries(knownOf(table, state, side))) odds += valueWeights[name as Feature] * value
  return chanceOfOdds(odds)
}
