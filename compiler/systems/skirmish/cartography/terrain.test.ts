import { describe, expect, it } from 'vitest'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { part } from '../../../../tests/support/part.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import { squareSide } from '../../../cartography/geometry.ts'
import { drawHeadquarters, drawPlaceNames, placedOnHeadquarters } from './terrain.ts'

const scenario = part<SkirmishScenario>((await loadScenarios()).find(({ system }) => system === 'skirmish'))

describe('names of places', () => {
  /** To what width each name is drawn together; 0 where it is as wide as it is. */
  const widths = (...names: readonly (readonly [space: number, text: string])[]): readonly number[] => {
    const map = { ...scenario.map, names: names.map(([space, text]) => ({ space, text })) }
    const tags = drawPlaceNames({ ...scenario, map }).match(/<text[^>]*>/g) ?? []
    return tags.map((tag) => Number(/textLength="(\d+)"/.exec(tag)?.[1] ?? 0))
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
    expect(placesOf(1, true)).toEqual([44])
    expect(Math.min(...placesOf(4, true))).toBeGreaterThan(0)
    expect(Math.min(...placesOf(6, false))).toBeGreaterThan(-50)
  })
})

describe('the name of a headquarters', () => {
  const linesOf = (...names: readonly string[]): readonly string[] => {
    const drawn = drawHeadquarters({ side: 0, names, damage: 0, points: 7 })
    return [...drawn.matchAll(/sk-hq-name"[^>]*>([^<]*)/g)].map(([, line]) => line)
  }

  it('has two lines where one is not enough, and is shortened beside that of a partner', () => {
    expect(linesOf('116th Infantry and Rangers')).toEqual(['116th Infantry and', 'Rangers'])
    expect(linesOf('138th Rifle Division')).toEqual(['138th Rifle Division'])
    expect(linesOf('Grenadier battle group', 'Panzers')).toEqual(['Grenadier battle gr…', 'Panzers'])
  })
})
