/** What the panels and the map of operational battles compute of the shell's signals. */
import { computed, type ReadonlySignal } from '@preact/signals'
import { type Explanation, otherSide, type Side } from '../../../../engine/game.ts'
import type { Forecast } from '../../../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { type Fight, fightAt } from './orders.ts'
import { numberOf } from './subjects.ts'
import type { ShellState } from './types.ts'

export interface Desk {
  /** The selected unit, and the selected headquarters; null when it is none. */
  readonly unit: ReadonlySignal<number | null>
  readonly hq: ReadonlySignal<number | null>
  /** The position as the viewer knows it: for everything that is told about both sides. */
  readonly known: ReadonlySignal<OperationalState>
  /** The fight that the offered action would begin. */
  readonly fight: ReadonlySignal<Fight | undefined>
  readonly forecast: ReadonlySignal<Forecast | undefined>
  /** The cost of the offered move, term by term. */
  readonly moveCost: ReadonlySignal<Explanation | undefined>
  /** The side whose objectives the page counts: the one that a person leads, if it has any. */
  readonly objectiveSide: ReadonlySignal<Side>
}

export const makeDesk = (state: ShellState): Desk => {
  const { game, position, view, offered, selected } = state
  const { scenario } = state.bundle
  const fight = computed(() => fightAt(view.value, offered.value))
  return {
    unit: computed(() => numberOf(selected.value, 'unit')),
    hq: computed(() => numberOf(selected.value, 'hq')),
    known: computed(() =>
      scenario.fog && view.value.viewer !== null ? game.stateOf(view.value) : position.value.state,
    ),
    fight,
    forecast: computed(() => {
      const begun = fight.value
      return begun && game.forecast(position.value.state, begun.unit, begun.target, begun.kind)
    }),
    moveCost: computed(() => {
      const action = offered.value
      return action?.type === 'move'
        ? game.explain(position.value.state, { about: 'movement', unit: action.unit, to: action.to })
        : undefined
    }),
    objectiveSide: computed(() => {
      const has = (side: Side): boolean => scenario.objectives.some((objective) => objective.side === side)
      const [first, second] = state.seats.value
      const led: Side = first !== 'human' && second === 'human' ? 1 : 0
      return has(led) ? led : otherSide(led)
    }),
  }
}
