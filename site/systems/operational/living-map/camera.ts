/** Keeps the action visible: the map is larger than the view and moves beneath it. */
import { between, type Point } from '../../../../compiler/cartography/geometry.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Scale relative to filling the view, which leaves room to move. */
const zoom = 1.22

/**
 * The map's scale and the position of its top left corner in pixels that bring a point of the map as near to the view's
 * focus as the map's edges allow.
 */
export const framing = (map: Size, view: Size, focus: Point, point: Point): { readonly scale: number } & Point => {
  const scale = Math.max(view.width / map.width, view.height / map.height) * zoom
  return {
    scale,
    x: between(view.width - map.width * scale, focus.x * view.width - point.x * scale, 0),
    y: between(view.height - map.height * scale, focus.y * view.height - point.y * scale, 0),
  }
}
