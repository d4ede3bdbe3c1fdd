/** By what playing the armies and cards is judged. These are opinions about what is good, and no rules: no game reads them. */

/** Shares of games, in per cent, between which two armies are even. */
export const evenShare = { from: 42, to: 58 }

/** Points of per cent by which a copy of a card has to be better or worse than what its points buy, at least, to be told. */
export const clearWorth = 3

/** Decks that have to have had a card before it is told that nobody plays it. */
export const enoughDecks = 100

/** Parts of a deck drawn at random: infantry, other units, support; about what T9 suggests for armies. skirmish.T9 */
export const deckParts = [3, 3, 2] as const
