/** Small marks over the map: the keyboard's cursor, the hex under the pointer, the results of fights. */
import { centreOf, hexPath } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'

export const Cursor = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const pointed = state.pointed.value
  const { value: selected } = state.selected
  return (
    <>
      {selected?.kind === 'hex' && <path class="chosen-hex" d={hexPath(map, selected.number, 1)} />}
      {pointed !== null && <path class="pointed-hex" d={hexPath(map, pointed, 1)} />}
      {state.byKeyboard.value && (
        <g class="cursor-hex">
          <path class="cursor-halo" d={hexPath(map, state.cursor.value, 2)} />
          <path class="cursor-line" d={hexPath(map, state.cursor.value, 2)} />
        </g>
      )}
    </>
  )
}

export const Flashes = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  return (
    <g class="play-flashes">
      {state.flashes.value.map(({ hex, text, tone, key }) => {
        const { x, y } = centreOf(map, hex)
        const width = text.length * 7.2 + 18
        return (
          <g key={key} transform={`translate(${x.toFixed(1)} ${(y - 30).toFixed(1)})`}>
            <g class={`flash ${tone}`}>
              <rect x={-width / 2} y={-12} width={width} height={24} rx={tone === 'loss' ? 2 : 12} />
              <text y={5}>{text}</text>
            </g>
          </g>
        )
      })}
    </g>
  )
}
