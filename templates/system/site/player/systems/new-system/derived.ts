/** Computes what the panels and the map show from the shell's signals. */
import { computed } from '@preact/signals'
import { knownState } from '../../../../engine/systems/new-system/view.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import type { Derived, ShellState } from './types.ts'

export const derive = (state: ShellState): Derived =>
  readSignals({
    table: computed(() => state.game.table),
    unit: computed(() => numberOf(state.selected.value, 'unit')),
    known: computed(() => knownState(state.game.table, state.view.value)),
  })
