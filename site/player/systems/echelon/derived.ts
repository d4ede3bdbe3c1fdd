/** Computes what the panels and the map of echelon campaigns show from the shell's signals. */
import { computed } from '@preact/signals'
import { groupOf } from '../../../../engine/systems/echelon/group.ts'
import { knownState } from '../../../../engine/systems/echelon/view.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import { attackOffered, attackShown } from './attack.ts'
import type { Derived, ShellState } from './types.ts'

export const derive = (state: ShellState): Derived => {
  const { view, selected, offered, orders } = state
  const table = computed(() => state.game.table)
  const unit = computed(() => numberOf(selected.value, 'unit'))
  const known = computed(() => knownState(table.value, view.value))
  const stacks = computed(() => new Map(view.value.stacks.map((stack) => [stack.hex, stack])))
  const unseenAt = (hex: number): number => {
    const stack = stacks.value.get(hex)
    return stack === undefined ? 0 : stack.count - stack.units.length
  }
  return readSignals({
    table,
    unit,
    known,
    stacks,
    hex: computed(() =>
      Math.max(0, unit.value === null ? (numberOf(selected.value, 'hex') ?? 0) : known.value.hex[unit.value]),
    ),
    own: computed((): Side => (view.value.viewer ?? view.value.active) as Side),
    movers: computed(() => {
      const chosen = unit.value
      if (chosen === null) return []
      const group = groupOf(table.value, known.value)
      return group.includes(chosen) ? group : orders.value.takeable.has(chosen) ? [chosen] : []
    }),
    attack: computed(() => {
      const action = offered.value
      if (action?.type === 'target')
        return attackOffered(state.game, known.value, unseenAt(action.to), unit.value, action.to)
      const joining = action?.type === 'commit' ? action.unit : undefined
      return attackShown(state.game, known.value, unseenAt(known.value.target), joining)
    }),
  })
}
