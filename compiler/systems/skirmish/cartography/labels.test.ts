import { describe, expect, it } from 'vitest'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { part } from '../../../../tests/support/part.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import { centreOf, spacesOf, squareSide } from '../../../cartography/geometry.ts'
import { drawHeadquarters, drawTallHeadquarters, placedOnHeadquarters } from './headquarters.ts'
import { drawPlaceNames, labels, placeLabels } from './labels.ts'

const isSkirmish = (one: { readonly system: string }): one is SkirmishScenario => one.system === 'skirmish'
const scenarios = (await loadScenarios()).filter(isSkirmish)
const scenario = part<SkirmishScenario>(scenarios[0])

/** A part of the sheet, from the top left to the bottom right. */
type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Heights of capitals above the line and of descenders below it, and widths, in font sizes: those of both typefaces of the map. */
const [capital, descender, digit] = [0.73, 0.23, 0.66]

const meet = ([left, top, right, bottom]: Box, other: Box): boolean =>
  left < other[2] && other[0] < right && top < other[3] && other[1] < bottom

/** Pixels of a map unit in windows of 390x844, 820x1180, 1280x800 and 1920x1080. */
const scales = [0.76, 1.1, 1.117, 1.7]

/** The size of the names of squares, as `marks.css` sets it by the scale. */
const squareSize = (scale: number): number => Math.max(6, Math.min(11 / scale, labels.square.size))

describe.each(scales)('at %s pixels a map unit', (scale) => {
  it.each(scenarios.map((one) => [one.id, one.map] as const))(
    'no label of %s meets another one, or a counter',
    (_, map) => {
      const fields = [...spacesOf(map)].filter((space) => space <= map.width * map.height)
      const size = squareSize(scale)
      const squares = fields.map((space): Box => {
        const { x, y } = centreOf(map, space)
        const [left, foot] = [x + labels.square.x, y + labels.square.baseline]
        return [left, foot - capital * size, left + 2 * digit * size, foot]
      })
      const places = placeLabels(map).map(({ x, y, wide, text }): Box => {
        const below = /[gjpqy,]/.test(text) ? descender * labels.place.size : 0
        return [x - wide / 2, y - 0.66 * labels.place.size, x + wide / 2, y + below]
      })
      const counters = fields.map((space): Box => {
        const { x, y } = centreOf(map, space)
        return [x - labels.counter, y - labels.counter, x + labels.counter, y + labels.counter]
      })
      const words = [...squares, ...places]
      const met = words.flatMap((one, at) =>
        [...words.slice(at + 1), ...counters].filter((other) => meet(one, other)).map((other) => [one, other]),
      )
      expect(met).toEqual([])
      expect(size * scale, 'the size of the names of squares on the screen').toBeGreaterThan(7.7)
    },
  )
})

describe('names of places', () => {
  /** To what width each name is drawn together; 0 where it is as wide as it is. */
  const widths = (...names: readonly (readonly [space: number, text: string])[]): readonly number[] => {
    const map = { ...scenario.map, names: names.map(([space, text]) => ({ space, text })) }
    const tags = drawPlaceNames({ ...scenario, map }).match(/<text[^>]*>/g) ?? []
    return tags.map((tag) => Number(/textLength="([\d.]+)"/.exec(tag)?.[1] ?? 0))
  }

  it('are no wider than their square beside one another', () => {
    const [long, short] = widths([35, 'Villers-Bocage'], [36, 'Hill'])
    expect(long).toBeGreaterThan(0)
    expect(long).toBeLessThan(squareSide)
    expect(short).toBe(0)
  })

  it('are as wide as they are where nobody is beside them, also at the ends of two rows', () => {
    expect(widths([8, 'Villers-Bocage'], [9, 'Villers-Bocage'], [30, 'Villers-Bocage'])).toEqual([0, 0, 0])
  })
})

describe('aircraft beside a headquarters', () => {
  it('lie on it, from the right, and leave the half with the name of a general', () => {
    const placesOf = (count: number, hasGeneral: boolean): readonly number[] =>
      Array.from({ length: count }, (_, at) => Number(/-?[\d.]+/.exec(placedOnHeadquarters(at, count, hasGeneral))))
    expect(placesOf(1, true)).toEqual([47])
    expect(Math.min(...placesOf(4, true))).toBeGreaterThan(0)
    expect(Math.min(...placesOf(6, false))).toBeGreaterThan(-50)
  })
})

describe('the name of a headquarters', () => {
  const linesOf = (names: readonly string[], draw = drawHeadquarters): readonly string[] => {
    const drawn = draw({ side: 0, names, damage: 0, points: 7 })
    return [...drawn.matchAll(/sk-hq-name"[^>]*>([^<]*)/g)].map(([, line]) => line)
  }

  it('has two lines where one is not enough, and is shortened beside that of a partner', () => {
    expect(linesOf(['116th Infantry and Rangers'])).toEqual(['116th Infantry and', 'Rangers'])
    expect(linesOf(['138th Rifle Division'])).toEqual(['138th Rifle Division'])
    expect(linesOf(['Grenadier battle group', 'Panzers'])).toEqual(['Grenadier battle gr…', 'Panzers'])
  })
  it('has up to three short lines to the left or right of the board', () => {
    expect(linesOf(['Heavy tanks and Panzer Lehr'], drawTallHeadquarters)).toEqual([
      'Heavy tanks',
      'and Panzer',
      'Lehr',
    ])
    expect(linesOf(['Grenadier battle group', 'Panzers'], drawTallHeadquarters)).toEqual([
      'Grenadier',
      'battle',
      'group',
      'Panzers',
    ])
  })
})
