/** Computes what the panels and the map of battles led by cards show from the shell's signals. */
import { computed } from '@preact/signals'
import { strikeOf } from '../../../../engine/systems/command-cards/cards/effects.ts'
import { unitAt } from '../../../../engine/systems/command-cards/ground.ts'
import { noUnit } from '../../../../engine/systems/command-cards/types.ts'
import { knownState } from '../../../../engine/systems/command-cards/view.ts'
import { otherSide, type Side } from '../../../../engine/twoSides.ts'
import { isTold } from '../../announce.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import { positionAt } from '../../timeline.ts'
import { handOf } from './hand.ts'
import { previewOf } from './preview.ts'
import { rollsOf } from './rolls.ts'
import type { Derived, ShellState } from './types.ts'

/** The viewer's cards; none while, of two persons at one screen, the other one decides something that needs no cards. */
const handSignal = (state: ShellState, known: { readonly value: Derived['known'] }) =>
  computed(() => {
    const { viewer } = state.view.value
    const isOverlooked =
      state.replayAt.value === null &&
      state.seats.value.every((seat) => seat === 'human') &&
      state.outcome.value === undefined &&
      state.facing.value !== state.position.value.state.side
    return viewer === null || isOverlooked ? [] : handOf(state.game.table, known.value, viewer)
  })

export const derive = (state: ShellState): Derived => {
  const { position, view, selected, focus, offered, orders, timeline } = state
  const table = computed(() => state.game.table)
  const unit = computed(() => numberOf(selected.value, 'unit'))
  const card = computed(() => numberOf(selected.value, 'card'))
  const known = computed(() => knownState(table.value, view.value))
  return readSignals({
    table,
    unit,
    card,
    known,
    own: computed((): Side => view.value.viewer ?? 0),
    hand: handSignal(state, known),
    preview: computed(() => {
      const keys = orders.value.byCard.get(card.value ?? -1) ?? []
      const alone = keys.flatMap((key) => orders.value.groups.get(key)?.alone ?? [])
      const [play, ...others] = alone.filter(({ type }) => type === 'play')
      return play && others.length === 0 ? previewOf(state.game, position.value.state, play) : undefined
    }),
    forecast: computed(() => {
      const action = offered.value
      return action?.type === 'attack'
        ? state.game.forecast(position.value.state, action.unit, action.target)
        : undefined
    }),
    sight: computed(() => {
      const [looker, to] = [unit.value, focus.value]
      if (looker === null || to === null || offered.value?.type === 'move') return undefined
      const at = known.value
      const { side, terrain } = table.value
      const from = at.hex[looker]
      const target = unitAt(at, to)
      if (from <= 0 || from === to || target === noUnit) return undefined
      if (side[target] !== otherSide(side[looker] as Side) || terrain[to] === 0) return undefined
      return { from, to, blockers: state.game.services.sight.blockers(at, from, to) }
    }),
    rolls: computed(() => {
      const { steps } = timeline.value
      const at = (state.replayAt.value ?? steps.length) - 1
      const before = positionAt(timeline.value, at).state
      const seen = steps[at]?.events.filter((event) => isTold(event, view.value)) ?? []
      return rollsOf(table.value, seen, strikeOf(table.value, before)?.hits ?? [])
    }),
  })
}
