/** The menu of the map's layers. */
import { useEffect, useRef } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { fetchFurther, further } from '../fetchFurther.ts'
import { listen } from '../listen.ts'
import { Icon } from './Icon.tsx'
import { Button } from './parts.tsx'

const LayerSheet = further((file) => file.LayerSheet)

export const LayerMenu = () => {
  const { state, actions } = usePlayer()
  const open = state.dialog.value === 'layers'
  const box = useRef<HTMLDivElement>(null)

  // A sheet that cannot be fetched is not open.
  useEffect(() => {
    if (open) fetchFurther().catch(actions.close)
  }, [open, actions])

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
      {open && <LayerSheet />}
    </div>
  )
}
