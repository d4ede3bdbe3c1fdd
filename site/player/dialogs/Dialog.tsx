/** A dialog over the player: the browser keeps the focus in it and gives it back. */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { IconButton } from '../panels/parts.tsx'

export const Dialog = ({ title, wide, children }: { title: string; wide?: boolean; children: ComponentChildren }) => {
  const { actions } = usePlayer()
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()

  useEffect(() => {
    const dialog = element.current
    const before = document.activeElement
    const player = dialog?.closest('.player')
    dialog?.showModal()
    return () => {
      dialog?.close()
      // Keys go on where they were, or on the map.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
        const goal = isThere ? before : player?.querySelector<HTMLElement>('.map-viewport')
        goal?.focus({ preventScroll: true })
      })
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it as Escape does
    <dialog
      ref={element}
      class={wide ? 'dialog wide-dialog' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        actions.close()
      }}
      onClick={(event) => {
        if (event.target === element.current) actions.close()
      }}
    >
      <div class="dialog-body stack">
        <header class="dialog-head">
          <h2 id={heading}>{title}</h2>
          <IconButton class="sheet-close" icon="close" name="Close" press={actions.close} />
        </header>
        {children}
      </div>
    </dialog>
  )
}
