/** A card in a line, for lists. */
import { capitalised, compact } from '../../../data/words.ts'
import { kindName } from '../../../player/systems/skirmish/cardFace.ts'
import { weaponWords } from '../data/words.ts'
import { type DeckCard, isUnit } from './army.ts'

export const cardLine = ({ card }: DeckCard): string => {
  if (!isUnit(card)) return `${capitalised(card.type)}. ${card.text}`
  const { weapon, armour, wounds, movement, year } = card
  return compact([
    kindName(card),
    year !== undefined && String(year),
    weapon === undefined ? 'unarmed' : weaponWords(weapon),
    `armour ${armour}`,
    `wounds ${wounds}`,
    card.class !== 'aircraft' && `moves ${movement}`,
  ]).join(' · ')
}
