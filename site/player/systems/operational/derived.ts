/** Computes what the panels and the map of operational battles show from the shell's signals. */
import { computed } from '@preact/signals'
import { knownState } from '../../../../engine/systems/operational/view.ts'
import { otherSide, type Side } from '../../../../engine/twoSides.ts'
import { readSignals } from '../../readSignals.ts'
import { numberOf } from '../../subject.ts'
import { fightAt } from './orderGroups.ts'
import type { Derived, ShellState } from './types.ts'

export const derive = (state: ShellState): Derived => {
  const { position, view, offered, selected, bundle } = state
  const { scenario } = bundle
  const fight = computed(() => fightAt(view.value, offered.value))
  return readSignals({
    table: computed(() => state.game.table),
    unit: computed(() => view.value.units[numberOf(selected.value, 'unit') ?? -1]),
    hq: computed(() => view.value.headquarters[numberOf(selected.value, 'hq') ?? -1]),
    known: computed(() =>
      scenario.fog && view.value.viewer !== null ? knownState(state.game.table, view.value) : position.value.state,
    ),
    own: computed(() => view.value.viewer ?? view.value.side),
    fight,
    forecast: computed(() => {
      const begun = fight.value
      return begun && state.game.forecast(position.value.state, begun.unit, begun.target, begun.kind)
    }),
    moveCost: computed(() => {
      const action = offered.value
      return action?.type === 'move'
        ? state.game.explain(position.value.state, { about: 'movement', unit: action.unit, to: action.to })
        : undefined
    }),
    objectiveSide: computed(() => {
      const has = (side: Side): boolean => scenario.objectives.some((objective) => objective.side === side)
      const [first, second] = state.seats.value
      const led: Side = first !== 'human' && second === 'human' ? 1 : 0
      return has(led) ? led : otherSide(led)
    }),
  })
}
