/**
 * The same position with the cards that a side does not see dealt anew. Written into the true state, apart from the game's own view and
 * from what it imagines: a fault that these two share would otherwise pass as a law that holds.
 */
import type { Dice } from '../../engine/dice.ts'
import type { CommandCardsGame } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsState } from '../../engine/systems/command-cards/types.ts'
import { otherSide, type Side } from '../../engine/twoSides.ts'
import { shuffled } from './choices.ts'

/** Where a card lies that the viewer does not see: reads and writes it, as its number plus one; 0 is no card. */
interface CardPlace {
  take(): number
  put(card: number): void
}

/** A copy of a state in which the deck, the enemy's hand, what waits face down and what the enemy draws are dealt anew. */
export const shuffleCards = (
  game: CommandCardsGame,
  state: Readonly<CommandCardsState>,
  viewer: Side,
  dice: Dice,
): CommandCardsState => {
  const twin = game.copy(state)
  const places = hiddenPlaces(game.table.cards.length, twin, otherSide(viewer))
  const cards = places.map((place) => place.take())
  for (const [at, from] of shuffled(cards.length, dice).entries()) places[at].put(cards[from])
  return twin
}

const hiddenPlaces = (kinds: number, state: CommandCardsState, enemy: Side): readonly CardPlace[] => {
  const places: CardPlace[] = []
  const copies = (pile: Uint8Array, first: number, isOpen: (card: number) => boolean): void => {
    for (let card = 0; card < kinds; card++)
      for (let copy = isOpen(card) ? 1 : 0; copy < pile[first + card]; copy++)
        places.push({
          take: () => {
            pile[first + card]--
            return card + 1
          },
          put: (drawn) => {
            pile[first + drawn - 1]++
          },
        })
  }
  const slot = (array: Uint8Array, at: number): void => {
    if (array[at] === 0) return
    places.push({
      take: () => array[at],
      put: (card) => {
        array[at] = card
      },
    })
  }
  copies(state.deck, 0, () => false)
  // A card that was laid open under radar stays where it is. command-cards.A11
  copies(state.hand, enemy * kinds, (card) => state.announced[enemy] === card + 1)
  if (state.open[enemy] === 0) slot(state.waiting, enemy)
  if (state.active === enemy) for (const at of state.drawn.keys()) slot(state.drawn, at)
  return places
}
