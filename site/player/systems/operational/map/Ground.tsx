/** The changing parts of the map below the counters: supply, zones of control, the front line, works, sources and hubs, fog. */
import { useMemo } from 'preact/hooks'
import { drawFog } from '../../../../../compiler/cartography/fog.ts'
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { drawMarker } from '../../../../../compiler/systems/operational/cartography/marker.ts'
import { drawObjectives, drawSupplyMarks } from '../../../../../compiler/systems/operational/cartography/marks.ts'
import {
  drawCrossings,
  drawLostForts,
  drawRuins,
  drawStragglers,
} from '../../../../../compiler/systems/operational/cartography/works.ts'
import { Drawn, translate } from '../../../map/Drawn.tsx'
import { Front } from '../../../map/Front.tsx'
import { hexsideOf } from '../../../map/hexes.ts'
import { NamesAgain } from '../../../map/NamesAgain.tsx'
import { further } from '../fetchFurther.ts'
import { sightOf } from '../names.ts'
import { usePlayer } from '../types.ts'

const RangeLayer = further((file) => file.RangeLayer)
const SupplyLayer = further((file) => file.SupplyLayer)
const ZoneLayer = further((file) => file.ZoneLayer)

/** Ruins lie under the front line, bridges over it. */
const Ruins = () => {
  const { derived, scenario, view } = usePlayer()
  const { map } = scenario
  const ruins = derived.table.cities.filter((_, at) => view.ruined[at] === 1)
  const lostForts = map.forts.filter((_, at) => view.fortIntact[at] === 0)
  const drawn = drawRuins(map, ruins) + drawLostForts(map, lostForts)
  return drawn === '' ? null : <Drawn svg={drawn} />
}

const Crossings = () => {
  const { derived, scenario, view } = usePlayer()
  const { crossings } = derived.table
  const now = view.crossing
  const drawn = useMemo(() => {
    const drawnAs = crossings.map((edge, at) => ({ side: hexsideOf(edge), state: now[at] ?? 0 }))
    return drawCrossings(scenario.map, drawnAs)
  }, [scenario, crossings, now])
  return <Drawn svg={drawn} />
}

const FogLayer = () => {
  const { derived, scenario, view } = usePlayer()
  if (!scenario.fog || view.viewer === null) return null
  const { board, terrain, terrains } = derived.table
  // The sea hides nobody and stays as it is.
  const land = [...board.spaces].filter((hex) => terrains[terrain[hex] ?? 0]?.water === false)
  const hidden = land.filter((hex) => sightOf(view, hex) === 'hidden')
  const scouted = land.filter((hex) => sightOf(view, hex) === 'scouted')
  return <Drawn svg={drawFog(scenario.map, hidden, scouted)} />
}

const Marks = () => {
  const { derived, scenario, view } = usePlayer()
  const hubs = view.hubs.flatMap(({ hex, trucks }, at) =>
    hex > 0 ? [{ hex, trucks, side: derived.table.hubSide[at] ?? 0 }] : [],
  )
  const stragglers = view.stragglers.map(({ hex, from }) => ({
    hex,
    steps: from.length,
    side: scenario.units[from[0] ?? 0]?.side ?? 0,
  }))
  return (
    <>
      <Drawn class="marks" svg={drawSupplyMarks(scenario, hubs)} />
      {stragglers.length > 0 && <Drawn class="marks" svg={drawStragglers(scenario.map, stragglers)} />}
    </>
  )
}

/** Enemies of which only a report is known. */
const IntelMarkers = () => {
  const { scenario, view } = usePlayer()
  return (
    <>
      {view.markers.map((marker) => (
        <Drawn
          key={marker.hex}
          transform={translate(centreOf(scenario.map, marker.hex))}
          data-marker={marker.hex}
          svg={drawMarker(marker)}
        />
      ))}
    </>
  )
}

export const Ground = () => {
  const { state, scenario, view } = usePlayer()
  const { fog, supply, front, zones } = state.layers.value
  return (
    <g class="play-ground">
      <Ruins />
      {fog && <FogLayer />}
      {supply && <SupplyLayer />}
      {front && <Front ground={scenario} owners={view.owner} />}
      <Crossings />
      <NamesAgain />
      {zones && <ZoneLayer />}
      <RangeLayer />
      <Marks />
      <IntelMarkers />
    </g>
  )
}

/** Stars stand above counters: what is to be taken must never be hidden. */
export const Objectives = () => {
  const { scenario, view } = usePlayer()
  return <Drawn class="marks play-objectives" svg={drawObjectives(scenario, view.owner)} />
}
