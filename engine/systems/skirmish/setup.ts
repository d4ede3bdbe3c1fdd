/** Before the first turn: the field, bids, works, hands. skirmish.T10, T11, T13, T14, d40 */
import type { KeyedDice } from '../../dice.ts'
import { choiceOf } from '../../sealed.ts'
import { otherSide } from '../../twoSides.ts'
import { dealHand, pileAt } from './cards/deck.ts'
import { worksFor } from './cards/works.ts'
import { emptyState } from './memory.ts'
import { type TeamIndex, width } from './scenario.ts'
import type { SkirmishDraft } from './services.ts'
import { seatsWhere, type Table } from './table.ts'
import { startTurn } from './turn.ts'
import { handChoice, phase, type SkirmishState } from './types.ts'
import { place } from './units.ts'

export const setup = (table: Table, dice: KeyedDice): SkirmishState => {
  const { scenario } = table
  const state = emptyState(table)
  state.terrain.set(table.firstTerrain)
  for (const [at, { supply = 0 }] of table.terrains.entries()) state.supply[at] = supply
  state.deck.set(table.copies)
  for (const [seat, { ap }] of scenario.sides.entries()) state.ap[seat] = ap
  for (const [index, { space, upgrades = [] }] of scenario.units.entries()) {
    const unit = table.startUnits[index]
    place(table, state, unit, space)
    for (const option of upgrades) state.has[unit] |= 1 << option
  }
  for (const team of [0, 1] as const) {
    const general = scenario.generals[team]
    if (general !== null) state.general[team] = table.generalIds.indexOf(general) + 1
  }
  state.active = scenario.first
  state.first = scenario.first
  state.firstBuilder = scenario.first
  const draft: SkirmishDraft = { table, state, dice, emit: () => {} }
  if (scenario.battle === 'pitched') {
    rollLandscape(draft)
    state.phase = phase.bid
    state.waiting = everyone(table)
  } else startBuilding(draft, scenario.first)
  return state
}

const everyone = ({ seats }: Table): number => (1 << seats) - 1

/** Rolls the natural terrain of a pitched battle. What is not there, or lands where something is, is rolled again. skirmish.T10 */
const rollLandscape = ({ table, state, dice }: SkirmishDraft): void => {
  const { counts, kinds, columns, rows } = table.scenario.rules.landscape
  const rolls = dice.at({ turn: 1, side: 0 }, 'landscape')
  const ten = kinds.length
  const result = ten * rolls.below(ten) + rolls.below(ten)
  const indices = kinds.map((id) => table.terrainIds.indexOf(id))
  const isThere = (kind: number): boolean => state.supply[kind] > 0
  const places = rows.map((row) => columns.map((column) => column + width * (row - 1)))
  const rolled: number[] = []
  for (let left = counts.find(({ to }) => result <= to)?.count ?? 0; left > 0; left--) {
    if (!indices.some(isThere)) break
    let kind = -1
    while (!isThere(kind)) kind = indices[rolls.below(ten)]
    state.supply[kind]--
    rolled.push(kind)
  }
  for (const kind of rolled) {
    if (places.flat().every((space) => state.terrain[space] > 0)) break
    let space = 0
    while (space === 0 || state.terrain[space] > 0) {
      const column = rolls.below(columns.length)
      space = places[rolls.below(rows.length)][column]
    }
    state.terrain[space] = kind + 1
  }
}

/** All bids are made: the dice decide who has the initiative, and says who moves first. skirmish.T11, d2, d14 */
export const settleBids = ({ table, state, dice, emit }: SkirmishDraft): void => {
  const { die } = table.scenario.rules.frame
  for (let seat = 0; seat < table.seats; seat++) {
    state.bid[seat] = choiceOf(state.bid, seat)
    state.ap[seat] -= state.bid[seat]
  }
  const bids = ([0, 1] as const).map((team) => table.teams[team].reduce((sum, seat) => sum + state.bid[seat], 0))
  const rolls = dice.at({ turn: 1, side: 0 }, 'initiative')
  let thrown: readonly number[]
  do thrown = [1 + rolls.below(die), 1 + rolls.below(die)]
  while (thrown[0] + bids[0] === thrown[1] + bids[1])
  const team = thrown[0] + bids[0] > thrown[1] + bids[1] ? 0 : 1
  emit({ type: 'initiative', bids: [...state.bid], dice: thrown, team, rolled: true })
  state.phase = phase.lead
  state.builder = team
  state.waiting = 1 << table.teams[team][0]
}

/** A side builds its works; who has nothing to build with is passed over. */
export const startBuilding = ({ table, state }: SkirmishDraft, team: TeamIndex): void => {
  state.phase = phase.build
  state.builder = team
  state.waiting = seatsWhere(table.teams[team], (seat) => worksFor(table, state, seat).length > 0)
}

/** A side has built: the other one does, or hands are dealt. */
export const endBuilding = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  if (state.builder === state.firstBuilder) {
    startBuilding(draft, otherSide(state.firstBuilder))
    return
  }
  state.bid.fill(0)
  state.phase = phase.redraw
  state.waiting = everyone(table)
  for (let seat = 0; seat < table.seats; seat++) dealHand(draft, seat, false)
}

/** All have chosen: some draw another hand, and the first turn begins. skirmish.T13 */
export const settleHands = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  for (let seat = 0; seat < table.seats; seat++) {
    if (choiceOf(state.redraw, seat) === handChoice.redraw) {
      for (let at = pileAt(table, seat, 0); at < pileAt(table, seat + 1, 0); at++) {
        state.deck[at] += state.hand[at]
        state.hand[at] = 0
      }
      dealHand(draft, seat, true)
    }
    state.redraw[seat] = 0
  }
  if (table.scenario.battle === 'pitched') compensate(draft, otherSide(state.first))
  startTurn(draft, state.first)
}

/** Gives more action points to the side that moves second in a pitched battle. skirmish.T11 */
const compensate = ({ table, state, emit }: SkirmishDraft, team: TeamIndex): void => {
  const ap = table.scenario.rules.frame.start.second
  for (const seat of table.teams[team]) {
    state.ap[seat] += ap
    emit({ type: 'income', side: seat, ap, store: state.ap[seat] })
  }
}
