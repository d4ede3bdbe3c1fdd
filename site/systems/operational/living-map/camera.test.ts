import { expect, test } from 'vitest'
import { framing } from './camera.ts'

const map = { width: 1000, height: 800 }
const view = { width: 500, height: 400 }

test('a point of the map comes to lie at the focus', () => {
  const { scale, x, y } = framing(map, view, { x: 0.5, y: 0.5 }, { x: 500, y: 400 })
  expect(x + 500 * scale).toBeCloseTo(250)
  expect(y + 400 * scale).toBeCloseTo(200)
})

test.each([[{ x: 0, y: 0 }], [{ x: 1000, y: 800 }], [{ x: 1000, y: 0 }]])(
  'what lies beyond the map is never shown, even at %o',
  (point) => {
    const { scale, x, y } = framing(map, view, { x: 0.66, y: 0.4 }, point)
    expect(x).toBeLessThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(0)
    expect(x + map.width * scale).toBeGreaterThanOrEqual(view.width - 1e-9)
    expect(y + map.height * scale).toBeGreaterThanOrEqual(view.height - 1e-9)
  },
)
