/** How a battle led by cards is entered. */
import {
  battleKind,
  type CommandCardsState,
  type Phase,
  phase,
} from '../../../../engine/systems/command-cards/types.ts'
import type { Beginning } from '../../systemUi.ts'
import type { CommandCardsTypes } from './types.ts'

/** Phases in which everything that counts lies on the board. */
const openly: ReadonlySet<Phase> = new Set([phase.retreat, phase.advance, phase.second])

const isBattleBack = (position: Readonly<CommandCardsState>): boolean =>
  position.phase === phase.react && position.battle === battleKind.back

export const begin: Beginning<CommandCardsTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'planner'],
  /** On the first unit of that side. */
  firstHex: ({ units, map }) => units.find((unit) => unit.side === 0 && unit.hex !== undefined)?.hex ?? map.width + 3,
  interest: ({ units, medals }) => [...units.flatMap(({ hex }) => hex ?? []), ...medals.flatMap(({ hexes }) => hexes)],
  /** Each side has cards that the other does not see; nobody needs his to give way or to take ground. */
  hides: (_, position) => position === undefined || !(openly.has(position.phase) || isBattleBack(position)),
}
