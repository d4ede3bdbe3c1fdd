/** The three sections of a board as one side sees them, and those that a card is about. command-cards.C2 */

import type { Hex } from '../../../../engine/hex.ts'
import { sectionOf } from '../../../../engine/systems/command-cards/cards/sections.ts'
import type { Table } from '../../../../engine/systems/command-cards/index.ts'
import { type CardRules, sections } from '../../../../engine/systems/command-cards/rules.ts'
import { sectionBit } from '../../../../engine/systems/command-cards/table.ts'
import { asStrike, type CommandCardsState, phase } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { capital } from '../../../../engine/words.ts'
import type { PlayerState } from './types.ts'

type Played = Readonly<Pick<CommandCardsState, 'choice' | 'mirrored'>>

/** How a card is shown that has not been played: no section is named yet, left is left. */
const unplayed: Played = { choice: asStrike, mirrored: 0 }

/** Bits of the sections that a card orders; 0 when it knows none. A section still to be named counts as all three. */
export const sectionBits = ({ orders }: Pick<CardRules, 'orders'>, played: Played = unplayed): number =>
  orders.reduce((bits, { section }) => {
    if (section === undefined) return bits
    const named = sectionOf(section, played)
    return bits | (named === undefined ? 7 : sectionBit(named))
  }, 0)

/** Hexes of the sections, on the board as a side sees it. */
export const sectionHexes = ({ hexes, section, size }: Table, side: Side, bits: number): readonly Hex[] =>
  bits === 0 ? [] : hexes.filter((hex) => (section[side * size + hex] & bits) !== 0)

/** Phases in which the section of the card in play matters. */
const ordering: ReadonlySet<number> = new Set([phase.order, phase.aim])

/** Returns the sections that the map highlights: those of the card under consideration, or of the one in play while units are ordered. */
export const litSections = (state: PlayerState): { readonly side: Side; readonly bits: number } => {
  const { cards } = state.derived.table
  const known = state.derived.known
  const looked = state.derived.card
  if (looked !== null) return { side: state.derived.own, bits: sectionBits(cards[looked]) }
  if (known.card === 0 || !ordering.has(known.phase)) return { side: known.active, bits: 0 }
  return { side: known.active, bits: sectionBits(cards[known.card - 1], known) }
}

/** The names of the sections; the enemy's are the other way round. */
export const sectionNames = sections.map(capital)

/** The middle of the home edge of each section of a side: columns in half hexes from the west. */
export const sectionMiddles = ({ scenario }: Table, side: Side): readonly number[] => {
  const { borders, width } = scenario.map
  const [west, east] = borders
  const middles = [west / 2, (west + east) / 2, (east + 2 * width - 1) / 2]
  return scenario.sides[side].edge === 'south' ? middles : [...middles].reverse()
}
