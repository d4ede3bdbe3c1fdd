/** How a battle stands: units, and who holds the places. */
import type { Standing } from '../../standing.ts'
import type { TacticalGame } from './index.ts'
import type { Position } from './types.ts'

export const positionOf = ({ table }: TacticalGame, state: Position): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: [...state.strength],
  holders: table.scenario.objectives.map((_, place) => (state.holder[place] === 0 ? null : state.holder[place] - 1)),
})
