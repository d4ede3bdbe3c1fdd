/** The layers of the map: the sheet, and over it everything that changes in play, from the ground up. */
import { useMemo } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { further } from '../fetchFurther.ts'
import { Cursor, Flashes, Pointer } from './Marks.tsx'
import { Pieces } from './Pieces.tsx'
import { isPlayDrawn } from './parts.ts'

const Effects = further((file) => file.Effects)
const Markers = further((file) => file.Markers)
const Offer = further((file) => file.Offer)
const Reach = further((file) => file.Reach)

/** The sheet as the compiler drew it: a layer of its own, so that play over it never paints it again. */
export const BaseMap = () => {
  const { picture } = usePlayer().state.bundle
  // Drawn by the compiler from checked content, with all text escaped there.
  return useMemo(
    () => (
      <svg class="map-base map" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        <g id="map-base" dangerouslySetInnerHTML={{ __html: picture.base }} />
      </svg>
    ),
    [picture],
  )
}

export const PlayLayer = () => {
  const { state } = usePlayer()
  const { Land, Ground, Above } = state.ui.map
  const { width, height } = state.bundle.picture
  const box = `0 0 ${width} ${height}`
  if (!isPlayDrawn()) return null
  return (
    <>
      {Land && (
        <svg class="map-land map" viewBox={box} aria-hidden="true">
          <Land />
        </svg>
      )}
      <svg class="map-under" viewBox={box} aria-hidden="true">
        <Ground />
        <Reach />
        <Cursor />
      </svg>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: a title would pop up over the whole map; each piece has its own label */}
      <svg class="map-units" viewBox={box}>
        <Pieces />
      </svg>
      <svg class="map-over" viewBox={box} aria-hidden="true">
        <Markers />
        <Above />
        <Pointer />
        <Offer />
        <Effects />
        <Flashes />
      </svg>
    </>
  )
}
