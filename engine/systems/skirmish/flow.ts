/** What follows from an action, until somebody has to decide again. */

import { askInterception, endMission, launch } from './combat/air.ts'
import { askAmbush } from './combat/ambush.ts'
import { settleAssault } from './combat/assault.ts'
import { fireNext } from './combat/shots.ts'
import type { SkirmishDraft } from './services.ts'
import { endBuilding, settleBids, settleHands } from './setup.ts'
import type { Table } from './table.ts'
import { nextPhase } from './turn.ts'
import { phase, question } from './types.ts'
import { checkObjectives } from './victory.ts'

/** Carries on until a seat is asked, a phase waits for one, or the game is over. */
export const settle = (table: Table, draft: SkirmishDraft): void => {
  const { state } = draft
  for (;;) {
    checkObjectives(table, draft)
    if (state.ended || (state.question !== question.none && state.asked > 0)) return
    if (state.question !== question.none) afterQuestion(table, draft)
    else if (state.fired < state.queued) fireNext(table, draft)
    else if (state.queued > 0) emptyQueue(draft)
    else if (state.stormer > 0) settleAssault(table, draft)
    else if (state.plane > 0) endMission(table, draft)
    else if (state.mover > 0) askAmbush(table, state)
    else if (state.waiting > 0) return
    else afterPhase(table, draft)
  }
}

/** All that were asked have answered. */
const afterQuestion = (table: Table, { state }: SkirmishDraft): void => {
  const asked = state.question
  state.question = question.none
  if (asked === question.mission) askInterception(table, state)
  else if (asked === question.intercept) launch(table, state)
  else if (asked === question.ambush) {
    state.mover = 0
    state.moverFrom = 0
  }
}

const emptyQueue = ({ state }: SkirmishDraft): void => {
  state.queued = 0
  state.fired = 0
  state.queueAttacker.fill(0)
  state.queueWeapon.fill(0)
  state.queueTarget.fill(0)
  state.queueKind.fill(0)
}

/** Nobody is waited for any more. */
const afterPhase = (table: Table, draft: SkirmishDraft): void => {
  switch (draft.state.phase) {
    case phase.bid:
      settleBids(table, draft)
      break
    case phase.build:
      endBuilding(table, draft)
      break
    case phase.redraw:
      settleHands(table, draft)
      break
    default:
      nextPhase(table, draft)
  }
}
