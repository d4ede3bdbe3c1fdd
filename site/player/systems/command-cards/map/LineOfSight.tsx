/** The line from the selected unit to the enemy that is pointed at; what blocks it is crossed out. command-cards.C13 */
import { centreOf, hexPath } from '../../../../../compiler/cartography/geometry.ts'
import { usePlayer } from '../types.ts'

/** Map units of a cross over a hex that blocks. */
const arm = 7

export const LineOfSight = () => {
  const { state, derived, scenario } = usePlayer()
  const { map } = scenario
  const { sight } = derived
  // An attack has an arrow of its own.
  if (sight === undefined || state.offered.value !== undefined) return null
  const [from, to] = [centreOf(map, sight.from), centreOf(map, sight.to)]
  const path = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  const isFree = sight.blockers.length === 0
  return (
    <g class={isFree ? 'cc-sight' : 'cc-sight is-blocked'}>
      {sight.blockers.map((hex) => (
        <path key={hex} class="cc-blocker" d={hexPath(map, hex, 2)} />
      ))}
      <path class="cc-sight-casing" d={path} />
      <path class="cc-sight-line" d={path} />
      {sight.blockers.map((hex) => {
        const { x, y } = centreOf(map, hex)
        return (
          <path
            key={hex}
            class="cc-cross"
            d={`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0-${2 * arm}l-${2 * arm} ${2 * arm}`}
          />
        )
      })}
    </g>
  )
}
