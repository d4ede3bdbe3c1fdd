import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Direction, type Grid, hexAt, isOnMap, neighbourOf, opposite } from '../../engine/hex.ts'
import {
  authoredOf,
  exchanges,
  formats,
  none,
  systemOfScenario,
  texts,
  tilesOf,
} from '../../tests/support/tiledMaps.ts'
import { someRuns } from '../../tests/support/turns.ts'
import { type Diagnostic, makeReport } from '../diagnostics/diagnostic.ts'
import { type Feature, featuresOf, type MapFeatures, makeMapText } from '../exchange/features.ts'
import { mapExchange as operational } from '../systems/operational/exchange/layout.ts'
import { exportMap, featuresOfTiled, keepComments, readTiled } from './index.ts'

const carry = (
  map: MapFeatures,
  system: string,
  format: keyof typeof formats,
): { back: MapFeatures | undefined; found: readonly Diagnostic[] } => {
  const { layout } = exchanges[system]
  const report = makeReport()
  const name = `map.${format}`
  const tiled = readTiled(
    name,
    formats[format](exportMap(map, layout, tilesOf(system), system, 'tiles.png')),
    none,
    report,
  )
  return { back: tiled && featuresOfTiled(tiled, layout, tilesOf(system), report), found: report.diagnostics }
}

describe('a map that goes to Tiled and back', () => {
  it.each(texts)('of %s is the same, in both formats', (id, text) => {
    const system = systemOfScenario(id)
    const map = featuresOf(authoredOf(text), exchanges[system].layout)
    for (const format of ['tmj', 'tmx'] as const) {
      const { back, found } = carry(map, system, format)
      expect(found).toEqual([])
      expect(back).toEqual(map)
    }
  })

  it.each(texts)('of %s keeps the text of its file, comments and all', (id, text) => {
    const { layout } = exchanges[systemOfScenario(id)]
    const report = makeReport()
    const map = featuresOf(authoredOf(text), layout)
    expect(keepComments(text, map, layout, 'map.yaml', report)).toBe(text)
    expect(featuresOf(authoredOf(makeMapText(map, layout)), layout)).toEqual(map)
    expect(report.diagnostics).toEqual([])
  })
})

const gridOf = (width: number, height: number): Grid => ({ width, height })
const direction = fc.integer({ min: 0, max: 5 }) as fc.Arbitrary<Direction>
const name = fc
  .string({ minLength: 1, maxLength: 20, unit: fc.constantFrom(...'aZ9 \'"&<>:#,é{]-|') })
  .map((text) => `x${text.trim()}`)

/** Any map of the operational system, however odd. */
const anyMap = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }): fc.Arbitrary<MapFeatures> => {
    const grid = gridOf(width, height)
    const hex = fc
      .record({ column: fc.nat(width - 1), row: fc.nat(height - 1) })
      .map(({ column, row }) => hexAt(grid, column, row))
    const side = fc
      .tuple(hex, direction)
      .map(([from, to]) =>
        to < 3 ? { hex: from, direction: to } : { hex: neighbourOf(grid, from, to), direction: opposite(to) },
      )
      .filter((one) => isOnMap(grid, one.hex) && isOnMap(grid, neighbourOf(grid, one.hex, one.direction)))
    const sides = width * height > 1 ? fc.array(side, { minLength: 1, maxLength: 12 }) : fc.constant([])
    const run = fc.tuple(hex, fc.array(direction, { minLength: 1, maxLength: 15 })).map(([from, ways]) => {
      const hexes = [from]
      for (const way of ways) {
        const next = neighbourOf(grid, hexes[hexes.length - 1], way)
        if (isOnMap(grid, next)) hexes.push(next)
      }
      return hexes
    })
    const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 6 })
    const named = fc.option(name, { nil: undefined }).map((text) => (text === undefined ? {} : { name: text }))
    const rows = (signs: readonly string[]) =>
      fc.array(fc.array(fc.constantFrom(...signs), { minLength: width, maxLength: width }), {
        minLength: height,
        maxLength: height,
      })
    return fc.record({
      grid: fc.constant(grid),
      words: fc.constant({}),
      signs: fc.record({ terrain: rows(['.', 'f', 'h', '~']), owner: rows(['1', '2', '-']) }),
      lists: fc.record({
        ways: some(fc.tuple(named, run)).map((all) =>
          all.flatMap(([head, hexes]): Feature[] => (hexes.length > 1 ? [{ kind: 'road', ...head, hexes }] : [])),
        ),
        barriers: some(fc.tuple(named, sides)).map((all) =>
          all.flatMap(([head, list]): Feature[] =>
            list.length > 0 ? [{ kind: 'minor-river', ...head, sides: list }] : [],
          ),
        ),
        bridges: sides.map((all) => all.map((one): Feature => ({ sides: [one] }))),
        damagedBridges: sides.map((all) => all.slice(2).map((one): Feature => ({ sides: [one] }))),
        forts: some(hex).map((all) => all.map((one): Feature => ({ hexes: [one] }))),
        names: some(fc.tuple(name, fc.array(hex, { minLength: 1, maxLength: 4 }), fc.boolean())).map((all) =>
          all.map(
            ([text, hexes, along]): Feature =>
              along
                ? { kind: 'region', name: text, hexes, along: true }
                : { kind: 'town', name: text, hexes: hexes.slice(0, 1) },
          ),
        ),
      }),
    })
  })

describe('any map', () => {
  it('comes back from Tiled as it went, in both formats', () => {
    fc.assert(
      fc.property(anyMap, fc.constantFrom('tmj', 'tmx'), (map, format) => {
        const { back, found } = carry(map, 'operational', format as 'tmj' | 'tmx')
        expect(found).toEqual([])
        expect(back).toEqual(map)
      }),
      { numRuns: someRuns(150) },
    )
  })

  it('is the same when it is written into the file of another one', () => {
    const { layout } = operational
    fc.assert(
      fc.property(anyMap, anyMap, (one, other) => {
        const old = `# Above\n${makeMapText(one, layout)}`
        const text = keepComments(old, other, layout, 'map.yaml', makeReport())
        expect(featuresOf(authoredOf(text), layout)).toEqual(other)
      }),
      { numRuns: someRuns(150) },
    )
  })
})

describe('a file that was there', () => {
  const { layout } = operational
  const old = `# The river valley
kind: map
terrain: |
  . .
   . f
owner: |
  1 1
   2 2
# Roads
ways:
  # The old one
  - {kind: road,  run: 0101 0201} # paved in 1938
  - {kind: rail, run: 0101 0102}
# The end
`
  it('keeps the comments of what is still there, and says which are gone', () => {
    const map = featuresOf(authoredOf(old), layout)
    const report = makeReport()
    const changed: MapFeatures = {
      ...map,
      lists: {
        ...map.lists,
        ways: [map.lists.ways[1], map.lists.ways[0], { kind: 'track', hexes: map.lists.ways[1].hexes }],
      },
    }
    expect(keepComments(old, changed, layout, 'map.yaml', report)).toBe(
      old
        .replace(/ {2}- \{kind: rail.*\n/, '')
        .replace('ways:\n', 'ways:\n  - {kind: rail, run: 0101 0102}\n')
        .replace('# The end', '  - {kind: track, run: 0101 0102}\n# The end'),
    )
    expect(report.diagnostics).toEqual([])
    const less: MapFeatures = { ...map, lists: { ...map.lists, ways: [map.lists.ways[1]] } }
    const text = keepComments(old, less, layout, 'map.yaml', report)
    expect(text).not.toContain('1938')
    expect(report.diagnostics.map(({ code, within }) => [code, within?.line])).toEqual([
      ['tiled-comment-lost', 10],
      ['tiled-comment-lost', 11],
    ])
  })
})
