/** Computes what the panels and the map of skirmishes show from the shell's signals. */
import { computed } from '@preact/signals'
import { cardsInHand, pileAt } from '../../../../engine/systems/skirmish/cards/deck.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { Position } from '../../../../engine/systems/skirmish/types.ts'
import { knownState } from '../../../../engine/systems/skirmish/view.ts'
import { isTold } from '../../announce.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import { positionAt } from '../../timeline.ts'
import { struckIn } from './struck.ts'
import type { Derived, HeldCard, ShellState } from './types.ts'

/** The cards of a seat as they are held: units by cost, then support cards. */
export const handOf = (table: Table, state: Position, side: number): readonly HeldCard[] => {
  const costOf = (card: number): number => table.cards[card].unit?.cost ?? 100 + (table.cards[card].support?.cost ?? 0)
  return [...cardsInHand(table, state, side)]
    .sort((one, other) => costOf(one) - costOf(other) || one - other)
    .flatMap((card) =>
      Array.from({ length: state.hand[pileAt(table, side, card)] }, (_, copy) => ({ key: `${card}.${copy}`, card })),
    )
}

export const derive = (state: ShellState): Derived => {
  const { view, selected, offered, timeline, position } = state
  const table = computed(() => state.game.table)
  const known = computed(() => knownState(table.value, view.value))
  const own = computed(() => view.value.viewer ?? 0)
  return readSignals({
    table,
    known,
    own,
    team: computed(() => table.value.teamOf[own.value]),
    unit: computed(() => numberOf(selected.value, 'unit')),
    card: computed(() => numberOf(selected.value, 'card')),
    hand: computed(() => {
      const { viewer } = view.value
      // While another person at this screen answers something that lies open, the hand stays face down.
      const mover = state.moverIn(position.value.state)
      const isOverlooked = state.seats.value[mover] === 'human' && mover !== viewer && state.replayAt.value === null
      return viewer === null || isOverlooked ? [] : handOf(table.value, known.value, viewer)
    }),
    forecast: computed(() => {
      const action = offered.value
      const side = state.moverIn(position.value.state)
      return action === undefined ? undefined : state.game.forecast(known.value, side, action)
    }),
    shots: computed(() => {
      const { steps } = timeline.value
      const at = (state.replayAt.value ?? steps.length) - 1
      const told = (steps[at]?.events ?? []).filter((event) => isTold(event, view.value))
      return struckIn(table.value, positionAt(timeline.value, at).state, told).flatMap(({ event, space }) =>
        event.type === 'shot' ? [{ ...event, space }] : [],
      )
    }),
  })
}
