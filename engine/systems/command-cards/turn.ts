/**
 * The turn sequence: play, order, move, battle, draw. This is the only place that goes from one phase to the next; what
 * interrupts a battle is `battle/flow.ts`. command-cards.C1
 */
import { otherSide, type Side } from '../../game.ts'
import { drawCard, handAt, reshuffle } from './cards/deck.ts'
import { dig } from './cards/dig.ts'
import { closeOrders, openOrders } from './cards/orders.ts'
import { resolveStrike } from './battle/strike.ts'
import { mayAnnounce } from './special/radar.ts'
import { startOfTurn } from './special/startOfTurn.ts'
import { endOfTurn } from './special/endOfTurn.ts'
import { endByTurns } from './medals.ts'
import { noUnit, phase, status } from './types.ts'
import type { CommandCardsDraft, Kit } from './verbs/verb.ts'

/** The turn of `state.active` begins: what happens by itself, then it plays a card. */
export const startTurn = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.side = state.active
  state.phase = phase.play
  state.card = 0
  state.choice = 0
  state.again = 0
  state.attacker = noUnit
  state.target = noUnit
  state.status.fill(0)
  state.steps.fill(0)
  state.battles.fill(0)
  state.from.set(state.hex)
  state.slots.fill(0)
  draft.emit({ type: 'turn', turn: state.turn, side: state.active })
  startOfTurn(kit, draft)
}

/** A card has been played: its targets are named, or its units ordered. */
export const afterPlay = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (playedRules(kit, draft.state)?.strike !== undefined) state.phase = phase.aim
  else {
    state.phase = phase.order
    openOrders(kit, draft)
  }
}

/** The rules of the card as it is being played, or undefined when none is. */
export const playedRules = ({ table }: Kit, { card }: Readonly<CommandCardsDraft['state']>) =>
  card === 0 ? undefined : table.cards[card - 1]

/** The phase is over: what follows. */
export const finishPhase = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  switch (state.phase) {
    case phase.aim:
      resolveStrike(kit, draft)
      return
    case phase.order:
      closeOrders(kit, draft)
      startMoves(kit, draft)
      return
    case phase.move:
      if (state.again) endTurn(kit, draft)
      else startBattles(kit, draft)
      return
    case phase.battle:
      endBattles(kit, draft)
      return
    case phase.announce:
      nextTurn(kit, draft)
      return
  }
}

const startMoves = (kit: Kit, draft: CommandCardsDraft): void => {
  const card = playedRules(kit, draft.state)
  if (card?.digs !== undefined) {
    dig(kit, draft, card.digs)
    endTurn(kit, draft)
    return
  }
  draft.state.phase = phase.move
}

/** Moves are over: ordered units battle, one after the other. */
export const startBattles = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (playedRules(kit, state)?.battle?.only === 'none') endTurn(kit, draft)
  else state.phase = phase.battle
}

/** Battles are over; some units may move again. */
export const endBattles = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  const again = playedRules(kit, state)?.movement?.again
  if (again === undefined) {
    endTurn(kit, draft)
    return
  }
  state.again = 1
  state.phase = phase.move
  for (let unit = 0; unit < kit.table.units; unit++) {
    state.status[unit] &= ~(status.moved | status.barred)
    state.steps[unit] = 0
    state.from[unit] = state.hex[unit]
  }
}

/** The end of a turn: what was played goes away, a card is drawn, of several one is kept. */
export const endTurn = (kit: Kit, draft: CommandCardsDraft): void => {
  const { table } = kit
  const { state } = draft
  if (state.ended) return
  const side = state.active
  endOfTurn(kit, draft)
  const card = state.card - 1
  const rules = playedRules(kit, state)
  if (card >= 0) state.discard[card]++
  if (rules?.reshuffles) {
    reshuffle(state)
    draft.emit({ type: 'reshuffled' })
  }
  state.side = side
  const missing = handLimit(kit, state, side) - cardsOf(kit, state, side)
  if (missing <= 0) {
    announceOrPass(kit, draft)
    return
  }
  const take = Math.min(rules?.draws?.take ?? 1, table.mostDrawn)
  state.drawn.fill(0)
  let count = 0
  for (let index = 0; index < take; index++) {
    const drawn = drawCard(state, draft.dice)
    if (drawn < 0) break
    state.drawn[count++] = drawn + 1
    draft.emit({ type: 'drew', side, count: 1, card: drawn, seenBy: [side], rolled: true })
  }
  draft.emit({ type: 'drew', side, count, seenBy: [otherSide(side)], rolled: true })
  if (count > (rules?.draws?.keep ?? 1)) state.phase = phase.keep
  else keepDrawn(kit, draft)
}

/** The drawn cards go into the hand, and the turn passes. */
export const keepDrawn = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const drawn of state.drawn) if (drawn > 0) state.hand[handAt(kit.table, state.active, drawn - 1)]++
  state.drawn.fill(0)
  announceOrPass(kit, draft)
}

/** Under the enemy's radar a side may lay open the strike of its next turn. command-cards.A11 */
const announceOrPass = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (mayAnnounce(kit, state, state.active)) {
    state.side = state.active
    state.phase = phase.announce
  } else nextTurn(kit, draft)
}

/** Cards in hand that a side refills to. command-cards.N6 */
export const handLimit = ({ table }: Kit, state: Readonly<CommandCardsDraft['state']>, side: Side): number => {
  const { hand } = table.command[side]
  const taken = headquartersLost(table, state, side)
  const full =
    hand === undefined
      ? table.scenario.sides[side].hand
      : Math.max(hand.least, hand.start - state.lostUnits[side])
  return Math.max(1, full - taken - state.handLost[side])
}

/** Cards that a side lacks for headquarters in enemy hands. command-cards.A16 */
const headquartersLost = (
  { special, scenario }: Kit['table'],
  state: Readonly<CommandCardsDraft['state']>,
  side: Side,
): number =>
  special.headquarters.filter((place, index) => place.side === side && state.hqTaken[index] === 1).length *
  scenario.rules.special.headquartersCards

/** Cards of a side in hand and waiting. command-cards.N2 */
const cardsOf = ({ table }: Kit, state: Readonly<CommandCardsDraft['state']>, side: Side): number => {
  let count = state.waiting[side] > 0 ? 1 : 0
  for (let card = 0; card < table.cards.length; card++) count += state.hand[handAt(table, side, card)]
  return count
}

const nextTurn = (kit: Kit, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.active === 1) {
    if (state.turn >= kit.table.scenario.turns) {
      endByTurns(kit, draft)
      return
    }
    state.turn++
  }
  state.active = otherSide(state.active)
  startTurn(kit, draft)
}
