/** The sheet as the compiler drew it: a layer of its own, so that play over it never paints it again. */
import { useMemo } from 'preact/hooks'
import { usePlayer } from '../context.ts'

export const BaseMap = () => {
  const { picture } = usePlayer().state.bundle
  // Drawn by the compiler from checked content, with all text escaped there.
  return useMemo(
    () => (
      <svg
        class="map-base map"
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: picture.base }}
      />
    ),
    [picture],
  )
}
