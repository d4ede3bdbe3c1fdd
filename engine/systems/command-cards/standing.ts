/** How a battle led by cards stands: units, and who holds the hexes of medal places. */
import type { Standing } from '../../standing.ts'
import type { CommandCardsGame } from './index.ts'
import type { CommandCardsState } from './types.ts'

export const positionOf = ({ table }: CommandCardsGame, state: Readonly<CommandCardsState>): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: [...state.figures],
  holders: table.placeHexes.map((_, index) => (state.held[index] > 0 ? state.held[index] - 1 : null)),
})
