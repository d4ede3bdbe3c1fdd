/** Whom to strike from the air or with distant guns: the group of enemies that loses most. command-cards.A3, C14 */

import { otherSide } from '../../../twoSides.ts'
import { aimedCount, canAim } from '../battle/strike.ts'
import { chancesOfStrike } from '../forecast.ts'
import type { CommandCardsState } from '../types.ts'
import { best } from './decision.ts'
import type { Judge } from './weights.ts'
import { stakeOf, worthOfHits } from './worth.ts'

export interface Aim {
  /** The enemy to be named next; undefined when nobody can be. */
  readonly unit: number | undefined
  readonly worth: number
}

/** The best that can still be named, and what it is worth with all who are named after it. Tries it out in the state, and leaves it as it was. */
export const bestAim = (services: Judge, state: CommandCardsState): Aim => {
  const { table } = services
  const enemies = table.unitsOf[otherSide(state.active)]
  const stake = stakeOf(services, state, state.active)
  const worths = new Map<number, number>()
  const worthOf = (unit: number): number => {
    const known = worths.get(unit)
    if (known !== undefined) return known
    const chances = chancesOfStrike(table, state, unit)
    const worth = chances === undefined ? 0 : worthOfHits(services, unit, chances, stake)
    worths.set(unit, worth)
    return worth
  }
  const first = aimedCount(table, state)
  const chainFrom = (unit: number): number => {
    const chain: number[] = []
    for (let next: number | undefined = unit; next !== undefined; ) {
      chain.push(next)
      state.aim[next] = first + chain.length
      next = best(
        enemies.filter((other) => canAim(table, state, other, first + chain.length)),
        worthOf,
      )
    }
    for (const named of chain) state.aim[named] = 0
    return chain.reduce((sum, named) => sum + worthOf(named), 0)
  }
  const open = enemies.filter((unit) => canAim(table, state, unit, first))
  const unit = best(open, chainFrom)
  return { unit, worth: unit === undefined ? 0 : chainFrom(unit) }
}
