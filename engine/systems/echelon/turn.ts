/** The phases of a week. echelon.W1 */
import { otherSide } from '../../twoSides.ts'
import { beginCombat } from './combat/flow.ts'
import { settleWork } from './engineering/work.ts'
import { releaseGroup } from './group.ts'
import { settleAtSea, settleLandings } from './sea/landing.ts'
import type { EchelonDraft, Services } from './services.ts'
import { beginInitial, forgetHauls } from './supply/initialPhase.ts'
import { settleSurrenders } from './surrender.ts'
import { type Phase, phase, status } from './types.ts'
import { has } from './units.ts'
import { gainPoints } from './victory.ts'
import { rollWeather } from './weather.ts'

/** Phases of a player-turn that its side, or the other one, goes through. */
const order: readonly Phase[] = [
  phase.initial,
  phase.declare,
  phase.movement,
  phase.combat,
  phase.reaction,
  phase.exploitation,
]

/** Flags that last for a player-turn, a combat phase, or a movement phase of one side. */
const ofTurn =
  status.grouped |
  status.committed |
  status.dismounted |
  status.attacked |
  status.retreated |
  status.moved |
  status.lifted |
  status.landed |
  status.dropped |
  status.converted |
  status.turned

/** Begins a week: the weather is rolled for, then the first side is on turn. */
export const beginWeek = (services: Services, draft: EchelonDraft): void => {
  rollWeather(services.table, draft)
  draft.state.active = 0
  beginPlayerTurn(services, draft)
}

const beginPlayerTurn = (services: Services, draft: EchelonDraft): void => {
  const { state, emit } = draft
  state.side = state.active
  emit({ type: 'turn', turn: state.turn, side: state.active })
  settleWork(services, draft)
  // Reserves last until the next movement phase of their side, work until its next turn.
  for (const unit of services.table.unitsOf[state.active]) state.status[unit] &= ~(ofTurn | status.inReserve)
  beginInitial(services, draft)
  enter(services, draft, phase.initial)
}

const enter = (services: Services, draft: EchelonDraft, next: Phase): void => {
  const { table } = services
  const { state, emit } = draft
  state.phase = next
  const mayBeSkipped = next === phase.reaction || next === phase.exploitation
  state.side = next === phase.reaction ? otherSide(state.active) : state.active
  if (next === phase.movement || next === phase.reaction || next === phase.exploitation)
    for (const unit of table.unitsOf[state.side]) {
      state.spent[unit] = 0
      if (next !== phase.movement) state.status[unit] &= ~status.moved
    }
  if (next === phase.exploitation) forgetHauls(state)
  if (next === phase.combat) beginCombat(services, draft)
  // Whether anybody can do anything in it shows in what comes next: that is no longer to be taken back.
  emit({ type: 'phase', side: state.side, phase: next, ...(mayBeSkipped && { rolled: true }) })
}

/** Ends the effects of a phase. */
const leave = (services: Services, draft: EchelonDraft): void => {
  const { table } = services
  const { state } = draft
  releaseGroup(table, state)
  const own = table.unitsOf[state.side]
  // The marker costs its points in one movement phase. echelon.41
  if (state.phase === phase.movement)
    for (const unit of own) if (!has(state, unit, status.moved)) state.status[unit] &= ~status.marked
  if (state.phase === phase.movement) settleLandings(services, draft)
  if (state.phase === phase.combat) settleAtSea(services, draft)
  if (state.phase === phase.combat)
    for (let hex = 0; hex < table.size; hex++) state.planned[hex] &= ~(1 << state.active)
}

/** Ends the phase that goes on, and begins the next one; after the last one the next player-turn, or the end of the game. */
export const finishPhase = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  leave(services, draft)
  const next = order[order.indexOf(state.phase) + 1]
  if (next !== undefined) enter(services, draft, next)
  else endPlayerTurn(services, draft)
}

const endPlayerTurn = (services: Services, draft: EchelonDraft): void => {
  const { state, emit } = draft
  const { table } = services
  settleSurrenders(services, draft)
  for (const unit of table.unitsOf[state.active]) state.status[unit] &= ~ofTurn
  // What was seen of a stack is forgotten with the turn. echelon.20
  state.inspected.fill(0)
  if (state.active === 0) {
    state.active = 1
    beginPlayerTurn(services, draft)
    return
  }
  gainPoints(table, draft)
  if (state.turn === table.scenario.turns) {
    state.ended = 1
    emit({ type: 'ended', winner: null })
    return
  }
  state.turn++
  beginWeek(services, draft)
}
