/** Where the selected unit can go: a faint wash with one amber outline; what costs the action point is dashed and hatched. */
import { outlineOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'

export const Reach = () => {
  const { state } = useInstrument()
  const unit = state.selected.value
  const orders = unit === null ? undefined : state.orders.value.byUnit.get(unit)
  if (!orders) return null
  const { map } = state.bundle.scenario
  const here = unit === null ? -1 : (state.position.value.state.hex[unit] ?? -1)
  const all = [...orders.moves.keys()]
  const near = all.filter((hex) => !orders.extended.has(hex))
  const far = all.length > near.length
  if (here > 0) near.push(here)
  const targets = [...orders.attacks.keys()]
  return (
    <g class="play-reach">
      {far && <path class="reach-far" d={outlineOf(map, here > 0 ? [...all, here] : all)} />}
      {all.length > 0 && near.length > 0 && <path class="reach-near" d={outlineOf(map, near)} />}
      {targets.length > 0 && <path class="reach-target" d={outlineOf(map, targets)} />}
    </g>
  )
}
