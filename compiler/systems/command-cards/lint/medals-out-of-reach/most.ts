/** The most medals that a side can win. command-cards.C15 */

import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../../engine/twoSides.ts'

interface Deed {
  readonly side: Side
  readonly medals: number
}

export const mostMedals = (
  { medals: placesOfMedals, rules, special, units }: CommandCardsScenario,
  side: Side,
): number => {
  const enemies = units.filter((unit) => unit.side !== side)
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const own = (list: readonly Deed[] = []): number => sum(list.map((one) => (one.side === side ? one.medals : 0)))
  const places = placesOfMedals.map(({ side: winner, medals, group, hexes }) => {
    if (winner !== undefined && winner !== side) return 0
    return group === 'each' ? medals * hexes.length : medals
  })
  const leaders = enemies.filter(({ leader }) => leader === true).length
  // Each unit that leaves counts once, by the best of the ways off the board.
  const exits = Math.max(0, ...(special.exits ?? []).map((one) => (one.side === side ? one.medals : 0)))
  return (
    sum(enemies.map(({ type }) => rules.unitTypes[type].medals)) +
    sum(places) +
    leaders * rules.special.leader.medals +
    exits * (units.length - enemies.length) +
    own(special.sabotage) +
    own(special.prisoners) +
    own(special.equipment)
  )
}
