/** Medals, and who wins by them. command-cards.C15 */
import type { Outcome } from '../../game.ts'
import { otherSide, type Side, sides, winnerOf, winnersOf } from '../../twoSides.ts'
import type { CommandCardsDraft } from './services.ts'
import type { Table } from './table.ts'
import { type CommandCardsState, exited, type Position } from './types.ts'

/** Medals that a side has now: for units destroyed, for deeds, and for places that it holds. */
export const medalsOf = (table: Table, state: Position, side: Side): number => {
  let medals = state.destroyedMedals[side] + state.otherMedals[side]
  const { medals: places } = table.scenario
  for (let place = 0; place < places.length; place++) medals += placeMedals(table, state, place, side)
  return medals
}

/** Medals that a place brings a side now. */
export const placeMedals = ({ scenario, placeHexes }: Table, { held }: Position, place: number, side: Side): number => {
  const { side: winner, medals, group, hexes } = scenario.medals[place]
  if (winner !== undefined && winner !== side) return 0
  let count = 0
  for (let index = 0; index < placeHexes.length; index++)
    if (placeHexes[index].place === place && held[index] === side + 1) count++
  if (group === 'each') return count * medals
  return count === hexes.length ? medals : 0
}

/** Units that leave the board, who holds which place, and whether that wins. Comes after every action; changes nothing the second time. */
export const settleMedals = (table: Table, draft: CommandCardsDraft): void => {
  if (draft.state.ended) return
  leaveBoard(table, draft)
  settlePlaceMedals(table, draft, false)
  endByMedals(table, draft)
}

/** Places that count only for those who hold them when their turn begins. */
export const settleTurnStart = (table: Table, draft: CommandCardsDraft): void => {
  if (draft.state.ended) return
  settlePlaceMedals(table, draft, true)
  endByMedals(table, draft)
}

/** Units on the edge that they are to reach leave over it, in their own turn. */
const leaveBoard = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const { side, hexes, medals } of table.special.exits) {
    if (side !== state.active) continue
    for (const unit of table.unitsOf[side]) {
      if (!hexes.includes(state.hex[unit])) continue
      state.hex[unit] = exited
      state.otherMedals[side] += medals
      draft.emit({ type: 'exited', unit })
      if (medals > 0) draft.emit({ type: 'medal', side, count: medals, why: 'exit' })
    }
  }
}

const settlePlaceMedals = (table: Table, draft: CommandCardsDraft, isTurnStart: boolean): void => {
  const { state } = draft
  if (table.placeHexes.length === 0) return
  const occupants = occupantsOf(table, state)
  for (let place = 0; place < table.scenario.medals.length; place++) {
    const before = [placeMedals(table, state, place, 0), placeMedals(table, state, place, 1)]
    holdPlace(table, state, place, occupants, isTurnStart)
    for (const side of sides) {
      const count = placeMedals(table, state, place, side) - before[side]
      if (count > 0) draft.emit({ type: 'medal', side, count, why: 'place', place })
      if (count < 0) draft.emit({ type: 'medal', side, count: -count, why: 'place-lost', place })
    }
  }
}

/** By index of `placeHexes`: the side that stands there, plus one. */
const occupantsOf = ({ placeHexes, placeAt, units, side }: Table, { hex }: Position): Uint8Array => {
  const occupants = new Uint8Array(placeHexes.length)
  for (let unit = 0; unit < units; unit++) {
    const index = hex[unit] > 0 ? placeAt[hex[unit]] : -1
    if (index >= 0) occupants[index] = side[unit] + 1
  }
  return occupants
}

/**
 * Assigns the hexes of a place to their present holder. A permanent place stays with the first side that may win it and does; a place for
 * the start of a turn is won only then, by the side whose turn it is.
 */
const holdPlace = (
  { scenario, placeHexes }: Table,
  state: CommandCardsState,
  place: number,
  occupants: Uint8Array,
  isTurnStart: boolean,
): void => {
  const { side: winner, permanent, group, atTurnStart } = scenario.medals[place]
  if (isTurnStart && !atTurnStart) return
  const mayHold = (holder: number): boolean => holder > 0 && (winner === undefined || holder === winner + 1)
  const whole = group === 'all' ? holderOfAll(placeHexes, place, occupants) : 0
  const isWon = permanent && group === 'all' && mayHold(holderOfAll(placeHexes, place, state.held))
  for (let index = 0; index < placeHexes.length; index++) {
    if (placeHexes[index].place !== place || isWon) continue
    const now = occupants[index]
    const had = state.held[index]
    if (permanent && group === 'each' && mayHold(had)) continue
    const gains = atTurnStart ? isTurnStart && now === state.active + 1 : now > 0
    const isEnough = !permanent || group === 'each' || whole === now
    const keeps = !permanent && had === now
    state.held[index] = keeps ? had : gains && isEnough && mayHold(now) ? now : 0
  }
}

/** The side, plus one, that holds all hexes of a place; 0 when none does. */
const holderOfAll = (placeHexes: Table['placeHexes'], place: number, holders: Uint8Array): number => {
  let holder = -1
  for (let index = 0; index < placeHexes.length; index++) {
    if (placeHexes[index].place !== place) continue
    if (holder < 0) holder = holders[index]
    else if (holders[index] !== holder) return 0
  }
  return Math.max(0, holder)
}

/** A side that has the medals it needs wins at once. command-cards.C15 */
const endByMedals = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const winner = winnerByMedals(table, state)
  if (winner === undefined) return
  state.ended = 1
  draft.emit({ type: 'ended', winner, reason: 'medals' })
}

/** The side that has its number of medals; when both do, the one whose turn it is. */
const winnerByMedals = (table: Table, state: Position): Side | undefined =>
  [state.active, otherSide(state.active)].find(
    (side) => medalsOf(table, state, side) >= table.scenario.sides[side].medals,
  )

/** At the end of a round: counts those in a row in which no unit was lost. */
export const countQuietRound = (table: Table, { state }: CommandCardsDraft): void => {
  let gone = 0
  for (let unit = 0; unit < table.units; unit++) if (state.hex[unit] < 0) gone++
  state.quiet = gone === state.gone ? state.quiet + 1 : 0
  state.gone = gone
}

/** True if so many rounds have been quiet that the battle is over. After the last round medals decide all the same. command-cards.C15 */
export const isStalemate = ({ scenario }: Table, { quiet, turn }: Position): boolean =>
  scenario.stalemate !== undefined &&
  quiet >= scenario.stalemate &&
  (scenario.isUnlimited === true || turn < scenario.turns)

/** The last round is over: more medals win. Or nothing happens any more, and nobody wins. */
export const endUndecided = (table: Table, draft: CommandCardsDraft): void => {
  settleMedals(table, draft)
  const { state } = draft
  if (state.ended) return
  state.ended = 1
  const outcome = judge(table, state)
  draft.emit({ type: 'ended', winner: winnerOf(outcome), reason: outcome.reason })
}

/** How a game that is over ended. */
export const judge = (table: Table, state: Position): Outcome => {
  const score = [medalsOf(table, state, 0), medalsOf(table, state, 1)] as const
  const first = winnerByMedals(table, state)
  if (first !== undefined) return { winners: [first], reason: 'medals', score, turn: state.turn }
  if (isStalemate(table, state))
    return { winners: winnersOf(table.scenario.tie), reason: 'stalemate', score, turn: state.turn }
  const winner = score[0] > score[1] ? 0 : score[1] > score[0] ? 1 : table.scenario.tie
  return { winners: winnersOf(winner), reason: 'turns', score, turn: state.turn }
}
