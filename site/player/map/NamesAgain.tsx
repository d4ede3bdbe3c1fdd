/** The names of the sheet once more, over what play draws on the ground: below front, fog and night they are hard to read. */
import { usePlayer } from '../context.ts'

export const NamesAgain = () => {
  const { state, scenario } = usePlayer()
  return state.layers.value.names ? <use href={`#map-names-${scenario.id}`} /> : null
}
