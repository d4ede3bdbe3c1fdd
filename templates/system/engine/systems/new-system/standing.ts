/** How a game stands: units, and who holds the objective. */
import type { Standing } from '../../standing.ts'
import { sides } from '../../twoSides.ts'
import type { NewSystemGame } from './index.ts'
import type { Position } from './memory.ts'
import { holdsObjective } from './victory.ts'

export const positionOf = ({ table }: NewSystemGame, state: Position): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: [...state.steps],
  holders: [sides.find((side) => holdsObjective(table, state, side)) ?? null],
})
