/** The place of the tutorial's card over the map: a corner, from which it can be moved; it steps aside when it would hide its subject. */
import { effect } from '@preact/signals'
import type { TargetedPointerEvent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { centreOf, type Point } from '../../../compiler/cartography/geometry.ts'
import { isAcross, nowhere, type Rect, type Size } from '../camera.ts'
import { usePlayer } from '../context.ts'

interface Corner {
  readonly end: 'top' | 'bottom'
  readonly side: 'left' | 'right'
}

/** In the order in which the card goes round the map. */
const corners: readonly [Corner, ...Corner[]] = [
  { end: 'top', side: 'left' },
  { end: 'top', side: 'right' },
  { end: 'bottom', side: 'right' },
  { end: 'bottom', side: 'left' },
]

/** Of the tutorial's ring with the air around it, in map units. */
const ringRadius = 36

const hides = ({ x, y, width, height }: Rect, at: Point, around: number): boolean =>
  at.x > x - around && at.x < x + width + around && at.y > y - around && at.y < y + height + around

/** A card where it would lie in another corner of the map. */
const inCorner = (card: Rect, from: Corner, to: Corner, map: Size): Rect => ({
  ...card,
  x: from.side === to.side ? card.x : map.width - card.x - card.width,
  y: from.end === to.end ? card.y : map.height - card.y - card.height,
})

/** The corner of the card, and what moves it: a press on a button, or its head dragged; the camera is told what the card hides. */
export const usePlaceOfCard = (isThere: boolean) => {
  const { camera, tutorial, scenario } = usePlayer()
  const card = useRef<HTMLElement>(null)
  const [corner, setCorner] = useState(corners[0])
  /** Where a finger has taken hold of it. */
  const held = useRef<Point | null>(null)

  useEffect(() => {
    const element = card.current
    if (!element || !isThere) return
    const tell = (): void => {
      const { offsetLeft: x, offsetTop: y, offsetWidth: width, offsetHeight: height } = element
      const liesOver = height > 0 && getComputedStyle(element).position === 'absolute'
      camera.card.value = liesOver ? { x, y, width, height } : nowhere
    }
    const observer = new ResizeObserver(tell)
    observer.observe(element)
    // The map is larger or smaller: a card in another corner has moved.
    if (element.parentElement) observer.observe(element.parentElement)
    tell()
    return () => observer.disconnect()
  }, [isThere, camera, corner])
  useEffect(() => {
    const hideNothing = (): void => {
      camera.card.value = nowhere
    }
    if (!isThere) hideNothing()
    return hideNothing
  }, [isThere, camera])

  useEffect(
    () =>
      effect(() => {
        // The map makes room first, if it can.
        const { x, y, scale } = camera.atRest.value
        const hex = tutorial?.target.peek() ?? 0
        const hidden = camera.card.peek()
        const map = camera.viewportSize()
        if (hex <= 0 || hidden.width === 0 || isAcross(hidden, map)) return
        const ring = centreOf(scenario.map, hex)
        const at = { x: ring.x * scale + x, y: ring.y * scale + y }
        const isFree = (to: Corner): boolean => !hides(inCorner(hidden, corner, to, map), at, ringRadius * scale)
        if (!isFree(corner)) setCorner(corners.find(isFree) ?? corner)
      }),
    [camera, tutorial, scenario, corner],
  )

  const move = (): void => {
    const next = isAcross(camera.card.peek(), camera.viewportSize()) ? 2 : 1
    setCorner(corners[(corners.indexOf(corner) + next) % corners.length] ?? corner)
  }
  const drop = (): void => {
    const element = card.current
    if (held.current === null || !element) return
    held.current = null
    const map = camera.viewportSize()
    const at = element.getBoundingClientRect()
    const area = element.parentElement?.getBoundingClientRect() ?? at
    const [x, y] = [at.x + at.width / 2 - area.x, at.y + at.height / 2 - area.y]
    element.style.translate = ''
    const [end, side] = [y > map.height / 2 ? 'bottom' : 'top', x > map.width / 2 ? 'right' : 'left']
    setCorner(corners.find((one) => one.end === end && one.side === side) ?? corner)
  }
  const drag = {
    onPointerDown(event: TargetedPointerEvent<HTMLElement>) {
      const isMeant = event.isPrimary && event.button === 0 && camera.card.peek().width > 0
      if (!isMeant || (event.target as Element).closest('button')) return
      held.current = { x: event.clientX, y: event.clientY }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = held.current
      if (from && card.current) card.current.style.translate = `${clientX - from.x}px ${clientY - from.y}px`
    },
    onPointerUp: drop,
    onPointerCancel: drop,
    onLostPointerCapture: drop,
  }
  return { card, corner, move, drag }
}
