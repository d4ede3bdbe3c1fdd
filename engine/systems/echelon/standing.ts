/** How a campaign stands: divisions and their cadres, and who owns the places that bring points. */
import type { Standing } from '../../standing.ts'
import type { EchelonGame } from './index.ts'
import { hasLeft } from './leaving.ts'
import type { EchelonState } from './types.ts'

export const positionOf = ({ table, scenario }: EchelonGame, state: Readonly<EchelonState>): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: table.profiles.map(({ hasCadre }, unit) => {
    if (state.hex[unit] < 0 && !hasLeft(table, state, unit)) return 0
    return hasCadre && state.reversed[unit] === 0 ? 2 : 1
  }),
  holders: scenario.objectives.map(({ hex }) => (state.owner[hex] > 0 ? state.owner[hex] - 1 : null)),
})
