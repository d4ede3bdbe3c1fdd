/** Numbers, sides and hexes in words: what battles of all systems have. */
import { isOfSquares, type Space } from '../../engine/board.ts'
import { hexesBeside } from './map/hexes.ts'
import type { PlayerState } from './systemUi.ts'

export { count, hexName, printed, sideName, signed } from '../../engine/words.ts'

/** A chance per mille in per cent. */
export const perCent = (perMille: number): string => `${Math.round(perMille / 10)} %`

/** Returns the word for a space of the map without a better name. */
export const spaceWord = ({ scenario }: Pick<PlayerState, 'scenario'>): string =>
  isOfSquares(scenario.map) ? 'space' : 'hex'

/** For the screen reader: the order that choosing a hex would give, and what is expected of it; empty where it would give none. */
export const choiceWords = (state: PlayerState, hex: Space): string => {
  const { aimed, orders, selected } = state
  const action = aimed.value?.hexes.get(hex) ?? orders.value.at(selected.value, hex)
  if (action === undefined) return ''
  const { words } = state.ui
  return [`Enter: ${words.action(state, action)}`, words.pill(state, action)?.meaning ?? ''].join(' ').trim()
}

/** A hexside in words: the two hexes on either side. */
export const edgeName = (state: PlayerState, edge: number): string => {
  const { words } = state.ui
  return hexesBeside(state.scenario.map, edge)
    .map((hex) => words.place(state, hex))
    .join(' to ')
}
