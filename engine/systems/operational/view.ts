/** What a side may know. Fog of war is off: everything but the dice. operational.H6 */
import type { Side } from '../../game.ts'
import { emptyState, plain } from './encode.ts'
import { type Table, weatherIn } from './table.ts'
import type { OperationalState, OperationalView } from './types.ts'

export const viewOf = (table: Table, state: Readonly<OperationalState>, viewer: Side | undefined): OperationalView => ({
  turn: state.turn,
  side: state.side,
  viewer: viewer ?? null,
  weather: table.weatherIds[weatherIn(table, state.turn)],
  owner: plain(state.owner),
  units: table.scenario.units.map(({ side }, unit) => ({
    unit,
    side,
    hex: state.hex[unit],
    active: state.active[unit],
    suppressed: state.suppressed[unit],
    experience: state.experience[unit],
    movementPoints: state.movementPoints[unit],
    actionPoint: state.actionPoint[unit],
    extended: state.extended[unit] === 1,
    entrenchment: state.entrenchment[unit],
    unsupplied: state.unsupplied[unit],
    retreated: state.retreated[unit] === 1,
    lossesThisTurn: state.lossesThisTurn[unit],
    moved: state.moved[unit] === 1,
  })),
  fortIntact: plain(state.fortIntact),
  hubAlive: plain(state.hubAlive),
  objectives: table.scenario.objectives.map((_, objective) => ({
    heldSince: state.heldSince[objective],
    prestigeWon: state.prestigeWon[objective],
  })),
  prestige: [...state.prestige],
  score: [...state.score],
  killed: [...state.killed],
  stragglers: [...state.stragglers],
  ended: state.ended === 1,
})

/** A state that looks like the view: without fog, the one that was looked at. */
export const stateOf = (table: Table, view: OperationalView): OperationalState => {
  const state = emptyState(table)
  state.turn = view.turn
  state.side = view.side
  state.ended = view.ended ? 1 : 0
  state.owner.set(view.owner)
  state.fortIntact.set(view.fortIntact)
  state.hubAlive.set(view.hubAlive)
  state.prestige = [...view.prestige]
  state.score = [...view.score]
  state.killed = [...view.killed]
  state.stragglers = [...view.stragglers]
  for (const [objective, { heldSince, prestigeWon }] of view.objectives.entries()) {
    state.heldSince[objective] = heldSince
    state.prestigeWon[objective] = prestigeWon
  }
  for (const seen of view.units) {
    const { unit } = seen
    state.hex[unit] = seen.hex
    state.active[unit] = seen.active
    state.suppressed[unit] = seen.suppressed
    state.experience[unit] = seen.experience
    state.movementPoints[unit] = seen.movementPoints
    state.actionPoint[unit] = seen.actionPoint
    state.extended[unit] = seen.extended ? 1 : 0
    state.entrenchment[unit] = seen.entrenchment
    state.unsupplied[unit] = seen.unsupplied
    state.retreated[unit] = seen.retreated ? 1 : 0
    state.lossesThisTurn[unit] = seen.lossesThisTurn
    state.moved[unit] = seen.moved ? 1 : 0
  }
  return state
}
