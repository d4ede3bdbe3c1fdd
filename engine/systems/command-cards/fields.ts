/** The numbers in actions and events of the command-card system: their bounds in records, and their words. */
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { count, type FieldNames, hexName, sideName, unitName } from '../../words.ts'
import { type CardRules, sections } from './rules.ts'
import type { CommandCardsScenario } from './scenario.ts'
import type { Table } from './table.ts'
import { asStrike } from './types.ts'

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: (table: Table) => table.units,
  hex: (table: Table) => table.size,
  card: (table: Table) => table.cards.length,
  /** Its meaning depends on the verb. */
  choice: () => 64,
}

export type FieldKind = keyof typeof bounds

const cardAt = ({ rules }: CommandCardsScenario, card: number): CardRules => Object.values(rules.cards)[card]

export const cardName = (scenario: CommandCardsScenario, card: number): string => cardAt(scenario, card).name

const quotedCard = (scenario: CommandCardsScenario, card: number): string => `“${cardName(scenario, card)}”`

/** A hex with its name if it has one: `the mill (0507)`. */
export const placeName = (scenario: CommandCardsScenario, hex: Hex): string => {
  const name = scenario.map.names.find((one) => one.hex === hex)?.text
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}

/** How a card is played: as a strike, or in the section that is named. @param as the card that it is played as, if that is another one */
const choiceWords = (
  scenario: CommandCardsScenario,
  choice: number,
  { card, as }: { readonly card: number; readonly as?: number },
): string => {
  if (choice === asStrike) return as === undefined ? ' as a strike from the air' : ''
  const isNamed = cardAt(scenario, as ?? card).orders.some(({ section }) => section === 'chosen')
  const section = sections[choice]
  return isNamed ? ` in the ${section}${section === 'centre' ? '' : ' section'}` : ''
}

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  target: unitName,
  side: (scenario, side) => sideName(scenario, side as Side),
  winner: (scenario, winner) => sideName(scenario, winner as Side),
  hex: placeName,
  to: placeName,
  card: quotedCard,
  as: quotedCard,
  choice: choiceWords,
  obstacle: ({ rules }, obstacle) => Object.values(rules.obstacles)[obstacle].name,
  figures: (_, figures) => count(figures, 'figure'),
  flags: (_, flags) => count(flags, 'flag'),
} satisfies FieldNames<CommandCardsScenario>
