/** What lies under the counters and changes: supply, zones of control, the front line, sources and hubs. */
import { useMemo } from 'preact/hooks'
import { drawFront, frontierOf } from '../../../compiler/cartography/front.ts'
import { drawObjectives, drawSupply, drawSupplyMarks, drawZones } from '../../../compiler/cartography/marks.ts'
import { drawBridges, watersOf } from '../../../compiler/cartography/water.ts'
import { sides } from '../../../engine/game.ts'
import { useInstrument } from '../context.ts'

/** The side whose supply is shown: that of the selected unit, or the one that looks. */
const supplySide = (state: ReturnType<typeof useInstrument>['state']): 0 | 1 => {
  const unit = state.selected.value === null ? undefined : state.view.value.units[state.selected.value]
  return unit?.side ?? state.view.value.viewer ?? state.view.value.side
}

const SupplyLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const { owner } = state.view.value
  const side = supplySide(state)
  const { value } = state.game.supply(state.position.value.state, side)
  return <g dangerouslySetInnerHTML={{ __html: drawSupply(map, value, (hex) => owner[hex] === side) }} />
}

const ZoneLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const drawn = sides.map((side) => drawZones(map, state.game.zones(state.position.value.state, side), side)).join('')
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

const FrontLayer = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { owner } = state.view.value
  const frontOf = useMemo(() => frontierOf(scenario.map, watersOf(scenario)), [scenario])
  const bridges = useMemo(() => drawBridges(scenario), [scenario])
  const drawn = useMemo(
    () => drawFront(scenario.map, frontOf(owner), 'player-front') + bridges,
    [scenario, frontOf, bridges, owner],
  )
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

export const Ground = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const layers = state.layers.value
  return (
    <g class="play-ground">
      {layers.supply && <SupplyLayer />}
      {layers.front && <FrontLayer />}
      {layers.zones && <ZoneLayer />}
      <g class="marks" dangerouslySetInnerHTML={{ __html: drawSupplyMarks(scenario, state.view.value.hubAlive) }} />
    </g>
  )
}

/** Stars stand above counters: what is to be taken must never be hidden. */
export const Objectives = () => {
  const { state } = useInstrument()
  return (
    <g
      class="marks play-objectives"
      dangerouslySetInnerHTML={{ __html: drawObjectives(state.bundle.scenario, state.view.value.owner) }}
    />
  )
}
