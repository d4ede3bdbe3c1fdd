/** Blowing up bridges, and building them, with a card. command-cards.A2, T33 */
import { blowBridge, buildBridge, canBlow, canBridge, isCardFor, listBlows, listBridges } from '../special/bridges.ts'
import { ofSide } from '../table.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const blowVerb: Verb<'blow'> = {
  type: 'blow',
  code: 'x',
  fields: { card: 'card', hex: 'hex' },
  in: [phase.play],
  list({ table }, state, side, add) {
    listBlows(table, state, side, (card, hex) => add({ type: 'blow', card, hex }))
  },
  apply({ table }, draft, side, { card, hex }) {
    blowBridge(table, draft, side, card, hex)
  },
  refusal({ table }, state, side, { card, hex }) {
    const charges = ofSide(table.special.bridgeBlowing, side)
    if (charges === undefined) return 'This scenario lets this side blow up no bridges.'
    if (!charges.hexes.includes(hex)) return 'No charges are laid there.'
    if (table.obstacles[state.obstacle[hex] - 1]?.carries !== true) return 'The bridge is gone already.'
    if (!canBlow(table, state, side, hex)) return 'No unit of this side stands beside the bridge.'
    if (!isCardFor(table, side, card, hex)) return 'It takes a section card for a section of the bridge.'
    return 'That card cannot be played now.'
  },
}

export const bridgeVerb: Verb<'bridge'> = {
  type: 'bridge',
  code: 'b',
  fields: { card: 'card', hex: 'hex' },
  in: [phase.play],
  list({ table }, state, side, add) {
    listBridges(table, state, side, (card, hex) => add({ type: 'bridge', card, hex }))
  },
  apply({ table }, draft, side, { card, hex }) {
    buildBridge(table, draft, side, card, hex)
  },
  refusal({ table }, state, side, { card, hex }) {
    if (ofSide(table.special.pontoons, side) === undefined) return 'This scenario gives this side no bridges to build.'
    if (state.pontoonsLeft[side] === 0) return 'All bridges are built.'
    if (!canBridge(table, state, side, hex)) return 'A bridge is built on a free hex of a river.'
    if (!table.cards[card].builds) return `No bridge is built with ${table.cards[card].name}.`
    if (!isCardFor(table, side, card, hex)) return 'The bridge must lie in a section of the card.'
    return 'That card cannot be played now.'
  },
}
