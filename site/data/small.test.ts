import { describe, expect, test } from 'vitest'
import type { ScenarioCard } from '../../compiler/bundle.ts'
import { framing } from '../scripts/living-map/camera.ts'
import { colourOf } from './colours.ts'
import { inOrder } from './home.ts'
import { partsOfLine } from './rules.ts'
import { socialHead } from './social.ts'
import { toneOf } from './tone.ts'
import { dayOfTurn, listed, signed } from './words.ts'

describe('words', () => {
  test('days run over the end of a month', () => {
    expect(dayOfTurn('1943-04-29', 2, 2)).toBe('1 May 1943')
  })

  test('numbers carry a true minus sign, and nought none', () => {
    expect([signed(-2), signed(0), signed(3), signed(-1.25, 1)]).toEqual(['−2', '0', '+3', '−1.3'])
  })

  test('lists end with an and', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b and c'])
  })
})

describe('colours of authors', () => {
  test('pass as plain hex colours', () => {
    expect(colourOf({ colour: { light: '#b8860b', dark: '#d9a441' } })).toBe('light-dark(#b8860b, #d9a441)')
  })

  test.each(['red', '#fff', 'url(https://example.org)', '#000000;background:red'])('are refused as %s', (light) => {
    expect(() => colourOf({ colour: { light, dark: '#000000' } })).toThrow(/no colour/)
  })
})

test('scenarios go from easy to hard, then from short to long', () => {
  const card = (id: string, level: ScenarioCard['level'], turns: number) => ({ id, level, turns }) as ScenarioCard
  const cards = [card('c', 'long', 10), card('b', 'short', 8), card('a', 'short', 6), card('z', 'learn', 9)]
  expect(inOrder(cards).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c'])
})

test('an account links the rules that it knows', () => {
  expect(partsOfLine('Hills: −1 (D9, X1)', 'operational', { 'operational.D9': '/d9' })).toEqual([
    { text: 'Hills: −1 (' },
    { text: 'D9', href: '/d9' },
    { text: ', ' },
    { text: 'X1' },
    { text: ')' },
  ])
})

test('a shared link names its picture in full when the site knows its address', () => {
  expect(socialHead(new URL('https://example.org'), '/a.png')[0]?.attrs.content).toBe('https://example.org/a.png')
  expect(socialHead(undefined, undefined)).toEqual([])
})

test('shifts are told apart from other cells', () => {
  expect(['+2', '−1.5', '0', '–', 'yes', '3'].map(toneOf)).toEqual([
    'plus',
    'minus',
    'none',
    'none',
    undefined,
    undefined,
  ])
})

describe('the camera of the living map', () => {
  const map = { width: 1000, height: 800 }
  const view = { width: 500, height: 400 }

  test('puts a point at the focus', () => {
    const { scale, x, y } = framing(map, view, { x: 0.5, y: 0.5 }, { x: 500, y: 400 })
    expect(x + 500 * scale).toBeCloseTo(250)
    expect(y + 400 * scale).toBeCloseTo(200)
  })

  test.each([[{ x: 0, y: 0 }], [{ x: 1000, y: 800 }], [{ x: 1000, y: 0 }]])(
    'never shows what lies beyond the map, even at %o',
    (point) => {
      const { scale, x, y } = framing(map, view, { x: 0.66, y: 0.4 }, point)
      expect(x).toBeLessThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(0)
      expect(x + map.width * scale).toBeGreaterThanOrEqual(view.width - 1e-9)
      expect(y + map.height * scale).toBeGreaterThanOrEqual(view.height - 1e-9)
    },
  )
})
