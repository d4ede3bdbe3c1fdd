/** Layers that a first view does not show: supply, zones of control, ranges of headquarters. */
import { outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawSupply, drawZones } from '../../../../../compiler/systems/operational/cartography/overlays.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { Drawn } from '../../../map/Drawn.tsx'
import { usePlayer } from '../types.ts'

/** The supply of the selected unit's side, or of the viewer's. */
export const SupplyLayer = () => {
  const { state, derived, scenario, view } = usePlayer()
  const side = derived.unit?.side ?? derived.own
  const { value } = state.game.supply(derived.known, side)
  return <Drawn svg={drawSupply(scenario.map, value, (hex) => view.owner[hex] === side)} />
}

export const ZoneLayer = () => {
  const { state, derived, scenario } = usePlayer()
  const zones = sides.map((side) => drawZones(scenario.map, state.game.zones(derived.known, side), side))
  return <Drawn svg={zones.join('')} />
}

/** Where the selected headquarters can give orders, or that of the selected unit; all own ones in their layer. */
export const RangeLayer = () => {
  const { state, derived, scenario, view } = usePlayer()
  const { hqOf, board } = derived.table
  const { unit, hq: selected } = derived
  const chosen = selected?.hq ?? (unit && state.aim.value !== null ? (hqOf[unit.unit] ?? -1) : -1)
  const shown = view.headquarters.filter(
    ({ hq, side, hex, trucks }) =>
      hex > 0 && trucks > 0 && (hq === chosen || (state.layers.value.range && side === derived.own)),
  )
  return (
    <>
      {shown.map(({ hq, side }) => {
        const range = state.game.services.ranges.fresh(derived.known, hq)
        const hexes = [...board.spaces].filter((hex) => range[hex] === 1)
        return <path key={hq} class={`hq-range of-side-${side}`} d={outlineOf(scenario.map, hexes)} />
      })}
    </>
  )
}
