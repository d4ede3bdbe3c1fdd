/** Small marks over the map: the keyboard's cursor, the hex under the pointer, the tutorial's pointer, the results of fights. */
import { centreOf, spacePath } from '../../../compiler/cartography/geometry.ts'
import { usePlayer } from '../context.ts'
import { Box, translate } from './Drawn.tsx'

export const Cursor = () => {
  const { state, scenario } = usePlayer()
  const { map } = scenario
  const pointed = state.pointed.value
  const selected = state.selected.value
  const cursor = spacePath(map, state.cursor.value, 2)
  return (
    <>
      {selected?.kind === 'hex' && <path class="chosen-hex" d={spacePath(map, selected.number, 1)} />}
      {pointed !== null && <path class="pointed-hex" d={spacePath(map, pointed, 1)} />}
      {state.byKeyboard.value && (
        <g class="cursor-hex">
          <path class="cursor-halo" d={cursor} />
          <path class="cursor-line" d={cursor} />
        </g>
      )}
    </>
  )
}

export const Pointer = () => {
  const { tutorial, scenario } = usePlayer()
  const hex = tutorial?.target.value ?? 0
  if (hex <= 0) return null
  return (
    <g class="tutorial-pointer" transform={translate(centreOf(scenario.map, hex))}>
      <circle class="casing" r={31} />
      <circle class="ring" r={31} />
    </g>
  )
}

export const Flashes = () => {
  const { state, scenario } = usePlayer()
  return (
    <g class="play-flashes">
      {state.flashes.value.map(({ hex, text, tone, key, level, delay }) => {
        const { x, y } = centreOf(scenario.map, hex)
        const radius = tone === 'loss' ? 2 : 12
        return (
          <g key={key} transform={translate({ x, y: y - 30 - 26 * level })} style={{ '--delay': `${delay}ms` }}>
            <Box
              class={`flash ${tone}`}
              text={text}
              width={text.length * 7.2 + 18}
              height={24}
              baseline={5}
              radius={radius}
            />
          </g>
        )
      })}
    </g>
  )
}
