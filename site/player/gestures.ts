/** Mouse, touch and wheel on the map: drag pans, pinch and wheel zoom, a tap or click chooses. */
import type { Camera } from './camera.ts'
import { listen } from './listen.ts'

export interface Gestures {
  /** A click or tap at a point of the viewport. */
  choose(x: number, y: number, touch: boolean): void
  /** The mouse is over a point, or has left (undefined). */
  point(x: number | undefined, y: number | undefined): void
}

/** Pixels that a press may wander and still be a click. */
const slack = 6

interface Press {
  x: number
  y: number
  moved: boolean
}

export const listenForGestures = (viewport: HTMLElement, camera: Camera, gestures: Gestures): (() => void) => {
  const presses = new Map<number, Press>()
  let pinched = false
  const at = (event: PointerEvent | WheelEvent): { x: number; y: number } => {
    const box = viewport.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return
    if (presses.size === 0) pinched = false
    presses.set(event.pointerId, { ...at(event), moved: false })
    if (presses.size === 2) pinched = true
  }

  const move = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId)
    const now = at(event)
    if (!press) {
      if (event.pointerType === 'mouse') gestures.point(now.x, now.y)
      return
    }
    const [dx, dy] = [now.x - press.x, now.y - press.y]
    if (!press.moved && Math.hypot(dx, dy) < slack) return
    if (!press.moved) {
      press.moved = true
      viewport.setPointerCapture(event.pointerId)
      viewport.classList.add('is-dragged')
      gestures.point(undefined, undefined)
    }
    const other = [...presses].find(([id]) => id !== event.pointerId)?.[1]
    if (other) pinch(press, now, other)
    else camera.panBy(dx, dy)
    press.x = now.x
    press.y = now.y
  }

  /** One finger moves while the other rests: zoom by the ratio of their distances about their middle, and pan by half. */
  const pinch = (before: Press, now: { x: number; y: number }, other: Press): void => {
    const was = Math.hypot(before.x - other.x, before.y - other.y)
    const is = Math.hypot(now.x - other.x, now.y - other.y)
    camera.panBy((now.x - before.x) / 2, (now.y - before.y) / 2)
    if (was > 0) camera.zoomBy(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2)
  }

  const up = (event: PointerEvent): void => {
    const press = presses.get(event.pointerId)
    presses.delete(event.pointerId)
    viewport.classList.remove('is-dragged')
    if (!press || press.moved || pinched || event.type === 'pointercancel' || event.button !== 0) return
    const { x, y } = at(event)
    gestures.choose(x, y, event.pointerType !== 'mouse')
  }

  const leave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') gestures.point(undefined, undefined)
  }

  // A page must not lose its scrolling to a map that nobody plays: the wheel zooms once the player has been touched.
  const isPlayed = (): boolean => {
    const player = viewport.closest('.player')
    return player !== null && (player.contains(document.activeElement) || player.classList.contains('is-full'))
  }

  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !isPlayed()) return
    event.preventDefault()
    const { x, y } = at(event)
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1
    // A trackpad's pinch arrives as a wheel with Ctrl and small steps.
    const speed = event.ctrlKey ? 0.012 : 0.0018
    camera.zoomBy(Math.exp(-event.deltaY * lines * speed), x, y)
  }

  const handlers = {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: up,
    pointerleave: leave,
    wheel,
  }
  return listen(viewport, handlers, { passive: false })
}
