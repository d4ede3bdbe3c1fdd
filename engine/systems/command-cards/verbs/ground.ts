/** Changing the ground: bridges, smoke screens, minefields. */
import { blowBridge, buildBridge, canBlow, canBridge, isCardFor, listBlows, listBridges } from '../special/bridges.ts'
import { canMine, layMinefield, minableHexes } from '../special/mines.ts'
import { hasSmoke, laySmoke, screenAt, shapesOf } from '../special/smoke.ts'
import { ofSide } from '../table.ts'
import { goOnOpening } from '../turn.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Blowing up bridges, and building them, with a card. command-cards.A2, T33 */
export const blowVerb = verb('blow', 'x', { card: 'card', hex: 'hex' })({
  in: [phase.play],
  list: ({ table }, state, side, add) => listBlows(table, state, side, (card, hex) => add({ type: 'blow', card, hex })),
  apply: ({ table }, draft, side, { card, hex }) => blowBridge(table, draft, side, card, hex),
  refusal({ table }, state, side, { card, hex }) {
    const charges = ofSide(table.special.bridgeBlowing, side)
    if (charges === undefined) return 'This scenario lets this side blow up no bridges.'
    if (!charges.hexes.includes(hex)) return 'No charges are laid there.'
    if (table.obstacles[state.obstacle[hex] - 1]?.carries !== true) return 'The bridge is gone already.'
    if (!canBlow(table, state, side, hex)) return 'No unit of this side stands beside the bridge.'
    if (!isCardFor(table, side, card, hex)) return 'It takes a section card for a section of the bridge.'
    return 'That card cannot be played now.'
  },
})

export const bridgeVerb = verb('bridge', 'b', { card: 'card', hex: 'hex' })({
  in: [phase.play],
  list: ({ table }, state, side, add) =>
    listBridges(table, state, side, (card, hex) => add({ type: 'bridge', card, hex })),
  apply: ({ table }, draft, side, { card, hex }) => buildBridge(table, draft, side, card, hex),
  refusal({ table }, state, side, { card, hex }) {
    if (ofSide(table.special.pontoons, side) === undefined) return 'This scenario gives this side no bridges to build.'
    if (state.pontoonsLeft[side] === 0) return 'All bridges are built.'
    if (!canBridge(table, state, side, hex)) return 'A bridge is built on a free hex of a river.'
    if (!table.cards[card].builds) return `No bridge is built with ${table.cards[card].name}.`
    if (!isCardFor(table, side, card, hex)) return 'The bridge must lie in a section of the card.'
    return 'That card cannot be played now.'
  },
})

/** Laying a smoke screen, before a card is played. command-cards.A20 */
export const smokeVerb = verb('smoke', 'q', { hex: 'hex', shape: 'choice' })({
  in: [phase.play],
  list({ table }, state, side, add) {
    if (state.spent > 0 || !hasSmoke(state, side)) return
    const shapes = shapesOf(table.scenario.rules.special.smoke.hexes).length
    for (const hex of table.hexes)
      for (let shape = 0; shape < shapes; shape++)
        if (screenAt(table, hex, shape) !== undefined) add({ type: 'smoke', hex, shape })
  },
  apply: ({ table }, draft, side, { hex, shape }) => laySmoke(table, draft, side, screenAt(table, hex, shape) ?? []),
  refusal({ table }, state, side) {
    if (ofSide(table.special.smoke, side) === undefined) return 'This scenario gives this side no smoke.'
    if (!hasSmoke(state, side)) return 'All smoke is used up.'
    if (state.spent > 0) return 'Smoke is laid before a card is played.'
    return 'A part of the screen would lie off the board.'
  },
})

/** Laying a minefield, before the first turn. command-cards.T29 */
export const mineVerb = verb('mine', 'y', { hex: 'hex' })({
  in: [phase.mines],
  list({ table }, state, side, add) {
    for (const hex of minableHexes(table, state, side)) add({ type: 'mine', hex })
  },
  apply({ table }, draft, side, { hex }) {
    layMinefield(table, draft, side, hex)
    goOnOpening(table, draft)
  },
  refusal({ table }, state, side, { hex }) {
    const { hexes } = ofSide(table.special.minefields, side) ?? {}
    if (!hexes?.includes(hex)) return 'This side lays no minefield there.'
    return canMine(table, state, side, hex)
      ? 'No minefield is left.'
      : 'A minefield is laid on a free hex that units can enter.'
  },
})

export const groundWords = {
  blow: { order: 'Blow up the bridge at {hex} with {card}', button: 'Blow up a bridge' },
  bridge: { order: 'Build a bridge at {hex} with {card}', button: 'Build a bridge' },
  smoke: { order: 'Lay smoke at {hex}', button: 'Lay smoke' },
  mine: { order: 'Lay a minefield at {hex}', button: 'Lay mines' },
} satisfies Words
