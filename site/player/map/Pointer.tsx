/** What the tutorial points at: a ring that breathes around a hex. */
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'

export const Pointer = () => {
  const { state, tutor } = useInstrument()
  const show = tutor.lesson.value?.show
  const hex = show?.hex ?? (show?.unit === undefined ? -1 : (state.view.value.units[show.unit]?.hex ?? -1))
  if (hex <= 0) return null
  const { x, y } = centreOf(state.bundle.scenario.map, hex)
  return (
    <g class="tutorial-pointer" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="casing" r={31} />
      <circle class="ring" r={31} />
    </g>
  )
}
