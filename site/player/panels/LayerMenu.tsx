/** The menu of the map's layers. */
import { useEffect, useRef } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { listen } from '../listen.ts'
import { Icon } from './Icon.tsx'
import { Button } from './parts.tsx'

export const LayerMenu = () => {
  const { state, actions, camera } = usePlayer()
  const open = state.dialog.value === 'layers'
  const box = useRef<HTMLDivElement>(null)

  // A menu closes when something else is touched.
  useEffect(() => {
    if (!open) return
    const leave = (event: PointerEvent | FocusEvent): void => {
      if (event.target instanceof Node && box.current && !box.current.contains(event.target)) actions.close()
    }
    return listen(document, { pointerdown: leave, focusin: leave })
  }, [open, actions])

  return (
    <div class="menu" ref={box}>
      <Button aria-label="Layers" aria-expanded={open} press={() => (open ? actions.close() : actions.open('layers'))}>
        <Icon name="layers" /> <span class="only-wide">Layers</span>
      </Button>
      {open && (
        <fieldset class="menu-sheet">
          <legend class="visually-hidden">Shown on the map</legend>
          {state.ui.layers.map((layer) => (
            <label key={layer.id} class="check row">
              <input
                type="checkbox"
                checked={state.layers.value[layer.id]}
                onChange={() => actions.toggleLayer(layer.id)}
              />
              {layer.name}
              <kbd>{layer.key}</kbd>
            </label>
          ))}
          {/* On a small map no room is given to buttons: elsewhere these stand at its corner. */}
          <div class="only-narrow">
            <Button class="check row" press={() => camera.fit()}>
              <Icon name="fit" /> The whole map
            </Button>
            <Button class="check row" press={actions.toggleFull}>
              <Icon name="full" /> {state.full.value ? 'Leave the full window' : 'Fill the window'}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
