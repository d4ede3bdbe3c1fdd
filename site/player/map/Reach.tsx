/** Where what is selected or aimed can go: a faint wash with one amber outline; what has its price is dashed. */
import { hexsideEnds, outlineOf } from '../../../compiler/cartography/geometry.ts'
import { usePlayer } from '../context.ts'
import { hexsideOf } from '../orderGroups.ts'

/** Hexsides that the aimed order can take, as amber bars. */
const Edges = ({ edges }: { edges: Iterable<number> }) => {
  const { map } = usePlayer().scenario
  return (
    <>
      {[...edges].map((edge) => {
        const [a, b] = hexsideEnds(map, hexsideOf(edge))
        return (
          <g key={edge}>
            <path class="edge-aim" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <circle class="edge-aim-disc" cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r={6.5} />
          </g>
        )
      })}
    </>
  )
}

export const Reach = () => {
  const { state, scenario } = usePlayer()
  const { map } = scenario
  const reach = state.ui.map.reach(state)
  if (!reach) return null
  const { near, far, targets } = reach
  return (
    <g class="play-reach">
      {far.length > 0 && <path class="reach-far" d={outlineOf(map, far)} />}
      {near.length > 0 && <path class="reach-near" d={outlineOf(map, near)} />}
      {targets.map((hexes) => (
        <path key={hexes[0]} class="reach-target" d={outlineOf(map, hexes)} />
      ))}
      <Edges edges={state.aimed.value?.edges.keys() ?? []} />
    </g>
  )
}
