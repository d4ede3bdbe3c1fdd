/** Zoom and full screen, at the corner of the map. */
import { usePlayer } from '../context.ts'
import type { IconName } from '../panels/Icon.tsx'
import { IconButton } from '../panels/parts.tsx'

export const MapControls = () => {
  const { state, actions, camera } = usePlayer()
  const buttons: readonly (readonly [IconName, string, () => void])[] = [
    ['plus', 'Zoom in', () => actions.zoom(1.35)],
    ['minus', 'Zoom out', () => actions.zoom(1 / 1.35)],
    ['fit', 'Show the whole map', () => camera.fit()],
    ['full', state.full.value ? 'Leave the full window' : 'Fill the window', actions.toggleFull],
  ]
  return (
    <div
      class="map-controls"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      {buttons.map(([icon, label, press]) => (
        <IconButton key={icon} class={`map-button zoom-${icon}`} title={label} icon={icon} name={label} press={press} />
      ))}
    </div>
  )
}
