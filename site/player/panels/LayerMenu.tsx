/** What the map shows. */
import { useEffect, useRef } from 'preact/hooks'
import { useInstrument } from '../context.ts'
import { Icon } from './Icon.tsx'

export const LayerMenu = () => {
  const { state, control, camera } = useInstrument()
  const open = state.dialog.value === 'layers'
  const box = useRef<HTMLDivElement>(null)

  // A menu closes when something else is touched.
  useEffect(() => {
    if (!open) return
    const leave = (event: PointerEvent | FocusEvent): void => {
      if (event.target instanceof Node && box.current && !box.current.contains(event.target)) control.open(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open, control])

  return (
    <div class="menu" ref={box}>
      <button type="button" class="button" aria-expanded={open} onClick={() => control.open(open ? null : 'layers')}>
        <Icon name="layers" /> <span class="only-wide">Layers</span>
        <span class="visually-hidden only-narrow">Layers</span>
      </button>
      {open && (
        <fieldset class="menu-sheet">
          <legend class="visually-hidden">Shown on the map</legend>
          {state.ui.layers.map((layer) => (
            <label key={layer.id} class="check">
              <input
                type="checkbox"
                checked={state.layers.value[layer.id]}
                onChange={() => control.toggleLayer(layer.id)}
              />
              {layer.name}
              <kbd>{layer.key}</kbd>
            </label>
          ))}
          {/* Where the map is small, nothing of it is given to buttons: these stand at its corner elsewhere. */}
          <div class="only-narrow">
            <button type="button" class="check" onClick={() => camera.fit()}>
              <Icon name="fit" /> The whole map
            </button>
            <button type="button" class="check" onClick={control.toggleFull}>
              <Icon name="full" /> {state.full.value ? 'Leave the full window' : 'Fill the window'}
            </button>
          </div>
        </fieldset>
      )}
    </div>
  )
}
