/** Everything of the map that changes in play, from the ground up. */
import { extentOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'
import { Ground, Objectives } from '../systems/operational/map/Ground.tsx'
import { Cursor, Flashes } from './Marks.tsx'
import { Markers, Offer } from './Offer.tsx'
import { Pointer } from './Pointer.tsx'
import { Reach } from './Reach.tsx'
import { Units } from './Units.tsx'

export const PlayLayer = () => {
  const { state } = useInstrument()
  const { width, height } = extentOf(state.bundle.scenario.map)
  const box = `0 0 ${width} ${height}`
  return (
    <>
      <svg class="map-under" viewBox={box} aria-hidden="true">
        <Ground />
        <Reach />
        <Cursor />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up over the whole map; each unit has its own label */}
      <svg class="map-units" viewBox={box}>
        <Units />
      </svg>
      <svg class="map-over" viewBox={box} aria-hidden="true">
        <Markers />
        <Objectives />
        <Pointer />
        <Offer />
        <Flashes />
      </svg>
    </>
  )
}
