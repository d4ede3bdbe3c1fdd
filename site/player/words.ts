/** Numbers, sides and hexes in words: what battles of all systems have. */
import { isOfSquares } from '../../engine/board.ts'
import { hexesBeside } from './map/hexes.ts'
import type { PlayerState } from './systemUi.ts'

export { count, hexName, printed, sideName, signed } from '../../engine/words.ts'

/** A chance per mille in per cent. */
export const perCent = (perMille: number): string => `${Math.round(perMille / 10)} %`

/** Returns the word for a space of the map without a better name. */
export const spaceWord = ({ scenario }: Pick<PlayerState, 'scenario'>): string =>
  isOfSquares(scenario.map) ? 'space' : 'hex'

/** A hexside in words: the two hexes on either side. */
export const edgeName = (state: PlayerState, edge: number): string => {
  const { words } = state.ui
  return hexesBeside(state.scenario.map, edge)
    .map((hex) => words.place(state, hex))
    .join(' to ')
}
