/** The most medals that a side can win. command-cards.C15 */
import { otherSide, type Side } from '../../../../../engine/game.ts'
import type { Table } from '../../../../../engine/systems/command-cards/table.ts'

export const mostMedals = ({ scenario, special, types, unitsOf }: Table, side: Side): number => {
  const enemies = unitsOf[otherSide(side)]
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
  const own = (list: readonly { readonly side: Side; readonly medals: number }[]): number =>
    sum(list.map((one) => (one.side === side ? one.medals : 0)))
  const places = scenario.medals.map(({ side: winner, medals, group, hexes }) => {
    if (winner !== undefined && winner !== side) return 0
    return group === 'each' ? medals * hexes.length : medals
  })
  const leaders = enemies.filter((unit) => scenario.units[unit].leader === true).length
  // Each unit that leaves counts once, by the best of the ways off the board.
  const exits = Math.max(0, ...special.exits.map((one) => (one.side === side ? one.medals : 0)))
  return (
    sum(enemies.map((unit) => types[unit].medals)) +
    sum(places) +
    leaders * scenario.rules.special.leader.medals +
    exits * unitsOf[side].length +
    own(special.sabotage) +
    own(special.prisoners) +
    own(special.equipment)
  )
}
