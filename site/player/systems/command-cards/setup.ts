/** How a battle led by cards is entered; its layers and keys. */
import {
  battleKind,
  type CommandCardsState,
  type Phase,
  phase,
} from '../../../../engine/systems/command-cards/types.ts'
import type { Key, Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { CommandCardsTypes } from './types.ts'

/** Phases in which everything that counts lies on the board. */
const openly: ReadonlySet<Phase> = new Set([phase.retreat, phase.advance, phase.second])

const isBattleBack = (position: Readonly<CommandCardsState>): boolean =>
  position.phase === phase.react && position.battle === battleKind.back

export const setup: Setup<CommandCardsTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'veteran'],
  interest: ({ units, medals }) => [...units.flatMap(({ hex }) => hex ?? []), ...medals.flatMap(({ hexes }) => hexes)],
  /** Each side has cards that the other does not see; nobody needs theirs to fall back or to take ground. */
  hides: (_, position) => position === undefined || !(openly.has(position.phase) || isBattleBack(position)),
}

/** The digits before these take up cards. */
export const layers: readonly Layer[] = [
  { id: 'sections', name: 'Sections', key: '7', isFirstShown: true },
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
  { id: 'drawn', name: 'Drawn units', key: 'v', isFirstShown: true },
]

/** The hand itself listens to digits and arrows. */
export const keys: readonly Key<CommandCardsTypes>[] = [
  {
    key: 'h',
    meaning: 'To the hand: arrows go through it, Enter takes up a card and then plays it; 1 – 6 do so from anywhere',
    press() {
      document.querySelector<HTMLElement>('.player .cc-hand .cc-card')?.focus()
      return undefined
    },
  },
  {
    key: 'd',
    meaning: 'The cards put down',
    press({ dialog }) {
      dialog.value = 'cards'
      return undefined
    },
  },
]
