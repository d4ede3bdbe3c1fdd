/** Everything of the map that changes in play, from the ground up. */
import { extentOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'
import { Ground, Objectives } from './Ground.tsx'
import { Cursor, Flashes } from './Marks.tsx'
import { Markers, Offer } from './Offer.tsx'
import { Reach } from './Reach.tsx'
import { Units } from './Units.tsx'

export const PlayLayer = () => {
  const { state } = useInstrument()
  const { width, height } = extentOf(state.bundle.scenario.map)
  return (
    <svg class="map-play map" viewBox={`0 0 ${width} ${height}`}>
      <Markers />
      <Ground />
      <Reach />
      <Cursor />
      <Units />
      <Objectives />
      <Offer />
      <Flashes />
    </svg>
  )
}
