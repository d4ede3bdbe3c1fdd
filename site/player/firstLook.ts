/**
 * The first look at a map: all of it where counters can be read so; else the part where most lies that the player cares for, at a scale at
 * which they can.
 */
import { between, centreOf, frameOf, type Point } from '../../compiler/cartography/geometry.ts'
import { isOfSquares, type Space } from '../../engine/board.ts'
import type { CameraPlace, Rect, Size } from './camera.ts'
import type { PlayerState } from './systemUi.ts'

/** A place of the map, and how much the player cares to see it. */
export interface Interest extends Point {
  readonly weight: number
}

/** All of a map is shown no smaller: counters of 32 pixels, those of squares, whose names are larger, of 28. */
export const smallestWhole = { hexes: 0.8, squares: 0.7 } as const
/** A part of it is shown no smaller: counters of 34 pixels, names of villages of 10. */
const smallestPart = 0.85
/** Nor larger, where hexes are not yet coarse: between these it fills the viewport, with all of its height or width in view. */
const largestPart = 1.5
/** Half a counter and its shadow, in map units. */
const halfCounter = 25
/** Stars stand out above their hexes. */
const starsAbove = 3

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box of counters at places; `x` and `y` are its middle. */
const boxOf = (places: readonly Point[]): Box => {
  const span = (values: readonly number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)]
    return [(low + high) / 2, high - low + 2 * halfCounter]
  }
  const [x, width] = span(places.map((place) => place.x))
  const [y, height] = span(places.map((place) => place.y))
  return { x, y, width, height }
}

/** Returns where the map lies in a viewport; undefined where all of it is shown. */
export const firstLook = (
  frame: Rect,
  room: Size,
  interests: readonly Interest[],
  least: number,
): CameraPlace | undefined => {
  const across = room.width / frame.width
  const down = room.height / frame.height
  if (Math.min(across, down) >= least || interests.length === 0) return undefined
  const cover = Math.max(across, down)
  const most = Math.max(...interests.map(({ weight }) => weight))
  const own = boxOf(interests.filter(({ weight }) => weight === most))
  const scale = between(smallestPart, cover, largestPart)
  const [width, height] = [room.width / scale, room.height / scale]
  // No margin at first: what matters is kept away from the edge so far that the map fills the viewport.
  const within = (all: number, shown: number, at: number): number =>
    all <= shown ? all / 2 : between(shown / 2, at, all - shown / 2)
  const inside = ({ x, y }: Point): Point => ({
    x: frame.x + within(frame.width, width, x - frame.x),
    y: frame.y + within(frame.height, height, y - frame.y),
  })
  const seenFrom = (at: Point): readonly Interest[] =>
    interests.filter(
      ({ x, y }) => Math.abs(x - at.x) <= width / 2 - halfCounter && Math.abs(y - at.y) <= height / 2 - halfCounter,
    )
  const weightOf = (seen: readonly Interest[]): number => seen.reduce((sum, { weight }) => sum + weight, 0)
  const best = interests
    .map((interest) => seenFrom(inside(interest)))
    .reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  const box = best.length === 0 ? own : boxOf(best)
  const { x, y } = inside({ x: box.x, y: box.y - starsAbove })
  return { scale, x: room.width / 2 - x * scale, y: room.height / 2 - y * scale }
}

/** The places that the side that looks cares for: its own pieces most, then what else stands on the map, and what both want. */
export const interestsOf = (state: PlayerState): readonly Interest[] => {
  const { scenario, ui } = state
  const side = state.nextToFace.peek()
  const at = (hex: Space, weight: number): Interest => ({ ...centreOf(scenario.map, hex), weight })
  return [
    ...state.pieces.peek().map((piece) => at(piece.hex, piece.side === side ? 4 : 1.5)),
    ...ui.setup.interest(scenario).map((hex) => at(hex, 1)),
  ]
}

/** The first look at the battle on the table, for whoever is to see it next. */
export const firstLookAt = (state: PlayerState, room: Size): CameraPlace | undefined => {
  const least = isOfSquares(state.scenario.map) ? smallestWhole.squares : smallestWhole.hexes
  return firstLook(frameOf(state.scenario.map), room, interestsOf(state), least)
}
