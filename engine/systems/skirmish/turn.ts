/** The nine phases of a turn: what happens by itself, and who has something to decide. skirmish.P1-P3, P9, P13 */
import type { Side } from '../../game.ts'
import { otherSide } from '../../twoSides.ts'
import { cardsInHand, deckSize, drawCards, handSize, mayHold } from './cards/deck.ts'
import { waysToPlay, windowOf } from './cards/support.ts'
import type { TeamIndex } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import { hasAbility, type Table } from './table.ts'
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

/** Takes the cards of some durations from under a unit. */
const removeLasting = (table: Table, state: SkirmishState, unit: number, until: 'turn' | 'initial'): void => {
  for (const [at, { card, effect }] of table.lasting.entries())
    if (effect.until === until && state.attached[unit] & (1 << at)) {
      state.attached[unit] &= ~(1 << at)
      state.discard[table.seat[unit] * table.cards.length + card]++
    }
}

/** Smoke that stands until the next Initial phase, or until the own one, is gone for good. skirmish.P1 */
const endSmoke = (table: Table, state: SkirmishState, unit: number, isOwn: boolean): void => {
  for (const [option, { rules }] of table.cards[table.card[unit]].options.entries())
    if (state.lit[unit] & (1 << option) && (rules.until === 'next' || isOwn)) {
      state.lit[unit] &= ~(1 << option)
      state.has[unit] &= ~(1 << option)
    }
}

/** The Initial phase: what lasted until now ends. skirmish.P1, S10 */
export const startTurn = (table: Table, draft: SkirmishDraft, team: TeamIndex): void => {
  const { state } = draft
  state.active = team
  draft.emit({ type: 'turn', turn: state.turn, team })
  for (let unit = 0; unit < table.units; unit++) {
    state.attackers[unit] = 0
    state.lastAttacker[unit] = 0
    state.reacted[unit] = 0
    if (state.suppressed[unit] === team + 1) state.suppressed[unit] = 0
    const isOwn = table.team[unit] === team
    if (state.lit[unit] > 0) endSmoke(table, state, unit, isOwn)
    if (!isOwn) continue
    state.spent[unit] = 0
    state.status[unit] = 0
    state.shots[unit] = 0
    if (state.attached[unit] > 0) removeLasting(table, state, unit, 'initial')
  }
  state.firsts.fill(0)
  enterPhase(table, draft, phase.initial)
}

/** The Headquarters phase and the Card phase. skirmish.H2, H7, H8, P3, d14, d15, d18 */
const collect = (table: Table, draft: SkirmishDraft): void => {
  const { state } = draft
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
  for (const seat of seats) drawCards(table, draft, seat, count)
  const isOut = (seat: Side): boolean => deckSize(table, state, seat) + handSize(table, state, seat) === 0
  if (seats.every(isOut)) endGame(draft, otherSide(team), 'cards')
}

/** Whether a seat may hold a card that it could play in a phase, as far as everybody knows. */
const mayPlay = (table: Table, state: Position, seat: Side, at: Phase): boolean => {
  const window = windowOf[at]
  return table.cards.some(
    ({ support }, card) =>
      window !== undefined &&
      support?.window.includes(window) === true &&
      mayHold(table, state, seat, card) &&
      waysToPlay(table, state, seat, card, state.ap[seat]).length > 0,
  )
}

/** Whether a side may give up: at the beginning of a turn in which it has nothing on the board. skirmish.F1 */
export const maySurrender = (table: Table, state: Position, team: TeamIndex): boolean =>
  state.turn >= table.scenario.rules.frame.surrender.fromRound &&
  table.unitsOfTeam[team].every((unit) => state.space[unit] === 0)

/** Special upgrades of a unit that can be mounted or dismounted: those that did not fire. skirmish.S8 */
export const turnable = (table: Table, state: Position, unit: number): readonly number[] =>
  !isOnField(table, state, unit)
    ? []
    : table.cards[table.card[unit]].options.flatMap(({ rules }, option) =>
        rules.use === 'mounted' && state.has[unit] & ~state.tilted[unit] & (1 << option) ? [option] : [],
      )

/** Wounded infantry that a medic can care for. */
export const patientsOf = (table: Table, state: Position, medic: number): readonly number[] => {
  if (
    !hasAbility(table.rules[medic], 'medic') ||
    !isOnField(table, state, medic) ||
    state.status[medic] & status.treated
  )
    return []
  const { range } = table.scenario.rules.frame.abilities.medic
  return table.unitsOfTeam[table.team[medic] as TeamIndex].filter(
    (unit) =>
      table.rules[unit].class === 'infantry' &&
      state.wounds[unit] > 0 &&
      isOnField(table, state, unit) &&
      table.distance[state.space[medic] * table.size + state.space[unit]] <= range,
  )
}

/** Whether a seat has something to decide in a phase, as far as everybody knows: to skip a phase must not show a hand. */
const mayAct = (table: Table, state: Position, seat: Side, at: Phase): boolean => {
  const units = table.unitsOf[seat]
  switch (at) {
    case phase.initial:
      return maySurrender(table, state, table.teamOf[seat]) || mayPlay(table, state, seat, at)
    case phase.movement:
      return units.some((unit) => isOnField(table, state, unit)) || mayPlay(table, state, seat, at)
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
const enterPhase = (table: Table, { state }: SkirmishDraft, at: Phase): void => {
  state.phase = at
  state.equipping = 0
  state.waiting = table.teams[state.active].reduce(
    (bits, seat) => (mayAct(table, state, seat, at) ? bits | (1 << seat) : bits),
    0,
  )
}

/** Goes on to the next phase of a turn, or to the next turn. */
export const nextPhase = (table: Table, draft: SkirmishDraft): void => {
  const { state } = draft
  switch (state.phase) {
    case phase.initial:
      collect(table, draft)
      enterPhase(table, draft, phase.movement)
      break
    case phase.movement:
      enterPhase(table, draft, phase.deployment)
      break
    case phase.deployment:
      enterPhase(table, draft, phase.shooting)
      break
    case phase.shooting:
      state.assault.fill(0)
      flipBack(table, state)
      enterPhase(table, draft, phase.flip)
      break
    case phase.flip:
      enterPhase(table, draft, phase.discard)
      break
    default:
      endTurn(table, draft)
  }
  if (state.ended) state.waiting = 0
}

/** Upgrades that reload show their coloured side again, unless they were used in this turn. skirmish.S7, d6 */
const flipBack = (table: Table, state: SkirmishState): void => {
  for (const unit of table.unitsOfTeam[state.active]) {
    if (state.grey[unit] === 0) continue
    for (const [option, { rules }] of table.cards[table.card[unit]].options.entries())
      if (rules.use === 'reload' && (state.tilted[unit] & (1 << option)) === 0) state.grey[unit] &= ~(1 << option)
  }
}

/** The End phase. skirmish.P9, H6 */
const endTurn = (table: Table, draft: SkirmishDraft): void => {
  const { state } = draft
  const team = state.active
  state.tilted.fill(0)
  for (const seat of table.teams[team]) {
    state.luck[seat] = 0
    state.discount[seat] = 0
    state.freeUnits[seat] = 0
    state.freeCard[seat] = 0
    state.freeCost[seat] = 0
    if (!isStanding(table, state, team)) state.ap[seat] = 0
    for (const unit of table.unitsOf[seat]) if (state.attached[unit] > 0) removeLasting(table, state, unit, 'turn')
  }
  countHeld(table, state)
  const isRoundOver = team !== state.first
  checkObjectives(table, draft, isRoundOver)
  if (state.ended) return
  if (isRoundOver && state.turn === table.scenario.turns) {
    endByTime(table, draft)
    return
  }
  if (isRoundOver) state.turn++
  state.turns++
  startTurn(table, draft, otherSide(team))
}

/** Whether a seat holds anything that it can play now. */
export const playable = (table: Table, state: Position, seat: Side): readonly number[] => {
  const window = windowOf[state.phase]
  return window === undefined
    ? []
    : cardsInHand(table, state, seat).filter((card) => table.cards[card].support?.window.includes(window))
}
