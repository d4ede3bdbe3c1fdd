/** How a battle led by cards is entered. */
import type { Beginning } from '../../face.ts'
import type { CommandCardsTypes } from './types.ts'

export const begin: Beginning<CommandCardsTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'planner'],
  /** On the first unit of that side. */
  firstHex: ({ units, map }) => units.find((unit) => unit.side === 0 && unit.hex !== undefined)?.hex ?? map.width + 3,
  interest: ({ units, medals }) => [...units.flatMap(({ hex }) => hex ?? []), ...medals.flatMap(({ hexes }) => hexes)],
  /** Each side has cards that the other does not see. */
  hides: () => true,
}
