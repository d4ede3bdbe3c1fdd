/** Keys of battles led by cards beside those of the shell; digits and arrows the hand hears itself. */
import type { Key } from '../../systemUi.ts'
import type { CommandCardsTypes } from './types.ts'

export const keys: readonly Key<CommandCardsTypes>[] = [
  {
    key: 'h',
    meaning: 'To the hand: arrows go through it, Enter takes up a card and then plays it; 1 – 6 do so from anywhere',
    press: () => document.querySelector<HTMLElement>('.player .cc-hand .cc-card')?.focus(),
  },
  {
    key: 'd',
    meaning: 'The cards put down',
    press: ({ control }) => control.open('cards'),
  },
]
