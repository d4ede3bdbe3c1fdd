/** The change of turns, and the preparation of the battle before the first. operational.A3, E1, H10 */
import { otherSide, type Side, sides } from '../../twoSides.ts'
import { refillAssets } from './assets/uses.ts'
import { closeBonuses } from './bonus.ts'
import type { OperationalDraft, OperationalEvent } from './events.ts'
import { lookAround } from './fog/look.ts'
import { beginHeadquartersTurn } from './headquarters/turn.ts'
import { weatherIn } from './places.ts'
import type { Services } from './services.ts'
import { resetQueue, towRecover } from './steps.ts'
import { beginSupply } from './supply/begin.ts'
import type { Table } from './table.ts'
import { type OperationalState, stance } from './types.ts'
import { end } from './victory.ts'

/** Begins the game: with the preparation of those who prepare, in order of movement, or with the first turn. operational.H10 */
export const begin = (services: Services, draft: OperationalDraft): void => {
  const first = preparing(services.table).at(0)
  if (first === undefined) beginTurn(services, draft)
  else {
    draft.state.turn = 0
    draft.state.side = first
    beginPreparation(services, draft)
  }
}

const preparing = ({ scenario }: Table): Side[] => sides.filter((side) => scenario.sides[side].prepares)

/** Passes the turn on, or ends the game after the last one. operational.A3 */
export const endTurn = (services: Services, draft: OperationalDraft): void => {
  const { table } = services
  const { state } = draft
  if (state.side === 1 && state.turn === table.scenario.turns) {
    end(table, draft)
    return
  }
  passOn(table, state)
  // The turn is announced before what it brings, and whether that was rolled is known only after it.
  const news: OperationalEvent[] = []
  const later: OperationalDraft = { state, dice: draft.dice, emit: (event) => news.push(event) }
  const before = draft.dice.used()
  if (state.turn === 0) beginPreparation(services, later)
  else {
    closeBonuses(table, later) // operational.H2
    beginTurn(services, later)
  }
  draft.emit({
    type: 'turn',
    turn: state.turn,
    side: state.side,
    weather: table.weatherIds[weatherIn(table, state.turn)],
    ...(draft.dice.used() === before ? {} : { rolled: true }), // operational.H9
  })
  for (const event of news) draft.emit(event)
}

/** Whose turn comes next, and its number. After the preparation the first side begins. */
const passOn = (table: Table, state: OperationalState): void => {
  if (state.turn > 0) {
    if (state.side === 1) state.turn++
    state.side = otherSide(state.side)
  } else if (state.side === 0 && preparing(table).includes(1)) state.side = 1
  else {
    state.turn = 1
    state.side = 0
  }
}

/** Before the first turn nothing is checked and nobody has points: staffs and depots work, and both sides look around. operational.H10 */
const beginPreparation = (services: Services, draft: OperationalDraft): void => {
  const { table, tracer } = services
  const { state } = draft
  for (let unit = 0; unit < table.types.length; unit++) resetQueue(table, state, unit)
  const { hubs } = tracer.of(state, state.side)
  for (let hub = 0; hub < table.hubSlots; hub++)
    if (table.hubSide[hub] === state.side) state.hubSupplied[hub] = hubs[hub]
  lookAround(services, draft) // operational.F17
}

/**
 * Runs the beginning of a side's turn, in this order: a clean slate of losses; guns of the enemy in place and queues laid out anew; orders
 * of the last turn run out and assets there again; supply with its bridges, trucks, hubs and units; then headquarters, which need it, and
 * stragglers, which walk to them; at last a look around.
 */
export const beginTurn = (services: Services, draft: OperationalDraft): void => {
  const { table } = services
  const { state } = draft
  const { side } = state
  state.lossesThisTurn.fill(0) // operational.D22
  state.retreated.fill(0) // operational.C15
  for (const unit of table.unitsOf[otherSide(side)]) towRecover(table, state, unit) // operational.B6
  for (let unit = 0; unit < table.types.length; unit++) resetQueue(table, state, unit) // operational.B7
  for (const unit of table.unitsOf[side]) {
    state.stance[unit] = stance.none // operational.F22-F24
    state.stanceKnown[unit] = 0
  }
  state.prepared.fill(0) // operational.I8
  refillAssets(table, state, side) // operational.G5
  beginSupply(services, draft, side) // operational.E1
  beginHeadquartersTurn(services, draft, side) // operational.F1
  lookAround(services, draft) // operational.F17
}
