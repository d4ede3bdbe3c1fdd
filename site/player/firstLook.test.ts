/** Where the map of each battle begins, in windows of three sizes. */
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { frameOf, type Point } from '../../compiler/cartography/geometry.ts'
import { isOfSquares } from '../../engine/board.ts'
import type { Side } from '../../engine/game.ts'
import { playerTable } from '../../tests/support/playerTable.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import type { CameraPlace, Size } from './camera.ts'
import { firstLook, type Interest, interestsOf, smallestWhole } from './firstLook.ts'
import { partsOf } from './systems/index.ts'
import { startTimeline } from './timeline.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const scenarios = await loadScenarios()

/** The room for the map in windows of 1280 by 800, 820 by 1180 and 390 by 844. */
const rooms: readonly Size[] = [
  { width: 960, height: 642 },
  { width: 820, height: 709 },
  { width: 390, height: 612 },
]

/** A battle before its first action, at a table where one side is a person. */
const begun = async (scenario: (typeof scenarios)[number], side: Side) => {
  const ui = await partsOf(scenario.system).ui()
  const { state } = playerTable(ui, scenario, startTimeline(ui.open(scenario), 1))
  state.seats.value = scenario.sides.map((_, one) => (one === side ? 'human' : 'random'))
  state.facing.value = null
  const { map } = scenario
  const least = isOfSquares(map) ? smallestWhole.squares : smallestWhole.hexes
  return { extent: frameOf(map), interests: interestsOf(state), least }
}

const isSeen = ({ x, y }: Point, { scale, ...at }: CameraPlace, { width, height }: Size): boolean => {
  const [left, top] = [x * scale + at.x, y * scale + at.y]
  return left > 0 && left < width && top > 0 && top < height
}

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('%s', (_, scenario) => {
  test.each([0, 1])(
    'side %i sees much of its own at first, and what it is about, in counters that can be read',
    async (side) => {
      const { extent, interests, least } = await begun(scenario, side)
      for (const room of rooms) {
        const place = firstLook(extent, room, interests, least)
        const [across, down] = [room.width / extent.width, room.height / extent.height]
        if (place === undefined) {
          expect(Math.min(across, down)).toBeGreaterThanOrEqual(least)
          continue
        }
        // Counters are 40 map units wide.
        expect(place.scale * 40).toBeGreaterThanOrEqual(34)
        const own = interests.filter(({ weight }) => weight === 4)
        const others = interests.filter(({ weight }) => weight < 4)
        const seen = (all: readonly Interest[]): number => all.filter((one) => isSeen(one, place, room)).length
        expect(interests.length, 'places of interest').toBeGreaterThan(0)
        const window = `${room.width} by ${room.height}`
        expect(seen(own), `own of ${own.length} in ${window}`).toBeGreaterThanOrEqual(own.length / 3)
        expect(seen(others), `others of ${others.length} in ${window}`).toBeGreaterThanOrEqual(others.length / 6)
        // No paper beside a map that is larger than the room.
        const [width, height] = [extent.width * place.scale, extent.height * place.scale]
        if (width >= room.width) expect(place.x).toBeLessThanOrEqual(0.001)
        if (width >= room.width) expect(place.x + width).toBeGreaterThanOrEqual(room.width - 0.001)
        if (height >= room.height) expect(place.y).toBeLessThanOrEqual(0.001)
        if (height >= room.height) expect(place.y + height).toBeGreaterThanOrEqual(room.height - 0.001)
      }
    },
  )
})

test('two groups far apart are not looked at between them', () => {
  const group = (x: number, size: number): Interest[] =>
    Array.from({ length: size }, (_, at) => ({ x: x + 20 * (at % 3), y: 500 + 20 * at, weight: 1 }))
  const [left, right] = [group(100, 3), group(2800, 5)]
  const room = { width: 600, height: 400 }
  const place = firstLook({ x: 0, y: 0, width: 3000, height: 1200 }, room, [...left, ...right], smallestWhole.hexes)
  expect(right.every((one) => place !== undefined && isSeen(one, place, room))).toBe(true)
})
