/**
 * From one phase of a turn to the next: play, order, move, battle, draw. A phase in which nothing can be chosen is skipped. What
 * interrupts a battle is in `battle/flow.ts`. command-cards.C1
 */

import { nextTarget } from './battle/strike.ts'
import { dig } from './cards/dig.ts'
import { effectiveCard, hexesOf, onlyBattlesOf, strikeOf } from './cards/effects.ts'
import { closeOrders, openOrders } from './cards/orders.ts'
import type { CommandCardsDraft, Services } from './services.ts'
import type { Table } from './table.ts'
import { endTurn, goOnOpening, nextTurn } from './turn.ts'
import { type Position, phase, status } from './types.ts'
import { isOrdered } from './units.ts'
import { attackVerb } from './verbs/battling.ts'
import { clearVerb, recoverVerb, sealVerb } from './verbs/insteadOfBattle.ts'
import { landVerb, orderVerb } from './verbs/moving.ts'
import { offers } from './verbs/verb.ts'

/** Goes on after a card was played: its targets are named, or its units ordered. */
export const afterPlay = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (strikeOf(services.table, state) !== undefined) {
    state.phase = phase.aim
    return
  }
  state.phase = phase.order
  openOrders(services.table, draft)
  if (!offers(services, state, orderVerb) && !offers(services, state, landVerb)) finishPhase(services, draft)
}

/** Ends the current phase and begins what follows it. */
export const finishPhase = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  switch (state.phase) {
    case phase.aim:
      nextTarget(services.table, draft)
      break
    case phase.order:
      closeOrders(services.table, draft)
      startMoves(services, draft)
      break
    case phase.move:
      if (state.again) endTurn(services.table, draft)
      else startBattles(services, draft)
      break
    case phase.battle:
      endBattles(services.table, draft)
      break
    case phase.announce:
      nextTurn(services.table, draft)
      break
    case phase.mines:
      state.minefieldsLeft[state.side] = 0
      goOnOpening(services.table, draft)
  }
}

const startMoves = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  const obstacle = effectiveCard(services.table, state)?.digs
  if (obstacle !== undefined) {
    dig(services.table, draft, obstacle)
    endTurn(services.table, draft)
    return
  }
  state.phase = phase.move
  if (!mayMove(services.table, state) && !offers(services, state, landVerb) && !offers(services, state, recoverVerb))
    finishPhase(services, draft)
}

/** True if the card lets any ordered unit move. */
const mayMove = (table: Table, state: Position): boolean =>
  table.unitsOf[state.active].some((unit) => isOrdered(state, unit) && hexesOf(table, state, unit) > 0)

const startBattles = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.phase = phase.battle
  if (onlyBattlesOf(services.table, state) === 'none') endBattles(services.table, draft)
  else if (
    !offers(services, state, attackVerb) &&
    !offers(services, state, clearVerb) &&
    !offers(services, state, sealVerb)
  )
    endBattles(services.table, draft)
}

/** Battles are over. A card may let units move again. */
const endBattles = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (effectiveCard(table, state)?.movement?.again === undefined) {
    endTurn(table, draft)
    return
  }
  state.again = 1
  state.phase = phase.move
  for (let unit = 0; unit < table.units; unit++) {
    state.status[unit] &= ~(status.moved | status.barred)
    state.steps[unit] = 0
    state.from[unit] = state.hex[unit]
  }
  if (!mayMove(table, state)) endTurn(table, draft)
}
