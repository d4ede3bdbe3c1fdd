/** The drawing of fields: complete for the content, the same every time, in one piece, and light enough for a page. */
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Space } from '../../../../engine/board.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { part } from '../../../../tests/support/part.ts'
import { loadScenarios } from '../../../../tests/support/scenarios.ts'
import { goesOn, regionOf } from '../../../cartography/fields/region.ts'
import { fieldRules } from '../../../cartography/fields/styles.ts'
import { centreOf, squareSide } from '../../../cartography/geometry.ts'
import terrainSchema from '../schemas/terrain.schema.json' with { type: 'json' }
import { drawSheet } from './ground.ts'
import { drawLand, drawSample, type OnSpace } from './land.ts'
import { type Look, layers } from './layers.ts'
import { drawStart } from './picture.ts'
import { styleRules } from './styles.ts'

const isSkirmish = (scenario: { readonly system: string }): scenario is SkirmishScenario =>
  scenario.system === 'skirmish'
const scenarios = (await loadScenarios()).filter(isSkirmish)
const battle = part<SkirmishScenario>(scenarios.find(({ terrain }) => terrain.length > 0))

const thingsOf = ({ terrain, rules }: SkirmishScenario): readonly OnSpace[] =>
  terrain.map(({ space, kind }) => ({ space, terrain: rules.terrain[kind], damage: 0 }))

describe('every terrain', () => {
  const looks = terrainSchema.definitions.entry.properties.look.enum as readonly Look[]
  const bare = drawSample('none' as Look)

  it.each(looks)('%s has a drawing', (look) => {
    expect(layers.some((layer) => layer.looks.includes(look))).toBe(true)
    expect(drawSample(look).length).toBeGreaterThan(bare.length + 100)
  })

  it('of the content looks unlike every other', () => {
    const drawn = Object.values(battle.rules.terrain).map(({ look }) => drawSample(look))
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))('the field of %s', (_, scenario) => {
  const drawing = drawSheet(scenario) + drawStart(scenario)

  it('is drawn the same again, and from numbers', () => {
    expect(drawSheet(scenario) + drawStart(scenario)).toBe(drawing)
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  it('has one grid and one frame', () => {
    expect(drawing.match(/class="map-(grid|neatline)"/g)?.sort()).toEqual(['class="map-grid"', 'class="map-neatline"'])
  })

  it('has a style for each class', () => {
    const styled = new Set(
      [...styleRules, ...fieldRules].flatMap(([selectors]) =>
        [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
      ),
    )
    const land = drawSheet(scenario) + drawLand(scenario, thingsOf(scenario))
    const used = new Set([...land.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(' ')))
    const shared = /^(map-|sign-|of-side-|sk-)/
    expect([...used].filter((name) => !shared.test(name) && !styled.has(name))).toEqual([])
  })

  it('is light: its sheet as it is sent, and the elements of its land', () => {
    expect(gzipSync(drawSheet(scenario)).length).toBeLessThan(14_000)
    expect(drawLand(scenario, thingsOf(scenario)).match(/<[a-z]/g)?.length).toBeLessThan(900)
  })
})

describe('a region', () => {
  const { map } = battle
  const [one, beside, apart]: readonly Space[] = [20, 21, 23]
  const middle = (space: Space) => centreOf(map, space)

  it('has no gap between squares that touch, and ends between others', () => {
    const region = regionOf(map, [one, beside, apart])
    const { x, y } = middle(one)
    expect([0.25, 0.5, 0.75].every((share) => region.has(x + share * squareSide, y))).toBe(true)
    expect(region.has(middle(22).x, y)).toBe(false)
    expect(region.rings(3).length).toBe(2)
  })

  it('goes on beyond the edge of the field if it reaches it', () => {
    const { x, y } = middle(9)
    expect(regionOf(map, [9], goesOn(1)).has(x - squareSide, y)).toBe(true)
    expect(regionOf(map, [9]).has(x - squareSide, y)).toBe(false)
  })
})
