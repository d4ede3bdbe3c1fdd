/** The counters: one focusable group each, of which only the one under the cursor is in the order of focus. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { centreOf, type Point } from '../../../compiler/cartography/geometry.ts'
import type { Hex } from '../../../engine/hex.ts'
import type { UnitView } from '../../../engine/systems/operational/viewTypes.ts'
import { useInstrument } from '../context.ts'
import type { PlayerState } from '../state.ts'
import { Counter } from '../systems/operational/map/Counter.tsx'
import { Headquarters } from '../systems/operational/map/Headquarters.tsx'
import { speakUnit } from '../systems/operational/speech.ts'
import { hexName, readinessOf } from '../systems/operational/words.ts'

const translateTo = ({ x, y }: Point): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`

/** Milliseconds of a march: by its hexes, and never so long that play waits for it. */
const marchLasts = (hexes: number): number => Math.min(260, 60 + 50 * hexes)

const still = matchMedia('(prefers-reduced-motion: reduce)')

/** The hexes by which a unit came from one hex to another with the last action that is shown, if it did. */
const marchOf = (state: PlayerState, unit: number, from: Hex, to: Hex): readonly Hex[] | undefined => {
  const { steps } = state.timeline.peek()
  const last = steps[(state.replayAt.peek() ?? steps.length) - 1]
  for (const event of last?.events ?? []) {
    if ((event.type !== 'moved' && event.type !== 'retreated') || event.unit !== unit) continue
    const path = event.path[0] === from ? event.path : [from, ...event.path]
    if (path.at(-1) === to && path.length > 2) return path
  }
  return undefined
}

const Unit = ({ unit }: { unit: UnitView }) => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const selected = state.selected.value === unit.unit
  const underCursor = state.cursor.value === unit.hex
  // Before the battle nobody moves, so nobody is spent.
  const own = state.mayAct.value && state.view.value.side === unit.side && state.view.value.turn > 0
  // A march runs by its path; anything else, as taking it back, goes straight (see the style sheet).
  const group = useRef<SVGGElement>(null)
  const stood = useRef(unit.hex)
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = unit.hex
    const path = from === unit.hex || still.matches ? undefined : marchOf(state, unit.unit, from, unit.hex)
    const counter = group.current
    if (!path || !counter) return
    counter.style.transition = 'none'
    const march = counter.animate(
      path.map((hex) => ({ transform: translateTo(centreOf(scenario.map, hex)) })),
      { duration: marchLasts(path.length), easing: 'ease-in-out' },
    )
    const settle = (): void => {
      counter.style.transition = ''
    }
    march.finished.then(settle, settle)
  }, [unit.hex, unit.unit, state, scenario])
  const readiness = own ? readinessOf(state.orders.value.byUnit.get(unit.unit)) : 'idle'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand inside SVG
    <g
      ref={group}
      class="unit"
      style={{ transform: translateTo(centreOf(scenario.map, unit.hex)) }}
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
  const staff = state.view.value.headquarters.find((hq) => hq.hex === cursor)?.hq

  // The keyboard's focus goes with the cursor: to the unit there, or to the map.
  useEffect(() => {
    const viewport = group.current?.closest<HTMLElement>('.map-viewport')
    if (!viewport || !state.byKeyboard.value || !viewport.contains(document.activeElement)) return
    const place = under === undefined ? staff !== undefined && `[data-hq="${staff}"]` : `[data-unit="${under}"]`
    const goal = place ? group.current?.querySelector<SVGGElement>(place) : viewport
    if (goal && goal !== document.activeElement) goal.focus({ preventScroll: true })
  }, [cursor, under, staff, state])

  return (
    <g class="play-units" ref={group}>
      <Headquarters />
      {units.map((unit) => (
        <Unit key={unit.unit} unit={unit} />
      ))}
    </g>
  )
}
