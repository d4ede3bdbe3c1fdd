/** The chances of cards drawn from a deck. skirmish.T13 */

/** The chance that none of some cards of a deck is among those that are drawn. skirmish.T13 */
export const chanceOfNone = (deck: number, cards: number, drawn: number): number => {
  let chance = 1
  for (let at = 0; at < Math.min(drawn, deck); at++) chance *= Math.max(0, deck - cards - at) / (deck - at)
  return chance
}
