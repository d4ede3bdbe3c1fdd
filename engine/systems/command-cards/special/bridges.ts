/** Giving a card to blow up a bridge or to build one. command-cards.A2, T33 */

import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { loseFigures } from '../battle/losses.ts'
import { rollFor } from '../battle/roll.ts'
import { handAt } from '../cards/deck.ts'
import { listPlays } from '../cards/play.ts'
import { unitAt } from '../ground.ts'
import { settleMedals } from '../medals.ts'
import { buildObstacle, removeObstacle } from '../obstacles.ts'
import type { CardRules } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import { ofSide, sectionBit, type Table } from '../table.ts'
import { endTurn } from '../turn.ts'
import { noUnit, type Position } from '../types.ts'

/** Bits of the sections in which a card orders units: all of them where it does not say. */
const sectionsOf = ({ orders }: CardRules): number => {
  let bits = 0
  for (const { section } of orders) bits |= section === undefined || section === 'chosen' ? 7 : sectionBit(section)
  return bits
}

/** True if a card of a side is for a section that a hex lies in. */
export const isCardFor = ({ cards, section, size }: Table, side: Side, card: number, hex: Hex): boolean =>
  cards[card].class === 'section' && (sectionsOf(cards[card]) & section[side * size + hex]) !== 0

const playableCards = (table: Table, state: Position, side: Side): readonly number[] => {
  const found = new Set<number>()
  listPlays(table, state, side, (card) => found.add(card))
  return [...found]
}

/** True if a side may blow up a bridge that stands on a hex. Units on it do not prevent it. */
export const canBlow = (table: Table, state: Position, side: Side, hex: Hex): boolean => {
  const charges = ofSide(table.special.bridgeBlowing, side)
  if (!charges?.hexes.includes(hex) || table.obstacles[state.obstacle[hex] - 1]?.carries !== true) return false
  return !charges.beside || table.unitsOf[side].some((unit) => isBeside(table, state.hex[unit], hex))
}

const isBeside = ({ distance, size }: Table, from: Hex, hex: Hex): boolean =>
  from > 0 && distance[from * size + hex] === 1

/** True if a side may build a bridge on a hex: a river hex without an obstacle or a unit. */
export const canBridge = ({ terrains, terrain }: Table, state: Position, side: Side, hex: Hex): boolean =>
  state.pontoonsLeft[side] > 0 &&
  terrains[terrain[hex]].boats &&
  state.obstacle[hex] === 0 &&
  unitAt(state, hex) === noUnit

/** Calls `add` with every card that can be given, and every bridge that it would blow up. command-cards.A2 */
export const listBlows = (table: Table, state: Position, side: Side, add: (card: number, hex: Hex) => void): void => {
  const charges = ofSide(table.special.bridgeBlowing, side)
  const hexes = charges?.hexes.filter((hex) => canBlow(table, state, side, hex)) ?? []
  if (hexes.length === 0) return
  for (const card of playableCards(table, state, side))
    for (const hex of hexes) if (isCardFor(table, side, card, hex)) add(card, hex)
}

/** Calls `add` with every card that can be given, and every hex where it would build a bridge. command-cards.T33 */
export const listBridges = (table: Table, state: Position, side: Side, add: (card: number, hex: Hex) => void): void => {
  if (state.pontoonsLeft[side] === 0) return
  const hexes = table.hexes.filter((hex) => canBridge(table, state, side, hex))
  if (hexes.length === 0) return
  for (const card of playableCards(table, state, side)) {
    if (!table.cards[card].builds) continue
    for (const hex of hexes) if (isCardFor(table, side, card, hex)) add(card, hex)
  }
}

/** Blows up a bridge: with certainty for a card lost for good, or by dice for a discarded one. The turn is over. */
export const blowBridge = (table: Table, draft: CommandCardsDraft, side: Side, card: number, hex: Hex): void => {
  const surely = ofSide(table.special.bridgeBlowing, side)?.way === 'surely'
  giveCard(table, draft, side, card, surely)
  const { dice, face } = table.scenario.rules.special.bridgeBlowing
  if (surely || rollFor(table, draft, dice, [face], { hex, why: 'bridge' }) > 0) bringDown(table, draft, hex)
  endTurn(table, draft)
}

/** A bridge goes, and a unit of either side that is on it with all its figures. */
const bringDown = (table: Table, draft: CommandCardsDraft, hex: Hex): void => {
  removeObstacle(draft, hex)
  const unit = unitAt(draft.state, hex)
  if (unit === noUnit) return
  loseFigures(table, draft, unit, draft.state.figures[unit], 'bridge')
  settleMedals(table, draft)
}

/** Builds a bridge in place of ordering units. The turn is over. */
export const buildBridge = (table: Table, draft: CommandCardsDraft, side: Side, card: number, hex: Hex): void => {
  giveCard(table, draft, side, card, false)
  draft.state.pontoonsLeft[side]--
  buildObstacle(table, draft, hex, table.scenario.rules.special.pontoon.obstacle)
  endTurn(table, draft)
}

/** Gives a card away in place of playing it. One lost for good makes the hand smaller. */
const giveCard = (table: Table, draft: CommandCardsDraft, side: Side, card: number, forGood: boolean): void => {
  const { state } = draft
  if (state.waiting[side] === card + 1) {
    state.waiting[side] = 0
    state.open[side] = 0
  } else state.hand[handAt(table, side, card)]--
  if (forGood) {
    state.lost[card]++
    state.handLost[side]++
  } else state.discard[card]++
  draft.emit({ type: 'discarded', side, card, why: 'spent' })
}
