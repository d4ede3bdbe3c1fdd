/** Giving a card to blow up a bridge or to build one. command-cards.A2, T33 */
import type { Side } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { countFaces, rollDice } from '../battle/roll.ts'
import { handAt } from '../cards/deck.ts'
import { listPlays } from '../cards/play.ts'
import { unitAt } from '../ground.ts'
import type { CardRules } from '../rules.ts'
import { sectionBit, type Table } from '../table.ts'
import { endTurn } from '../turn.ts'
import { type CommandCardsState, noUnit } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

type Position = Readonly<CommandCardsState>

/** Bits of the sections in which a card orders units: all of them where it does not say. */
const sectionsOf = ({ orders }: CardRules): number => {
  let bits = 0
  for (const { section } of orders) bits |= section === undefined || section === 'chosen' ? 7 : sectionBit(section)
  return bits
}

/** Whether a card of a side is for a section that a hex lies in. */
export const isCardFor = ({ cards, section, size }: Table, side: Side, card: number, hex: Hex): boolean =>
  cards[card].class === 'section' && (sectionsOf(cards[card]) & section[side * size + hex]) !== 0

/** Cards that a side could play now, each once. */
const playableCards = (services: Services, state: Position, side: Side): readonly number[] => {
  const found = new Set<number>()
  listPlays(services, state, side, (card) => found.add(card))
  return [...found]
}

/** Whether a bridge that a side may blow up still stands on a hex, and nobody on it. */
export const canBlow = ({ special, obstacles }: Table, state: Position, side: Side, hex: Hex): boolean =>
  special.bridgeBlowing?.side === side &&
  special.bridgeBlowing.hexes.includes(hex) &&
  obstacles[state.obstacle[hex] - 1]?.carries === true &&
  unitAt(state, hex) === noUnit

/** Whether a side may build a bridge on a hex: a river that nothing crosses, and nobody afloat there. */
export const canBridge = ({ terrains, terrain }: Table, state: Position, side: Side, hex: Hex): boolean =>
  state.pontoonsLeft[side] > 0 &&
  terrains[terrain[hex]].boats &&
  state.obstacle[hex] === 0 &&
  unitAt(state, hex) === noUnit

/** Calls `add` with every card that can be given, and every bridge that it would blow up. command-cards.A2 */
export const listBlows = (
  services: Services,
  state: Position,
  side: Side,
  add: (card: number, hex: Hex) => void,
): void => {
  const { table } = services
  const hexes = table.special.bridgeBlowing?.hexes.filter((hex) => canBlow(table, state, side, hex)) ?? []
  if (hexes.length === 0) return
  for (const card of playableCards(services, state, side))
    for (const hex of hexes) if (isCardFor(table, side, card, hex)) add(card, hex)
}

/** Calls `add` with every card that can be given, and every hex where it would build a bridge. command-cards.T33 */
export const listBridges = (
  services: Services,
  state: Position,
  side: Side,
  add: (card: number, hex: Hex) => void,
): void => {
  const { table } = services
  if (state.pontoonsLeft[side] === 0) return
  const hexes = table.hexes.filter((hex) => canBridge(table, state, side, hex))
  if (hexes.length === 0) return
  for (const card of playableCards(services, state, side)) {
    if (!table.cards[card].builds) continue
    for (const hex of hexes) if (isCardFor(table, side, card, hex)) add(card, hex)
  }
}

/** A bridge is blown up: surely, for a card that never comes back; or by dice, for one that does. The turn is over. */
export const blowBridge = (services: Services, draft: CommandCardsDraft, side: Side, card: number, hex: Hex): void => {
  const { table } = services
  const { state } = draft
  const surely = table.special.bridgeBlowing?.way === 'surely'
  giveCard(table, draft, side, card, surely)
  let hits = 1
  if (!surely) {
    const { dice: count, face } = table.scenario.rules.special.bridgeBlowing
    const dice = rollDice(services, draft, count)
    hits = countFaces(dice, [face])
    draft.emit({ type: 'rolled', hex, why: 'bridge', dice, hits, rolled: true })
  }
  if (hits > 0) {
    const obstacle = state.obstacle[hex] - 1
    state.obstacle[hex] = 0
    draft.emit({ type: 'obstacle', hex, obstacle, is: 'removed' })
  }
  endTurn(services, draft)
}

/** A bridge is built in place of ordering units. The turn is over. */
export const buildBridge = (services: Services, draft: CommandCardsDraft, side: Side, card: number, hex: Hex): void => {
  const { table } = services
  const { state } = draft
  giveCard(table, draft, side, card, false)
  state.pontoonsLeft[side]--
  const obstacle = table.obstacleIds.indexOf(table.scenario.rules.special.pontoon.obstacle)
  state.obstacle[hex] = obstacle + 1
  draft.emit({ type: 'obstacle', hex, obstacle, is: 'built' })
  endTurn(services, draft)
}

/** A card is given in place of being played: it is discarded, or lost for good and the hand smaller for it. */
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
