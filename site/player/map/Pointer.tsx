/** What the tutorial points at: a ring that breathes around a hex. */
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'

export const Pointer = () => {
  const { state, tutor } = useInstrument()
  const hex = tutor.target.value
  if (hex <= 0) return null
  const { x, y } = centreOf(state.bundle.scenario.map, hex)
  return (
    <g class="tutorial-pointer" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle class="casing" r={31} />
      <circle class="ring" r={31} />
    </g>
  )
}
