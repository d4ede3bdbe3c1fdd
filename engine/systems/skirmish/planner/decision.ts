/** A position in which a seat decides, and what it knows of its units there. */
import type { Aim } from '../combat/accuracy.ts'
import type { TeamIndex } from '../scenario.ts'
import type { Position } from '../types.ts'
import type { ActionOf, SkirmishActionType } from '../verbs/index.ts'
import type { Foe } from './arms.ts'
import { type Outlook, outlookOf, placeWorth, riskAt, rowCounts } from './position.ts'
import { type Judge, shotWorth } from './worth.ts'

/** A position in which a seat decides, and what has been found out about it. */
export interface Decision extends Judge {
  readonly state: Position
  readonly side: number
  readonly team: TeamIndex
  /** By unit, as far as it was asked for. */
  readonly outlooks: Map<number, Outlook>
  counts?: readonly number[]
  /** Action points that are left when all units in hand are paid for. */
  spare?: number
  /** The possible enemies of the seat. */
  foes?: readonly Foe[]
}

export type Score<T extends SkirmishActionType> = (decision: Decision, action: ActionOf<T>) => number

export const outlook = (decision: Decision, unit: number): Outlook => {
  const known = decision.outlooks.get(unit) ?? outlookOf(decision, decision.state, unit)
  decision.outlooks.set(unit, known)
  return known
}

export const countsOf = (decision: Decision): readonly number[] => {
  decision.counts ??= rowCounts(decision, decision.state, decision.team)
  return decision.counts
}

/** Returns the gain of a unit by being elsewhere. */
export const gain = (decision: Decision, unit: number, space: number): number => {
  const { state } = decision
  const [seen, counts] = [outlook(decision, unit), countsOf(decision)]
  const worth = (at: number): number => placeWorth(decision, state, unit, at, seen, counts)
  return worth(space) - worth(state.space[unit])
}

/** The best that a unit can do to anything in its range, or so many steps beyond it. */
export const bestShot = (decision: Decision, unit: number, steps = 0): number => {
  const { table, state } = decision
  let best = 0
  for (const { space, range, worth } of outlook(decision, unit).shots)
    if (worth > best && table.distance[state.space[unit] * table.size + space] <= range + steps) best = worth
  return best
}

/** Returns the enemy's possible harm to a unit where it stands. */
export const threatTo = (decision: Decision, unit: number): number =>
  riskAt(decision, decision.state, unit, decision.state.space[unit], outlook(decision, unit).threats)

export const worthOf = (decision: Decision, aim: Aim): number => shotWorth(decision, decision.state, aim, decision.team)
