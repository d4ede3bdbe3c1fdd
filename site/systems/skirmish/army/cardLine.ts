/** A card in a line, for lists. */
import { capital } from '../../../../engine/words.ts'
import { compact } from '../../../data/format.ts'
import { kindName } from '../../../player/systems/skirmish/cardFace.ts'
import { weaponWords } from '../data/cardSentences.ts'
import { type DeckCard, isUnit } from './army.ts'

export const cardLine = ({ card }: DeckCard): string => {
  if (!isUnit(card)) return `${capital(card.type)}. ${card.text}`
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
