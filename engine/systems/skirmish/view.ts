/** The part of a state that a seat may know, and states that look like it. */
import type { Dice } from '../../dice.ts'
import type { Side } from '../../game.ts'
import { hasChosen, hideOthers, seal } from '../../sealed.ts'
import { dealCard, handSize, pileAt } from './cards/deck.ts'
import { mineSpaces } from './cards/support.ts'
import { actorsOf } from './legal.ts'
import { lengthen, scratchOf, shorten } from './memory.ts'
import { seatOfMine, type Table } from './table.ts'
import { handChoice, type Position, phase, type SkirmishState, type SkirmishView } from './types.ts'
import { knowsMine, unseenMines } from './units.ts'

export const viewOf = (table: Table, state: Position, side: Side | undefined): SkirmishView => {
  const seen = scratchOf(table, state)
  const team = side === undefined ? undefined : table.teamOf[side]
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === side) continue
    for (let at = pileAt(table, seat, 0); at < pileAt(table, seat, table.cards.length); at++) {
      seen.deck[at] += seen.hand[at]
      seen.hand[at] = 0
    }
  }
  if (state.phase === phase.bid) hideOthers(seen.bid, side)
  hideOthers(seen.redraw, side)
  for (const space of table.spaces)
    if (state.mine[space] > 0 && (team === undefined || !knowsMine(table, state, team, space))) seen.mine[space] = 0
  return {
    turn: state.turn,
    viewer: side ?? null,
    active: state.active,
    phase: state.phase,
    actors: actorsOf(state),
    known: shorten(seen),
    hands: table.teamOf.map((_, seat) => handSize(table, state, seat)),
    chosen: table.teamOf.map((_, seat) => hasChosen(state.phase === phase.bid ? state.bid : state.redraw, seat)),
    mines: unseenMines(table, state, team),
  }
}

/** The state as far as a view knows it: cards that are not seen lie in decks. */
export const knownState = (table: Table, { known }: SkirmishView, into?: SkirmishState): SkirmishState =>
  lengthen(table, known, into)

/** A state that is consistent with a view: the dice deal hands, bids and choices, and hide the mines. */
export const imagine = (table: Table, view: SkirmishView, dice: Dice): SkirmishState => {
  const state = knownState(table, view)
  for (let seat = 0; seat < table.seats; seat++) {
    if (seat === view.viewer) continue
    for (let count = 0; count < view.hands[seat]; count++) dealCard(table, state, dice, seat)
    if (!view.chosen[seat]) continue
    if (state.phase === phase.bid) seal(state.bid, seat, dice.below(state.ap[seat] + 1))
    else seal(state.redraw, seat, dice.below(handChoice.redraw + 1))
  }
  for (const [at, count] of view.mines.entries())
    for (let mine = 0; mine < count; mine++) hideMine(table, state, at, view.viewer, dice)
  return state
}

/** Hides a mine where its seat could have laid it, out of the viewer's sight. */
const hideMine = (table: Table, state: SkirmishState, at: number, viewer: Side | null, dice: Dice): void => {
  const owner = table.teamOf[seatOfMine(table, at + 1)]
  const places = mineSpaces(table, state, owner).filter((space) => state.mine[space] === 0)
  while (places.length > 0) {
    const [space] = places.splice(dice.below(places.length), 1)
    state.mine[space] = at + 1
    if (viewer === null || !knowsMine(table, state, table.teamOf[viewer], space)) return
    state.mine[space] = 0
  }
}
