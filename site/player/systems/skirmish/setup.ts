/** How a skirmish is entered; its layers and keys. */
import { type Phase, phase, type Question, question } from '../../../../engine/systems/skirmish/types.ts'
import { hexSubject } from '../../subject.ts'
import type { Key, Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { SkirmishTypes } from './types.ts'

/** Questions that need nothing but what lies on the board. */
const openly: ReadonlySet<Question> = new Set([question.smoke, question.answer, question.intercept])

/** Nobody has a hand yet. */
const beforeHands: ReadonlySet<Phase> = new Set([phase.bid, phase.lead, phase.build])

export const setup: Setup<SkirmishTypes> = {
  /** A person plays the first seat of the side that moves first. */
  firstSeats: ({ sides, first, battle }) => {
    const person = battle === 'pitched' ? 0 : sides.findIndex(({ team }) => team === first)
    return sides.map((_, side) => (side === person ? 'human' : 'veteran'))
  },
  interest: ({ map }) => Array.from({ length: map.width * map.height + map.boxes.length }, (_, at) => at + 1),
  /** Hands, bids and mines are hidden. */
  hides: (_, position) => position === undefined || !openly.has(position.question),
  partnersShare: (position) => beforeHands.has(position.phase),
}

/** The digits before these take up cards. */
export const layers: readonly Layer[] = [
  { id: 'range', name: 'Ranges', key: '7', isFirstShown: true },
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
]

/** The hand itself listens to digits and arrows. */
export const keys: readonly Key<SkirmishTypes>[] = [
  {
    key: 'h',
    meaning: 'To the hand: arrows go through it, Enter takes up a card; 1 – 6 do so from anywhere',
    press() {
      document.querySelector<HTMLElement>('.player .sk-hand .sk-held')?.focus()
      return undefined
    },
  },
  {
    key: 'd',
    meaning: 'Decks and discarded cards',
    press({ dialog }) {
      dialog.value = 'cards'
      return undefined
    },
  },
  {
    key: 'k',
    meaning: 'The own headquarters, with its aircraft',
    press: ({ derived: { table, team } }) => hexSubject(table.headquarters[team]),
  },
]
