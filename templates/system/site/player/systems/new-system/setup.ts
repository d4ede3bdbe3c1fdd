/** How a battle is entered; the layers of its map. */
import type { Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { NewSystemTypes } from './types.ts'

export const setup: Setup<NewSystemTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'veteran'],
  interest: ({ units, objective }) => [...units.map(({ hex }) => hex), objective],
  hides: () => false,
}

export const layers: readonly Layer[] = [
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
]
