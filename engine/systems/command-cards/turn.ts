/** The beginning and the end of a turn. The phases between them are in `phases.ts`. command-cards.C1 */
import { otherSide } from '../../game.ts'
import { reshuffle } from './cards/deck.ts'
import { drawAfterAmbush, drawCards } from './cards/draw.ts'
import { effectiveCard } from './cards/effects.ts'
import { endByTurns, settleTurnStart } from './medals.ts'
import type { CommandCardsDraft, Services } from './services.ts'
import { lightenNight } from './special/night.ts'
import { mayAnnounce } from './special/radar.ts'
import { workOnLandmarks } from './special/sabotage.ts'
import { thinSmoke } from './special/smoke.ts'
import { noUnit, phase } from './types.ts'

/** Begins the turn of `state.active`: what happens by itself, then the side plays a card. */
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
  lightenNight(services, draft)
  workOnLandmarks(services, draft)
  settleTurnStart(services, draft)
}

/** Ends a turn: the played card is discarded and cards are drawn. When several are drawn the side chooses which to keep. */
export const endTurn = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  if (state.ended) return
  state.announced[state.active] = 0
  thinSmoke(services, draft)
  state.side = state.active
  const card = effectiveCard(services.table, state)
  if (state.spent > 0) state.discard[state.spent - 1]++
  state.spent = 0
  if (card?.reshuffles) {
    reshuffle(state)
    draft.emit({ type: 'reshuffled' })
  }
  drawAfterAmbush(services, draft)
  drawCards(services, draft, card?.draws)
  if (state.keeps > 0) state.phase = phase.keep
  else announceOrPass(services, draft)
}

/** Passes the turn on. Under the enemy's radar the side may first lay open its next strike. command-cards.A11 */
export const announceOrPass = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  state.side = state.active
  if (mayAnnounce(services.table, state, state.active)) state.phase = phase.announce
  else nextTurn(services, draft)
}

/** Begins the enemy's turn, or ends the game after the last one. */
export const nextTurn = (services: Services, draft: CommandCardsDraft): void => {
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
