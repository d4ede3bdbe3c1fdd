/** Pictures of cards. Apart from what is known of them, so that only pages which show cards load their styles. */
import type { Reference } from '../../../../compiler/systems/skirmish/bundle.ts'
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { type Part, part } from '../../../data/part.ts'
import type { Deck } from '../army/army.ts'
import CardFace from '../components/CardFace.astro'
import CardGrid from '../components/CardGrid.astro'
import { entryAddress, factsOf } from './cards.ts'

/** The face of a card, as in play. */
export const cardPicture = (rules: SkirmishRules, deck: Deck, id: string): Part =>
  part(CardFace, { facts: factsOf(rules, deck, id) })

/** Cards beside each other, with the copies of each in a deck. */
export const cardGrid = (
  { rules, system }: Pick<Reference, 'rules' | 'system'>,
  cards: readonly { readonly deck: Deck; readonly id: string; readonly copies?: number }[],
): Part =>
  part(CardGrid, {
    cards: cards.map(({ deck, id, copies }) => ({
      facts: factsOf(rules, deck, id),
      href: entryAddress(system, deck === 'units' ? 'unitTypes' : 'support', id),
      copies,
    })),
  })
