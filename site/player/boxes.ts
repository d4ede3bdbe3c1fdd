/** Boxes beside a board of squares lie where they leave the squares the most room: above and below them, or to the left and right. */
import { signal } from '@preact/signals'
import { frameOf } from '../../compiler/cartography/geometry.ts'
import { isOfSquares, type MapGrid } from '../../engine/board.ts'
import type { Rect, Size } from './camera.ts'

const isLarger = (frame: Size, other: Size, room: Size): boolean => {
  const scaleOf = ({ width, height }: Size): number => Math.min(room.width / width, room.height / height)
  return scaleOf(frame) > scaleOf(other)
}

/** Returns how the part of the plane that a map is in a viewport is found; whoever reads its places learns when its boxes move. */
export const frameFinder = (map: MapGrid): ((room: Size) => Rect) => {
  if (!isOfSquares(map) || map.boxes.length === 0) return () => frameOf(map)
  const liesBeside = signal(false)
  const [sheet, beside] = [frameOf(map), frameOf({ ...map, ...{ boxesLieBeside: true } })]
  Object.defineProperty(map, 'boxesLieBeside', { get: () => liesBeside.value })
  return (room) => {
    liesBeside.value = isLarger(beside, sheet, room)
    return liesBeside.peek() ? beside : sheet
  }
}
