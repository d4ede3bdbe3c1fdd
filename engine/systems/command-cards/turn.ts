/** The beginning and the end of a turn. The phases between them are in `phases.ts`. command-cards.C1 */

import { otherSide, sides } from '../../twoSides.ts'
import { reshuffle } from './cards/deck.ts'
import { drawAfterAmbush, drawCards } from './cards/draw.ts'
import { effectiveCard } from './cards/effects.ts'
import { mayPrepare } from './cards/limits.ts'
import { countQuietRound, endUndecided, isStalemate, settleTurnStart } from './medals.ts'
import type { CommandCardsDraft } from './services.ts'
import { minableHexes } from './special/mines.ts'
import { lightenNight } from './special/night.ts'
import { mayAnnounce } from './special/radar.ts'
import { workOnLandmarks } from './special/sabotage.ts'
import { thinSmoke } from './special/smoke.ts'
import type { Table } from './table.ts'
import { noUnit, phase } from './types.ts'

/** Begins the turn of `state.active`: what happens by itself, then the side plays a card. */
export const startTurn = (table: Table, draft: CommandCardsDraft): void => {
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
  lightenNight(table, draft)
  workOnLandmarks(table, draft)
  settleTurnStart(table, draft)
}

/** Ends a turn: the played card is discarded and cards are drawn. When several are drawn the side chooses which to keep. */
export const endTurn = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.ended) return
  state.announced[state.active] = 0
  thinSmoke(table, draft)
  state.side = state.active
  const card = effectiveCard(table, state)
  if (state.spent > 0) state.discard[state.spent - 1]++
  state.spent = 0
  if (card?.reshuffles) {
    reshuffle(state)
    draft.emit({ type: 'reshuffled' })
  }
  drawAfterAmbush(table, draft)
  drawCards(table, draft, card?.draws)
  if (state.keeps > 0) state.phase = phase.keep
  else announceOrPass(table, draft)
}

/** Asks each side in turn for its decisions before the first turn; then the first turn begins. command-cards.N2 */
export const goOnOpening = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.opening = 1
  for (const side of sides) {
    if (minableHexes(table, state, side).length === 0) continue
    state.side = side
    state.phase = phase.mines
    return
  }
  for (const side of sides) {
    if (!mayPrepare(table, state, side)) continue
    state.side = side
    state.phase = phase.prepare
    return
  }
  state.opening = 0
  startTurn(table, draft)
}

/**
 * Passes the turn on. A side that puts its cards aside does so first when none waits, and under the enemy's radar a side may lay open
 * its next strike. command-cards.N2, A11
 */
export const announceOrPass = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.side = state.active
  if (mayPrepare(table, state, state.active)) state.phase = phase.prepare
  else if (mayAnnounce(table, state, state.active)) state.phase = phase.announce
  else nextTurn(table, draft)
}

/** Begins the enemy's turn, or ends the game after the last one. */
export const nextTurn = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.active === 1) {
    countQuietRound(table, draft)
    if (state.turn >= table.scenario.turns || isStalemate(table, state)) {
      endUndecided(table, draft)
      return
    }
    state.turn++
  }
  state.active = otherSide(state.active)
  startTurn(table, draft)
}
