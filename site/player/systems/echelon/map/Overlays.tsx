/** Layers that a first view does not show: supply with the line of the selected unit, and zones of control. */
import { centreOf, outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { isRegular, lineOf } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { usePlayer } from '../types.ts'

/** Hexes in which units of the viewer would be in full supply; and the line of the selected unit. */
export const Supply = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, own, table } = derived
  const { services } = state.game
  const hexes = [...table.board.spaces].filter((hex) => isRegular(services, known, own, hex))
  return <path class="ec-supplied" d={outlineOf(scenario.map, hexes)} />
}

export const Line = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, own, table, unit } = derived
  if (unit === null || table.side[unit] !== own || known.hex[unit] <= 0) return null
  const { path } = lineOf(state.game.services, known, unit)
  if (path.length < 2) return null
  const points = path.map((hex) => centreOf(scenario.map, hex))
  return <path class="ec-line" d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
}

/** Zones of control as dots, side by side where both reach. */
export const Zones = () => {
  const { state, derived, scenario } = usePlayer()
  const { known, table } = derived
  return (
    <>
      {sides.map((side) => {
        const zones = state.game.services.zones.of(known, side)
        const hexes = [...table.board.spaces].filter((hex) => zones[hex] > 0)
        const dots = hexes.map((hex) => {
          const { x, y } = centreOf(scenario.map, hex)
          return [-12, 0, 12].map((right) => `M${x + right} ${y - 22 + (side === 0 ? 0 : 44)}h.1`).join('')
        })
        return <path key={side} class="ec-zone" data-side={side} d={dots.join('')} />
      })}
    </>
  )
}
