import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hexAt } from '../../../../engine/hex.ts'
import { sampleScenario } from '../../../../tests/support/sampleMap.ts'
import { nationStyles, sideStyles } from '../../../cartography/colours.ts'
import { mapStyles, stillStyles } from '../../../cartography/styles.ts'
import { drawBoard, drawPicture, drawStill } from './picture.ts'
import { styleRules } from './styles.ts'

const scenario = sampleScenario()
const picture = drawPicture(scenario)
const still = drawStill(scenario)
const attributes = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')
const paths = (svg: string) => attributes(svg, 'd')

/** Checks that every element is closed, in order; throws when not. */
const checkNesting = (svg: string) => {
  const open: string[] = []
  for (const [, closing, name, , own] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!own) open.push(name ?? '')
  }
  expect(open).toEqual([])
}

describe('the picture of a scenario', () => {
  test('is the same every time', () => {
    expect(drawPicture(sampleScenario())).toEqual(picture)
    expect(drawStill(sampleScenario())).toBe(still)
  })

  test('has a symbol for every unit type, and the size of its sheet', () => {
    expect(Object.keys(picture.symbols).sort()).toEqual(Object.keys(scenario.rules.unitTypes).sort())
    expect(picture.width).toBeCloseTo(1247.1, 0)
    expect(picture.height).toBe(784)
  })

  test('is well-formed, and its paths hold numbers only', () => {
    checkNesting(picture.base)
    checkNesting(still)
    checkNesting(drawBoard(scenario, 'board'))
    for (const path of [...paths(picture.base), ...paths(still)])
      expect(path).toMatch(/^[Mm][-\d.\sMmLlHhVvQqCcSsTtAaZz]+$/)
    expect(picture.base).not.toMatch(/NaN|undefined|Infinity|null/)
  })

  test('closes the rings of every ground, of the sea and of rivers', () => {
    const areas = [
      ...picture.base.matchAll(/<path class="(?:ground-\w+|map-sea|map-echo[^"]*|map-river|map-blocks)" d="([^"]+)"/g),
    ]
    expect(areas.length).toBeGreaterThan(12)
    for (const [, path = ''] of areas) {
      expect(path.endsWith('z')).toBe(true)
      expect(path.split('m').length).toBe(path.split('z').length)
    }
  })

  test('stays small: few nodes, and at most 50 bytes a hex compressed', () => {
    const nodes = picture.base.match(/<[a-z]/gi)?.length ?? 0
    expect(nodes).toBeLessThan(400)
    expect((still.match(/<[a-z]/gi)?.length ?? 0) - nodes).toBeLessThan(600)
    expect(gzipSync(picture.base).length).toBeLessThan(50 * scenario.map.width * scenario.map.height)
  })

  test('escapes what authors write', () => {
    expect(scenario.map.names.some(({ name }) => name.includes('<b>'))).toBe(true)
    expect(still).not.toContain('<b>')
    expect(still).toContain('Sfax &#38; Co &#60;b&#62;')
    expect(still).toContain('<title>Sample &#60;&#38;&#62; &#34;quoted&#34;</title>')
    const hostile = {
      ...scenario,
      id: 'x"><script>',
      sides: scenario.sides.map((side) => ({ ...side, colour: { light: 'red;}</style>', dark: '"' } })) as never,
    }
    const nations = nationStyles({ 'a{}b': { colour: { light: 'red;}</style>', dark: '"' } } })
    expect(nations).toContain('.nation-a__b{')
    for (const svg of [drawStill(hostile), drawBoard(hostile, 'b'), sideStyles('main', hostile.sides), nations]) {
      expect(svg).not.toContain('<script')
      expect(svg).not.toContain('red;')
    }
  })

  test('shows every kind of ground, line and mark of the sample', () => {
    for (const name of [
      ...[
        'desert',
        'dunes',
        'salt',
        'bog',
        'swamp',
        'bocage',
        'forest',
        'ruins',
        'hills',
        'mountains',
        'alpine',
        'town',
      ].map((look) => `ground-${look}`),
      ...[
        'sea',
        'river',
        'river-second',
        'wadi',
        'crest',
        'hachures',
        'road',
        'track',
        'rail',
        'rail-ticks',
        'bridge',
        'blocks',
        'fort',
        'grid',
      ].map((line) => `map-${line}`),
      ...[
        'hill',
        'peak',
        'alp',
        'wood-light',
        'wood-dark',
        'tuft',
        'bog',
        'dune',
        'sand',
        'hedge',
        'salt',
        'rubble',
      ].map((sign) => `sign-${sign}`),
      ...['city', 'town', 'village', 'hills', 'sea', 'region', 'river'].map((kind) => `name-${kind}`),
      ...['front', 'counter', 'objective', 'source', 'hub', 'badge'],
    ]) {
      expect(still, name).toMatch(new RegExp(`class="${name}[ "]|class="[^"]*\\b${name}["\\s]`))
    }
  })

  test('the still needs no variables and no more than an SVG renderer', async () => {
    expect(still).not.toMatch(/var\(--map|light-dark/)
    const { width, height } = await sharp(Buffer.from(still)).png().metadata()
    expect([width, height]).toEqual([1247, 784])
    const { channels } = await sharp(Buffer.from(still)).stats()
    // Not one flat colour: the ground, the sea and the counters are all there.
    for (const channel of channels.slice(0, 3)) expect(channel.stdev).toBeGreaterThan(15)
  })

  test('every class that is drawn has a rule, the also in play', () => {
    const drawn = new Set(
      attributes(`${still}${drawBoard(scenario, 'b')}`, 'class').flatMap((value) => value.split(' ')),
    )
    const styled = new Set(
      [
        ...stillStyles(scenario, { look: 'dry', night: 0, scope: '', own: styleRules }).matchAll(/\.([a-z][\w-]*)/g),
      ].map(([, name]) => name),
    )
    const groups =
      /^(map-(sheet|ground|relief|water|signs|lines|names)|hq|counter|marks|units|front|still|board|is-.*|of-[a-z-]+(\d)?|nation-.*|objective|source|hub)$/
    for (const name of drawn) if (!groups.test(name)) expect(styled, name).toContain(name)
  })

  test('the page stylesheet takes every colour from a custom property', () => {
    const [root = '', ...rules] = mapStyles(styleRules).split('\n')
    expect(root).toContain('--map-paper:light-dark(')
    for (const rule of rules.filter((line) => !line.startsWith('[') && !line.startsWith('@')))
      expect(rule).not.toMatch(/#[0-9a-f]{3}/i)
    for (const [, name] of mapStyles(styleRules).matchAll(/var\((--map-[\w-]+)\)/g)) expect(root).toContain(`${name}:`)
  })

  test('a map of a single hex, and one of nothing but sea, can be drawn', () => {
    const tiny = (sign: string) => {
      const map = { ...scenario.map, width: 1, height: 1, ways: [], barriers: [], bridges: [], forts: [], names: [] }
      const id = scenario.map.terrainIds.findIndex((terrain) => scenario.rules.terrain[terrain]?.sign === sign)
      const terrain = new Array<number>(9).fill(0)
      terrain[hexAt(map, 0, 0)] = id
      return drawStill({
        ...scenario,
        map: { ...map, terrain, owner: new Array<number>(9).fill(2) },
        units: [],
        objectives: [],
        sides: scenario.sides.map((side) => ({ ...side, sources: [], hubs: [] })) as never,
      })
    }
    for (const sign of ['.', '~', 'M', 'C']) {
      checkNesting(tiny(sign))
      expect(tiny(sign)).not.toContain('NaN')
    }
  })
})
