/** The nine phases of a turn: what happens by itself, and who has something to decide. skirmish.P1-P3, P9, P13 */
import type { Side } from '../../game.ts'
import { otherSide } from '../../twoSides.ts'
import { deckSize, drawCards, endLasting, handSize, mayHold } from './cards/deck.ts'
import { isPlayedIn, waysToPlay } from './cards/support.ts'
import type { TeamIndex } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import { bitsOf, hasAbility, infantry, seatsWhere, type Table } from './table.ts'
import { type Phase, type Position, phase, type SkirmishState, status } from './types.ts'
import {
  commandIncome,
  generalOf,
  isAirborneReady,
  isOnField,
  isStanding,
  prioritySeat,
  sideIncome,
  storeOf,
} from './units.ts'
import { checkObjectives, countHeld, endByTime, endGame } from './victory.ts'

/** Smoke that stands until the next Initial phase, or until the own one, is gone for good. skirmish.P1 */
const endSmoke = ({ table, state }: SkirmishDraft, unit: number, isOwn: boolean): void => {
  const { options } = table.cards[table.card[unit]]
  for (const option of bitsOf(state.lit[unit]))
    if (isOwn || options[option].rules.until === 'next') {
      state.lit[unit] &= ~(1 << option)
      state.has[unit] &= ~(1 << option)
    }
}

/** The Initial phase: what lasted until now ends. skirmish.P1, S10 */
export const startTurn = (draft: SkirmishDraft, team: TeamIndex): void => {
  const { table, state } = draft
  state.active = team
  draft.emit({ type: 'turn', turn: state.turn, team })
  for (let unit = 0; unit < table.units; unit++) {
    state.attackers[unit] = 0
    state.lastAttacker[unit] = 0
    state.reacted[unit] = 0
    if (state.suppressed[unit] === team + 1) state.suppressed[unit] = 0
    const isOwn = table.team[unit] === team
    if (state.lit[unit] > 0) endSmoke(draft, unit, isOwn)
    if (!isOwn) continue
    state.spent[unit] = 0
    state.status[unit] = 0
    state.shots[unit] = 0
    endLasting(table, state, unit, 'initial')
  }
  state.firsts.fill(0)
  enterPhase(draft, phase.initial)
}

/** The Headquarters phase and the Card phase. skirmish.H2, H7, H8, P3, d14, d15, d18 */
const collect = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  const team = state.active
  const seats = table.teams[team]
  const together = sideIncome(table, state, team)
  const each = Math.floor(together / seats.length)
  for (const seat of seats) {
    const odd = seat === prioritySeat(table, state, team) ? together - each * seats.length : 0
    const store = storeOf(table, state, seat)
    const ap = each + odd + commandIncome(table, state, seat)
    state.ap[seat] = Math.max(state.ap[seat], Math.min(store, state.ap[seat] + ap))
    draft.emit({ type: 'income', side: seat, ap, store: state.ap[seat] })
  }
  const general = generalOf(table, state, team)
  if (general) state.generalTurns[team] = Math.min(255, state.generalTurns[team] + 1)
  const isMore = general?.draw !== undefined && state.generalTurns[team] % general.draw.every === 0
  const count = isMore && general?.draw ? general.draw.cards : table.scenario.rules.frame.turn.draw
  for (const seat of seats) drawCards(draft, seat, count)
  const isOut = (seat: Side): boolean => deckSize(table, state, seat) + handSize(table, state, seat) === 0
  if (seats.every(isOut)) endGame(draft, otherSide(team), 'cards')
}

/** True if a seat may hold a card that it could play in a phase, as far as everybody knows. */
const mayPlay = (table: Table, state: Position, seat: Side, at: Phase): boolean =>
  table.cards.some(
    (_, card) =>
      isPlayedIn(table, card, at) &&
      mayHold(table, state, seat, card) &&
      waysToPlay(table, state, seat, card, state.ap[seat]).length > 0,
  )

/** Printed costs of what a side has on the board. */
const costOnBoard = (table: Table, { space }: Position, team: TeamIndex): number =>
  table.unitsOfTeam[team].reduce((sum, unit) => sum + (space[unit] > 0 ? table.rules[unit].cost : 0), 0)

/** True if a seat may give up for its side: from some round on, where the enemy has so many times as much on the board. skirmish.F1, d14 */
export const maySurrender = (table: Table, state: Position, seat: Side): boolean => {
  const { fromRound, odds } = table.scenario.rules.frame.surrender
  const team = table.teamOf[seat]
  const [own, enemy] = [team, otherSide(team)].map((one) => costOnBoard(table, state, one))
  return state.turn >= fromRound && enemy >= odds * own && seat === prioritySeat(table, state, team)
}

/** Special upgrades of a unit that can be mounted or dismounted: those that did not fire, each once in a Flip-over phase. skirmish.S8 */
export const turnable = (table: Table, state: Position, unit: number): readonly number[] =>
  isOnField(table, state, unit)
    ? bitsOf(state.has[unit] & ~state.tilted[unit] & table.cards[table.card[unit]].mounted)
    : []

/** Wounded infantry that a medic can care for. */
export const patientsOf = (table: Table, state: Position, medic: number): readonly number[] => {
  const isCaring = hasAbility(table.rules[medic], 'medic') && isOnField(table, state, medic)
  if (!isCaring || state.status[medic] & status.treated) return []
  const { range } = table.scenario.rules.frame.abilities.medic
  return table.unitsOfTeam[table.team[medic]].filter(
    (unit) =>
      table.kind[unit] === infantry &&
      state.wounds[unit] > 0 &&
      isOnField(table, state, unit) &&
      table.distance[state.space[medic] * table.size + state.space[unit]] <= range,
  )
}

/** True if a seat has something to decide in a phase, as far as everybody knows: to skip a phase must not show a hand. */
const mayAct = (table: Table, state: Position, seat: Side, at: Phase): boolean => {
  const units = table.unitsOf[seat]
  const isThere = (): boolean => units.some((unit) => isOnField(table, state, unit))
  switch (at) {
    case phase.initial:
      return (!isThere() && maySurrender(table, state, seat)) || mayPlay(table, state, seat, at)
    case phase.movement:
      return isThere() || mayPlay(table, state, seat, at)
    case phase.shooting:
      return (
        units.some((unit) => isOnField(table, state, unit) || isAirborneReady(table, state, unit)) ||
        mayPlay(table, state, seat, at)
      )
    case phase.flip:
      return units.some((unit) => turnable(table, state, unit).length > 0 || patientsOf(table, state, unit).length > 0)
    case phase.discard:
      return handSize(table, state, seat) > table.scenario.rules.frame.turn.hand
    default:
      return true
  }
}

/** Enters a phase: seats that have something to decide are waited for. */
const enterPhase = ({ table, state }: SkirmishDraft, at: Phase): void => {
  state.phase = at
  state.equipping = 0
  state.waiting = seatsWhere(table.teams[state.active], (seat) => mayAct(table, state, seat, at))
}

/** Goes on to the next phase of a turn, or to the next turn. */
export const nextPhase = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  if (state.phase === phase.discard) {
    endTurn(draft)
    return
  }
  if (state.phase === phase.initial) collect(draft)
  if (state.phase === phase.shooting) {
    state.assault.fill(0)
    flipBack(table, state)
  }
  enterPhase(draft, (state.phase + 1) as Phase)
  if (state.ended) state.waiting = 0
}

/** Upgrades that reload show their coloured side again, unless they were used in this turn. skirmish.S7, d6 */
const flipBack = ({ unitsOfTeam, cards, card }: Table, { active, grey, tilted }: SkirmishState): void => {
  for (const unit of unitsOfTeam[active]) grey[unit] &= ~(cards[card[unit]].reloads & ~tilted[unit])
}

/** The End phase. skirmish.P9, H6 */
const endTurn = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  const team = state.active
  state.tilted.fill(0)
  for (const seat of table.teams[team]) {
    for (const name of ['luck', 'discount', 'freeUnits', 'freeCard', 'freeCost'] as const) state[name][seat] = 0
    if (!isStanding(table, state, team)) state.ap[seat] = 0
    for (const unit of table.unitsOf[seat]) endLasting(table, state, unit, 'turn')
  }
  countHeld(table, state)
  const isRoundOver = team !== state.first
  checkObjectives(draft, isRoundOver)
  if (state.ended) return
  if (isRoundOver && state.turn === table.scenario.turns) {
    endByTime(draft)
    return
  }
  if (isRoundOver) state.turn++
  state.turns++
  startTurn(draft, otherSide(team))
}
