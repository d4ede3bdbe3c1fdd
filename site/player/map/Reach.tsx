/** Where the selected unit can go: a faint wash with one amber outline; what costs the action point is dashed and hatched. */
import { hexsideEnds, outlineOf } from '../../../compiler/cartography/geometry.ts'
import { type Direction, type Grid, type Hex, neighbourOf } from '../../../engine/hex.ts'
import { useInstrument } from '../context.ts'
import type { OrderGroup } from '../systems/operational/orders.ts'
import { unitAt } from '../systems/operational/words.ts'

/** Those of some hexes that lie for the greater part inside a set. */
const enclosed = (map: Grid, within: ReadonlySet<Hex>, hexes: readonly Hex[]): readonly Hex[] =>
  hexes.filter((hex) => around.filter((direction) => within.has(neighbourOf(map, hex, direction))).length >= 3)

const around: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** Where an order can be aimed: enemies dashed in red, other hexes washed, hexsides as amber bars. */
const Aim = ({ group }: { group: OrderGroup }) => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const view = state.view.value
  const enemies = [...group.hexes.keys()].filter((hex) => (unitAt(view, hex)?.side ?? view.side) !== view.side)
  const places = [...group.hexes.keys()].filter((hex) => !enemies.includes(hex))
  return (
    <g class="play-reach">
      {places.length > 0 && <path class="reach-near" d={outlineOf(map, places)} />}
      {enemies.map((hex) => (
        <path key={hex} class="reach-target" d={outlineOf(map, [hex])} />
      ))}
      {[...group.edges.keys()].map((edge) => {
        const [a, b] = hexsideEnds(map, { hex: Math.floor(edge / 6), direction: (edge % 6) as Direction })
        return (
          <g key={edge}>
            <path class="edge-aim" d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
            <circle class="edge-aim-disc" cx={(a.x + b.x) / 2} cy={(a.y + b.y) / 2} r={6.5} />
          </g>
        )
      })}
    </g>
  )
}

export const Reach = () => {
  const { state } = useInstrument()
  const aimed = state.aimed.value
  if (aimed) return <Aim group={aimed} />
  const unit = state.selected.value
  const orders = unit === null ? undefined : state.orders.value.byUnit.get(unit)
  if (!orders) return null
  const { map } = state.bundle.scenario
  const all = [...orders.moves.keys()]
  const near = all.filter((hex) => !orders.extended.has(hex))
  const far = all.length > near.length
  // Own units may be passed: where they stand inside the range the outline runs around them, not between.
  const passed = state.view.value.units.flatMap(({ hex, side }) =>
    hex > 0 && side === state.view.value.side ? [hex] : [],
  )
  near.push(...enclosed(map, new Set(near), passed))
  const targets = [...orders.attacks.keys()]
  return (
    <g class="play-reach">
      {far && <path class="reach-far" d={outlineOf(map, [...new Set([...all, ...near])])} />}
      {all.length > 0 && near.length > 0 && <path class="reach-near" d={outlineOf(map, near)} />}
      {targets.length > 0 && <path class="reach-target" d={outlineOf(map, targets)} />}
    </g>
  )
}
