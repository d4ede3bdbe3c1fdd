type Handlers = { readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void }

/** Listens to events of a target. Returns how to stop. */
export const listen = (target: EventTarget, handlers: Handlers, options?: AddEventListenerOptions): (() => void) => {
  const entries = Object.entries(handlers) as [string, (event: Event) => void][]
  for (const [type, handler] of entries) target.addEventListener(type, handler, options)
  return () => {
    for (const [type, handler] of entries) target.removeEventListener(type, handler, options)
  }
}
