/**
 * The turn sequence: play, order, move, battle, draw. This is the only place that goes from one phase to the next; what
 * interrupts a battle is `battle/flow.ts`. A phase in which nothing can be chosen is passed over. command-cards.C1
 */
import { otherSide } from '../../game.ts'
import { resolveStrike } from './battle/strike.ts'
import { reshuffle } from './cards/deck.ts'
import { dig } from './cards/dig.ts'
import { drawAfterAmbush, drawCards } from './cards/draw.ts'
import { hexesOf, onlyBattlesOf, playedCard, strikeOf } from './cards/effects.ts'
import { closeOrders, openOrders } from './cards/orders.ts'
import { endByTurns } from './medals.ts'
import { endOfTurn } from './special/endOfTurn.ts'
import { mayAnnounce } from './special/radar.ts'
import { startOfTurn } from './special/startOfTurn.ts'
import { type CommandCardsActionType, type CommandCardsState, noUnit, phase, status } from './types.ts'
import { attackVerb } from './verbs/attack.ts'
import { clearVerb } from './verbs/clear.ts'
import { landVerb } from './verbs/land.ts'
import { orderVerb } from './verbs/order.ts'
import { recoverVerb } from './verbs/recover.ts'
import { sealVerb } from './verbs/seal.ts'
import type { CommandCardsDraft, Services, Verb } from './verbs/verb.ts'

/** The turn of `state.active` begins: what happens by itself, then it plays a card. */
export const startTurn = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.side = state.active
  state.phase = phase.play
  state.card = 0
  state.choice = 0
  state.spent = 0
  state.mirrored = 0
  state.fallback = 0
  state.sprung = 0
  state.again = 0
  state.attacker = noUnit
  state.target = noUnit
  state.status.fill(0)
  state.steps.fill(0)
  state.battles.fill(0)
  state.from.set(state.hex)
  state.slots.fill(0)
  draft.emit({ type: 'turn', turn: state.turn, side: state.active })
  startOfTurn(services, draft)
}

/** A card has been played: its targets are named, or its units ordered. */
export const afterPlay = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (strikeOf(services.table, state) !== undefined) {
    state.phase = phase.aim
    return
  }
  state.phase = phase.order
  openOrders(services, draft)
  if (!offers(services, state, orderVerb) && !offers(services, state, landVerb)) finishPhase(services, draft)
}

/** Whether one of the verbs can be chosen. */
const offers = <T extends CommandCardsActionType>(
  services: Services,
  state: Readonly<CommandCardsState>,
  { in: phases, list }: Verb<T>,
): boolean => {
  if (!phases.includes(state.phase)) return false
  let any = false
  list(services, state, state.side, () => {
    any = true
  })
  return any
}

/** The phase is over: what follows. */
export const finishPhase = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  switch (state.phase) {
    case phase.aim:
      resolveStrike(services, draft)
      return
    case phase.order:
      closeOrders(services, draft)
      startMoves(services, draft)
      return
    case phase.move:
      if (state.again) endTurn(services, draft)
      else startBattles(services, draft)
      return
    case phase.battle:
      endBattles(services, draft)
      return
    case phase.announce:
      nextTurn(services, draft)
      return
  }
}

const startMoves = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  const obstacle = state.fallback ? undefined : playedCard(services.table, state)?.digs
  if (obstacle !== undefined) {
    dig(services, draft, obstacle)
    endTurn(services, draft)
    return
  }
  state.phase = phase.move
  if (!mayMove(services, state) && !offers(services, state, landVerb) && !offers(services, state, recoverVerb))
    finishPhase(services, draft)
}

/** Whether the card lets an ordered unit move at all. */
const mayMove = ({ table }: Services, state: Readonly<CommandCardsState>): boolean => {
  for (const unit of table.unitsOf[state.active])
    if (isOrdered(state, unit) && hexesOf(table, state, unit) > 0) return true
  return false
}

const isOrdered = (state: Readonly<CommandCardsState>, unit: number): boolean =>
  state.hex[unit] > 0 && (state.status[unit] & status.ordered) !== 0

/** Moves are over: ordered units battle, one after the other. */
const startBattles = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.phase = phase.battle
  if (onlyBattlesOf(services.table, state) === 'none') endBattles(services, draft)
  else if (
    !offers(services, state, attackVerb) &&
    !offers(services, state, clearVerb) &&
    !offers(services, state, sealVerb)
  )
    endBattles(services, draft)
}

/** Battles are over; some units may move again. */
const endBattles = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  const again = state.fallback ? undefined : playedCard(services.table, state)?.movement?.again
  if (again === undefined) {
    endTurn(services, draft)
    return
  }
  state.again = 1
  state.phase = phase.move
  for (let unit = 0; unit < services.table.units; unit++) {
    state.status[unit] &= ~(status.moved | status.barred)
    state.steps[unit] = 0
    state.from[unit] = state.hex[unit]
  }
  if (!mayMove(services, state)) endTurn(services, draft)
}

/** The end of a turn: what was played goes away, a card is drawn for it, of several one is kept. */
export const endTurn = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.ended) return
  endOfTurn(services, draft)
  state.side = state.active
  const rules = state.fallback ? undefined : playedCard(services.table, state)
  if (state.spent > 0) state.discard[state.spent - 1]++
  state.spent = 0
  if (rules?.reshuffles) {
    reshuffle(state)
    draft.emit({ type: 'reshuffled' })
  }
  drawAfterAmbush(services, draft)
  drawCards(services, draft, rules?.draws)
  if (state.keeps > 0) state.phase = phase.keep
  else announceOrPass(services, draft)
}

/** The drawn cards are dealt with: the turn passes. Under the enemy's radar the next strike may be laid open first. command-cards.A11 */
export const announceOrPass = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.side = state.active
  if (mayAnnounce(services.table, state, state.active)) state.phase = phase.announce
  else nextTurn(services, draft)
}

const nextTurn = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.active === 1) {
    if (state.turn >= services.table.scenario.turns) {
      endByTurns(services, draft)
      return
    }
    state.turn++
  }
  state.active = otherSide(state.active)
  startTurn(services, draft)
}
