/** The consequences of an action, until somebody has to decide again. */
import { askInterception, endMission, launch } from './combat/air.ts'
import { askAmbush } from './combat/ambush.ts'
import { settleAssault } from './combat/assault.ts'
import { fireNext } from './combat/shots.ts'
import type { SkirmishDraft } from './services.ts'
import { endBuilding, settleBids, settleHands } from './setup.ts'
import { nextPhase } from './turn.ts'
import { phase, question } from './types.ts'
import { checkObjectives } from './victory.ts'

/** Carries on until a seat is asked, a phase waits for one, or the game is over. */
export const settle = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  for (;;) {
    checkObjectives(draft)
    if (state.ended || (state.question !== question.none && state.asked > 0)) return
    if (state.question !== question.none) afterQuestion(draft)
    else if (state.fired < state.queued) fireNext(draft)
    else if (state.queued > 0) emptyQueue(draft)
    else if (state.stormer > 0) settleAssault(draft)
    else if (state.plane > 0) endMission(draft)
    else if (state.mover > 0) askAmbush(table, state)
    else if (state.waiting > 0) return
    else (settlers[state.phase] ?? nextPhase)(draft)
  }
}

/** All that were asked have answered. */
const afterQuestion = ({ table, state }: SkirmishDraft): void => {
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
  for (const name of ['queueAttacker', 'queueWeapon', 'queueTarget', 'queueKind'] as const) state[name].fill(0)
}

/** The functions that end phases before the first turn, when nobody is waited for any more. */
const settlers: Readonly<Record<number, (draft: SkirmishDraft) => void>> = {
  [phase.bid]: settleBids,
  [phase.build]: endBuilding,
  [phase.redraw]: settleHands,
}
