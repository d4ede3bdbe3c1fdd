/** Computes what the panels and the map show from the shell's signals. */
import { computed } from '@preact/signals'
import { believedState, knownState } from '../../../../engine/systems/tactical/view.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import { expectedOf } from './expected.ts'
import type { Derived, ShellState } from './types.ts'

export const derive = (state: ShellState): Derived => {
  const { view, selected, offered } = state
  const table = computed(() => state.game.table)
  const unit = computed(() => numberOf(selected.value, 'unit'))
  const known = computed(() => knownState(table.value, view.value))
  const believed = computed(() => believedState(table.value, view.value))
  return readSignals({
    table,
    unit,
    known,
    believed,
    hex: computed(() => (unit.value === null ? (numberOf(selected.value, 'hex') ?? 0) : known.value.hex[unit.value])),
    own: computed(() => (view.value.viewer ?? view.value.side) as Side),
    expected: computed(() => {
      const action = offered.value
      return action?.type === 'attack' ? expectedOf(state.game, believed.value, action.unit, action.target) : undefined
    }),
  })
}
