/** What lies under the counters and changes: supply, zones of control, the front line, works, sources and hubs, fog. */
import { useMemo } from 'preact/hooks'
import { drawFront, frontierOf } from '../../../../../compiler/cartography/front.ts'
import { centreOf, outlineOf } from '../../../../../compiler/cartography/geometry.ts'
import { watersOf } from '../../../../../compiler/cartography/water.ts'
import { drawFog, drawMarker } from '../../../../../compiler/systems/operational/cartography/fog.ts'
import {
  drawObjectives,
  drawSupply,
  drawSupplyMarks,
  drawZones,
} from '../../../../../compiler/systems/operational/cartography/marks.ts'
import {
  drawCrossings,
  drawLostForts,
  drawRuins,
  drawStragglers,
} from '../../../../../compiler/systems/operational/cartography/works.ts'
import { sides } from '../../../../../engine/game.ts'
import type { Direction } from '../../../../../engine/hex.ts'
import { useInstrument } from '../context.ts'
import { sightOf } from '../words.ts'

/** The side whose supply is shown: that of the selected unit, or the one that looks. */
const supplySide = (state: ReturnType<typeof useInstrument>['state']): 0 | 1 => {
  const unit = state.desk.unit.value === null ? undefined : state.view.value.units[state.desk.unit.value]
  return unit?.side ?? state.view.value.viewer ?? state.view.value.side
}

const SupplyLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const { owner } = state.view.value
  const side = supplySide(state)
  const { value } = state.game.supply(state.desk.known.value, side)
  return <g dangerouslySetInnerHTML={{ __html: drawSupply(map, value, (hex) => owner[hex] === side) }} />
}

const ZoneLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const drawn = sides.map((side) => drawZones(map, state.game.zones(state.desk.known.value, side), side)).join('')
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

const FrontLayer = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const { owner } = state.view.value
  const frontOf = useMemo(() => frontierOf(scenario.map, watersOf(scenario)), [scenario])
  const drawn = useMemo(() => drawFront(scenario.map, frontOf(owner), 'player-front'), [scenario, frontOf, owner])
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

/** Ruins lie under the front line, bridges over it. */
const Ruins = () => {
  const { state } = useInstrument()
  const { cities, scenario } = state.game.table
  const { ruined, fortIntact } = state.view.value
  const drawn =
    drawRuins(
      scenario.map,
      cities.filter((_, at) => ruined[at] === 1),
    ) +
    drawLostForts(
      scenario.map,
      scenario.map.forts.filter((_, at) => fortIntact[at] === 0),
    )
  return drawn === '' ? null : <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

const Crossings = () => {
  const { state } = useInstrument()
  const { crossings, scenario } = state.game.table
  const now = state.view.value.crossing
  const drawn = useMemo(
    () =>
      drawCrossings(
        scenario.map,
        crossings.map((edge, at) => ({
          side: { hex: Math.floor(edge / 6), direction: (edge % 6) as Direction },
          state: now[at] ?? 0,
        })),
      ),
    [scenario, crossings, now],
  )
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />
}

const FogLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const view = state.view.value
  if (!state.bundle.scenario.fog || view.viewer === null) return null
  const { board, terrain, terrains } = state.game.table
  // The sea hides nobody; it stays as it is.
  const land = [...board.hexes].filter((hex) => terrains[terrain[hex] ?? 0]?.water === false)
  const hidden = land.filter((hex) => sightOf(view, hex) === 'hidden')
  const scouted = land.filter((hex) => sightOf(view, hex) === 'scouted')
  return <g dangerouslySetInnerHTML={{ __html: drawFog(map, hidden, scouted) }} />
}

/** Where the selected headquarters can give orders, or that of the selected unit; all own ones in their layer. */
const RangeLayer = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  const { hqOf, board } = state.game.table
  const view = state.view.value
  const unit = state.desk.unit.value
  const chosen = state.desk.hq.value ?? (unit !== null && state.aim.value !== null ? (hqOf[unit] ?? -1) : -1)
  const shown = view.headquarters.filter(
    ({ hq, side, hex, trucks }) =>
      hex > 0 && trucks > 0 && (hq === chosen || (state.layers.value.range && side === (view.viewer ?? view.side))),
  )
  return (
    <>
      {shown.map(({ hq, side }) => {
        const range = state.game.services.ranges.fresh(state.desk.known.value, hq)
        const hexes = [...board.hexes].filter((hex) => range[hex] === 1)
        return <path key={hq} class={`hq-range of-side-${side}`} d={outlineOf(map, hexes)} />
      })}
    </>
  )
}

export const Ground = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const layers = state.layers.value
  const { hubSide } = state.game.table
  const hubs = state.view.value.hubs.flatMap(({ hex, trucks }, at) =>
    hex > 0 ? [{ hex, trucks, side: hubSide[at] ?? 0 }] : [],
  )
  const lost = state.view.value.stragglers.map(({ hex, from }) => ({
    hex,
    steps: from.length,
    side: scenario.units[from[0] ?? 0]?.side ?? 0,
  }))
  return (
    <g class="play-ground">
      <Ruins />
      {layers.fog && <FogLayer />}
      {layers.supply && <SupplyLayer />}
      {layers.front && <FrontLayer />}
      <Crossings />
      {layers.zones && <ZoneLayer />}
      <RangeLayer />
      <g class="marks" dangerouslySetInnerHTML={{ __html: drawSupplyMarks(scenario, hubs) }} />
      {lost.length > 0 && <g class="marks" dangerouslySetInnerHTML={{ __html: drawStragglers(scenario.map, lost) }} />}
      <IntelMarkers />
    </g>
  )
}

/** Enemies of which only this is known. */
const IntelMarkers = () => {
  const { state } = useInstrument()
  const { map } = state.bundle.scenario
  return (
    <>
      {state.view.value.markers.map((marker) => {
        const { x, y } = centreOf(map, marker.hex)
        return (
          <g
            key={marker.hex}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-marker={marker.hex}
            dangerouslySetInnerHTML={{ __html: drawMarker(marker) }}
          />
        )
      })}
    </>
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
