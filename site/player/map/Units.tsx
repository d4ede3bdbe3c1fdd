/** The counters: one focusable group each, of which only the one under the cursor is in the order of focus. */
import { useEffect, useRef } from 'preact/hooks'
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import type { UnitView } from '../../../engine/systems/operational/types.ts'
import { useInstrument } from '../context.ts'
import { speakUnit } from '../speech.ts'
import { hexName, readinessOf } from '../words.ts'
import { Counter } from './Counter.tsx'

const Unit = ({ unit }: { unit: UnitView }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const { x, y } = centreOf(scenario.map, unit.hex)
  const selected = state.selected.value === unit.unit
  const underCursor = state.cursor.value === unit.hex
  const own = state.mayAct.value && state.view.value.side === unit.side
  const readiness = own ? readinessOf(state.orders.value.byUnit.get(unit.unit)) : 'idle'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside SVG
    <g
      class="unit"
      style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
      role="button"
      tabindex={underCursor ? 0 : -1}
      aria-pressed={selected}
      aria-label={`${hexName(scenario, unit.hex)}: ${speakUnit(state, unit)}`}
      data-unit={unit.unit}
      data-hex={unit.hex}
      // Never reached by the pointer, which the viewport hears, but by assistive technology that presses buttons.
      onClick={() => control.choose(unit.hex)}
    >
      <Counter unit={unit} selected={selected} readiness={readiness} />
    </g>
  )
}

export const Units = () => {
  const { state } = useInstrument()
  const group = useRef<SVGGElement>(null)
  const cursor = state.cursor.value
  const units = state.view.value.units.filter((unit) => unit.hex > 0)
  const under = units.find((unit) => unit.hex === cursor)?.unit

  // The keyboard's focus goes with the cursor: to the unit there, or to the map.
  useEffect(() => {
    const viewport = group.current?.closest<HTMLElement>('.map-viewport')
    if (!viewport || !state.byKeyboard.value || !viewport.contains(document.activeElement)) return
    const goal = under === undefined ? viewport : group.current?.querySelector<SVGGElement>(`[data-unit="${under}"]`)
    if (goal && goal !== document.activeElement) goal.focus({ preventScroll: true })
  }, [cursor, under, state])

  return (
    <g class="play-units" ref={group}>
      {units.map((unit) => (
        <Unit key={unit.unit} unit={unit} />
      ))}
    </g>
  )
}
