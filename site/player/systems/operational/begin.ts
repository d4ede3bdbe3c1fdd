/** How an operational battle is entered. */
import type { Beginning } from '../../systemUi.ts'
import type { OperationalTypes } from './types.ts'

export const begin: Beginning<OperationalTypes> = {
  /** A person attacks, the computer defends; the side that must take objectives is the attacker. */
  firstSeats: ({ sides }) =>
    sides[0].victory === 'deny' && sides[1].victory === 'objectives' ? ['planner', 'human'] : ['human', 'planner'],
  /** On the first unit of the side that moves first. */
  firstHex: ({ units, map }) => units.find((unit) => unit.side === 0 && unit.hex !== undefined)?.hex ?? map.width + 3,
  interest: ({ units, objectives }) => [...units.flatMap(({ hex }) => hex ?? []), ...objectives.map(({ hex }) => hex)],
  hides: ({ fog }) => fog,
}
