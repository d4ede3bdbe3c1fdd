/** Zoom and full screen, at the corner of the map. */
import { useInstrument } from '../context.ts'
import { Icon, type IconName } from '../panels/Icon.tsx'

export const MapControls = () => {
  const { state, control, camera } = useInstrument()
  const buttons: readonly (readonly [IconName, string, () => void])[] = [
    ['plus', 'Zoom in', () => control.zoom(1.35)],
    ['minus', 'Zoom out', () => control.zoom(1 / 1.35)],
    ['fit', 'Show the whole map', () => camera.fit()],
    ['full', state.full.value ? 'Leave the full window' : 'Fill the window', control.toggleFull],
  ]
  return (
    <div
      class="map-controls"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
    >
      {buttons.map(([icon, label, press]) => (
        <button key={icon} type="button" class={`map-button zoom-${icon}`} title={label} onClick={press}>
          <Icon name={icon} />
          <span class="visually-hidden">{label}</span>
        </button>
      ))}
    </div>
  )
}
