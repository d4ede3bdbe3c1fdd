import { deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Grid, hexAt } from '../../engine/hex.ts'
import { authoredOf, formats, none, texts, tilesOf } from '../../tests/support/tiledMaps.ts'
import { someRuns } from '../../tests/support/turns.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { featuresOf, type MapFeatures, makeMapText } from '../exchange/features.ts'
import { mapExchange as operational } from '../systems/operational/exchange/layout.ts'
import { exportMap, featuresOfTiled, makeTmj, makeTmx, readTiled } from './index.ts'

const gridOf = (width: number, height: number): Grid => ({ width, height })

/** A small map of Tiled as an author would draw it. */
const drawn = (change: Record<string, unknown> = {}) => ({
  type: 'map',
  orientation: 'hexagonal',
  staggeraxis: 'y',
  staggerindex: 'odd',
  width: 3,
  height: 2,
  tilewidth: 56,
  tileheight: 64,
  hexsidelength: 32,
  infinite: false,
  tilesets: [
    {
      firstgid: 1,
      name: 'mine',
      tiles: [
        { id: 0, type: 'clear' },
        { id: 4, properties: [{ name: 'sign', type: 'string', value: 'f' }] },
      ],
    },
  ],
  layers: [{ id: 1, name: 'Terrain', type: 'tilelayer', width: 3, height: 2, data: [1, 1, 5, 1, 5, 1] }],
  ...change,
})
const read = (map: unknown, beside: (name: string) => string | undefined = none) => {
  const report = makeReport()
  const text = typeof map === 'string' ? map : JSON.stringify(map)
  const tiled = readTiled('drawn.tmj', text, beside, report)
  const features = tiled && featuresOfTiled(tiled, operational.layout, tilesOf('operational'), report)
  return { features, said: report.diagnostics.map(({ code, message }) => `${code}: ${message}`) }
}
const layers = (...more: object[]) => drawn({ layers: [...drawn().layers, ...more] })
const objects = (layer: string, ...list: object[]) => layers({ id: 2, name: layer, type: 'objectgroup', objects: list })
const ground = [
  ['.', '.', 'f'],
  ['.', 'f', '.'],
]

describe('a map drawn in Tiled', () => {
  it('is read with tiles of its own', () => {
    const { features, said } = read(drawn())
    expect(said).toEqual([])
    expect(features?.signs).toEqual({
      terrain: ground,
      owner: [
        ['-', '-', '-'],
        ['-', '-', '-'],
      ],
    })
  })

  it.each([
    ['base64', '', (bytes: Buffer) => bytes],
    ['base64', 'zlib', deflateSync],
    ['base64', 'gzip', gzipSync],
  ] as const)('is read from %s %s', (encoding, compression, pack) => {
    const bytes = Buffer.alloc(24)
    ;[1, 1, 5, 1, 5, 1].forEach((gid, index) => {
      bytes.writeUInt32LE(gid, index * 4)
    })
    const [layer] = drawn().layers
    const { features, said } = read(
      drawn({ layers: [{ ...layer, encoding, compression, data: pack(bytes).toString('base64') }] }),
    )
    expect(said).toEqual([])
    expect(features?.signs.terrain).toEqual(ground)
  })

  it('is read from chunks of an infinite map, from a row that stands flush', () => {
    const chunk = { x: 10, y: 5, width: 3, height: 1, data: [1, 5, 1] }
    const { features, said } = read(
      drawn({
        infinite: true,
        layers: [{ id: 1, name: 'terrain', type: 'tilelayer', chunks: [chunk, { ...chunk, y: 4, data: [1, 1, 5] }] }],
      }),
    )
    expect(said).toEqual([])
    expect(features?.signs.terrain).toEqual(ground)
  })

  /** A town in each hex of the ground that is no clear one, as an author would put it there: by pixels. */
  const towns = (...spots: [x: number, y: number][]) => ({
    id: 2,
    name: 'names',
    type: 'objectgroup',
    objects: spots.map(([x, y], index) => ({ id: index + 1, type: 'town', name: `T${index}`, x, y, point: true })),
  })
  const townHexes = (features: MapFeatures | undefined) => features?.lists.names.map(({ hexes }) => hexes?.[0])

  it.each([
    ['a finite map', drawn({ staggerindex: 'even' }).layers[0], false],
    [
      'one without borders',
      {
        id: 1,
        name: 'terrain',
        type: 'tilelayer',
        chunks: [{ x: 0, y: 0, width: 3, height: 2, data: [1, 1, 5, 1, 5, 1] }],
      },
      true,
    ],
  ])('whose first row stands to the right gets a row above it, and all lies where it lay: %s', (_, layer, infinite) => {
    // Rows: 0 begins half a tile to the right, 1 stands flush.
    const map = drawn({ staggerindex: 'even', infinite, layers: [layer, towns([56 * 3, 32], [28 + 56, 48 + 32])] })
    const { features, said } = read(map)
    expect(said).toEqual([
      'tiled-orientation: The first row of the map stands half a hex to the right, and here it is the second: a row is put above it, with the ground of the row below.',
    ])
    expect(features?.signs.terrain).toEqual([ground[0], ...ground])
    expect(features?.signs.owner).toEqual(Array(3).fill(['-', '-', '-']))
    const grid = gridOf(3, 3)
    expect(townHexes(features)).toEqual([hexAt(grid, 2, 1), hexAt(grid, 1, 2)])
  })

  it.each(['tmj', 'tmx'] as const)('keeps what lies on what when layers and groups are moved, in %s', (format) => {
    const map = featuresOf(authoredOf(texts.find(([id]) => id === 'korsun')?.[1] ?? ''), operational.layout)
    const text = formats[format](exportMap(map, operational.layout, tilesOf('operational'), 'operational', 'tiles.png'))
    const readMoved = (moved: string): MapFeatures | undefined => {
      const report = makeReport()
      const tiled = readTiled(`map.${format}`, moved, none, report)
      const features = tiled && featuresOfTiled(tiled, operational.layout, tilesOf('operational'), report)
      expect(report.diagnostics).toEqual([])
      return features
    }
    if (format === 'tmx') {
      // All of it two rows down and a hex to the right.
      const group = text.replace(/(<layer[\s\S]*)(<\/map>)/, '<group id="90" offsetx="56" offsety="96">$1</group>$2')
      expect(readMoved(group)).toEqual(map)
      // The two layers of tiles apart from each other, each by an odd number of rows: what lies on the ground moves with it.
      const owner = text.replace('name="owner"', 'name="owner" offsetx="28" offsety="48"')
      const { signs } = readMoved(owner) ?? {}
      const shifted = map.signs.owner.map((row, y) =>
        row.map((_, x) => map.signs.owner[y - 1]?.[y & 1 ? x : x - 1] ?? '-'),
      )
      expect(signs).toEqual({ terrain: map.signs.terrain, owner: shifted })
      return
    }
    const document = JSON.parse(text)
    const { layers: all, ...rest } = document
    const inGroups = {
      ...rest,
      layers: [{ type: 'group', offsetx: 56, layers: [{ type: 'group', offsety: 96, layers: all }] }],
    }
    expect(readMoved(JSON.stringify(inGroups))).toEqual(map)
    const [tiles, objects] = ['tilelayer', 'objectgroup'].map((type) =>
      all.filter((one: { type: string }) => one.type === type),
    )
    const apart = {
      ...rest,
      layers: [
        { type: 'group', offsetx: -28, offsety: 48, layers: tiles },
        ...objects.map((one: object) => ({ ...one, offsetx: -28, offsety: 48 })),
      ],
    }
    expect(readMoved(JSON.stringify(apart))).toEqual(map)
  })

  it('names tiles that lie apart from the others, as Tiled counts', () => {
    const chunk = { x: 0, y: 0, width: 3, height: 2, data: [1, 1, 5, 1, 5, 1] }
    const far = { x: 140, y: -7, width: 2, height: 1, data: [0, 1] }
    const near = { x: 5, y: 1, width: 2, height: 1, data: [5, 5] }
    const { said } = read(
      drawn({ infinite: true, layers: [{ id: 1, name: 'terrain', type: 'tilelayer', chunks: [far, chunk, near] }] }),
    )
    expect(said).toEqual([
      'tiled-tile-stray: The layer "terrain" has tiles apart from the others, in Tiled at 5,1 and 1 beside it; 141,-7.',
    ])
  })

  it('may have a picture below it to draw over', () => {
    expect(read(layers({ name: 'photo', type: 'imagelayer' })).said).toEqual([])
  })

  it('says that zstd is not read', () => {
    const [layer] = drawn().layers
    expect(read(drawn({ layers: [{ ...layer, encoding: 'base64', compression: 'zstd', data: 'KLUv' }] })).said).toEqual(
      ['tiled-encoding: The layer "Terrain" is packed with zstd, which is not read.'],
    )
  })

  it.each([
    [drawn({ orientation: 'isometric' }), 'tiled-orientation: The map is isometric; here maps are hexagonal.'],
    [drawn({ staggeraxis: 'x' }), 'tiled-orientation: The map has its hexes in columns; here they stand in rows.'],
    [
      drawn({ staggerindex: '' }),
      'tiled-orientation: The map does not say which of its rows stand half a hex to the right.',
    ],
    [drawn({ layers: [] }), 'tiled-layer-missing: The map has no layer of tiles called "terrain".'],
    [
      layers({ name: 'Roads', type: 'objectgroup', objects: [{ id: 1 }] }),
      'tiled-layer-unknown: The layer "Roads" with its object has no place in map.yaml and is left out.',
    ],
    [
      layers({ name: 'ways', type: 'tilelayer', width: 3, height: 2, data: [0, 0, 0, 0, 0, 0] }),
      'tiled-layer-unknown: The layer "ways" is left out: it is no layer of objects.',
    ],
    [
      drawn({ layers: [{ ...drawn().layers[0], data: [1, 1, 9, 1, 5, 1] }] }),
      'tiled-tile-unknown: The layer "Terrain" has a tile without a sign at 0301: number 9.',
    ],
    [
      drawn({ layers: [{ ...drawn().layers[0], data: [1, 1, 0, 1, 5, 1] }] }),
      'tiled-tile-unknown: The layer "Terrain" has no tile at 0301.',
    ],
    [
      drawn({ layers: [{ ...drawn().layers[0], data: [1, 1, 5, 1, 0x80000005, 1] }] }),
      'tiled-tile-turned: Tiles of the layer "Terrain" are turned or mirrored; hexes of a map are not.',
    ],
    [
      drawn({ properties: [{ name: 'boad', value: 'x' }] }),
      'tiled-property-unknown: The map has a property "boad", which has no place in map.yaml.',
    ],
    [
      objects('ways', {
        id: 7,
        x: 28,
        y: 32,
        polyline: [
          { x: 0, y: 0 },
          { x: 112, y: 0 },
        ],
      }),
      'tiled-object-shape: The object 7 of the layer "ways" has no class, so that nobody knows what it is; it is left out.',
    ],
    [
      objects('forts', { id: 7, x: 900, y: 32, point: true }),
      'tiled-object-off: The object 7 of the layer "forts" lies off the map; it is left out.',
    ],
    [
      objects('names', { id: 7, type: 'town', x: 28, y: 32, point: true }),
      'tiled-object-shape: The object 7 of the layer "names" has no name; it is left out.',
    ],
    [
      objects('forts', { id: 7, template: 'fort.tx', x: 28, y: 32 }),
      'tiled-object-shape: The object 7 of the layer "forts" comes from a template, which is not read; it is left out.',
    ],
    [
      objects('bridges', {
        id: 7,
        x: 28,
        y: 32,
        polyline: [
          { x: 0, y: 0 },
          { x: 112, y: 0 },
        ],
      }),
      'tiled-object-shape: The object 7 of the layer "bridges" does not lead from a hex into the next; it is left out.',
    ],
    [
      objects('barriers', {
        id: 7,
        type: 'wadi',
        x: 0,
        y: 16,
        polyline: [
          { x: 0, y: 0 },
          { x: 0, y: 32 },
        ],
      }),
      'tiled-object-off: The object 7 of the layer "barriers" runs along the edge of the map for 1 hexsides, which are left out.',
    ],
    [
      drawn({ tilesets: [{ firstgid: 1, source: '../secret.tsx' }] }),
      'tiled-tileset: The tileset "../secret.tsx" lies outside the folder of the map; it is not read.',
    ],
    [
      drawn({ tilesets: [{ firstgid: 1, source: 'gone.tsx' }] }),
      'tiled-tileset: The tileset "gone.tsx" cannot be read.',
    ],
    ['{', undefined],
    [
      '<?xml version="1.0"?><!DOCTYPE map [<!ENTITY a "b">]><map/>',
      'tiled-unreadable: XML with a DOCTYPE is not read.',
    ],
    ['<world/>', 'tiled-unreadable: This is not a file of Tiled: it has no <map>.'],
    ['<tileset/>', 'tiled-unreadable: This is a tileset of Tiled, and no map.'],
    [
      '{ "name": "t", "tiles": [{"id": 0}], "type": "tileset" }',
      'tiled-unreadable: This is a tileset of Tiled, and no map.',
    ],
    [
      '(function(name,data){ onTileMapLoaded(name,data) })("a", { "tiledversion":"1.11.0" });',
      'tiled-unreadable: This is a map that Tiled has exported as a program.',
    ],
    ['Gg, Gg^Fp, Hh, Ww\n1 Ke, Ch, Gg, Wo^Bw|\n', 'tiled-unreadable: This is a map of Wesnoth.'],
    ['border_size=1\nusage=map\n\nGg, Gg\nGg, Gg\n', 'tiled-unreadable: This is a map of Wesnoth.'],
    [
      '<?xml version="1.0"?><map rows="2" cols="2"><hex row="0" col="0" terrain="1"/></map>',
      'tiled-unreadable: This is a map of OpenPanzer.',
    ],
    ['PK\u0003\u0004\u0014\u0000buildFile.xml', 'tiled-unreadable: This is a packed file, such as a module of VASSAL.'],
    ['\ufffdPNG\r\n\u001a\n', 'tiled-unreadable: This is a picture.'],
    ['{"__proto__": {"layers": []}}', 'tiled-unreadable: This is not a map of Tiled: it has no "layers".'],
  ])('says what it cannot carry: %#', (map, message) => {
    const { said } = read(map)
    if (message === undefined) expect(said[0]).toMatch(/^tiled-unreadable: This is not JSON/)
    else expect(said).toContain(message)
  })

  it('has roads that cross several hexes with one stroke, and rivers with one stroke too', () => {
    const road = {
      id: 1,
      type: 'road',
      name: 'Long road',
      x: 28,
      y: 32,
      polyline: [
        { x: 0, y: 0 },
        { x: 112, y: 0 },
      ],
    }
    const river = {
      id: 2,
      type: 'minor-river',
      x: 0,
      y: 48,
      polyline: [
        { x: 0, y: 0 },
        { x: 168, y: 0 },
      ],
    }
    const { features, said } = read(
      layers(
        { name: 'ways', type: 'objectgroup', objects: [road] },
        { name: 'barriers', type: 'objectgroup', objects: [river] },
      ),
    )
    const grid = gridOf(3, 2)
    expect(features?.lists.ways).toEqual([
      { kind: 'road', name: 'Long road', hexes: [0, 1, 2].map((column) => hexAt(grid, column, 0)) },
    ])
    expect(features?.lists.barriers[0].sides).toHaveLength(5)
    expect(said.filter((line) => !line.startsWith('tiled-object-off'))).toEqual([])
  })

  it('is not taken for a map of another program because of what is written on it', () => {
    const map = featuresOf(authoredOf(texts.find(([id]) => id === 'korsun')?.[1] ?? ''), operational.layout)
    const text = makeTmx(exportMap(map, operational.layout, tilesOf('operational'), 'operational', 'tiles.png'))
    const noted = text.replace(
      '<properties>',
      '<properties><property name="notes">Still to draw:\nRivers, Roads\nTowns</property>',
    )
    const report = makeReport()
    expect(readTiled('map.tmx', noted, none, report)).toBeDefined()
    expect(report.diagnostics).toEqual([])
  })

  it('takes a tileset that stands beside it', () => {
    const tsx =
      '<tileset name="t"><tile id="0" class="clear"/><tile id="4"><properties><property name="sign" value="f"/></properties></tile></tileset>'
    const { features, said } = read(drawn({ tilesets: [{ firstgid: 1, source: 'tiles.tsx' }] }), (name) =>
      name === 'tiles.tsx' ? tsx : undefined,
    )
    expect(said).toEqual([])
    expect(features?.signs.terrain).toEqual(ground)
  })
})

describe('a file that somebody spoilt', () => {
  const { layout } = operational
  /** Cuts, doubles or overwrites a stretch of a text. */
  const spoil = (text: string, at: number, length: number, how: string): string => {
    const from = Math.floor(at * text.length)
    return (
      text.slice(0, from) +
      (how === 'double' ? text.slice(from, from + length).repeat(2) : how) +
      text.slice(from + length)
    )
  }
  it('is read or refused, with a place for every finding, and never crashes', () => {
    const map = featuresOf(authoredOf(texts.find(([id]) => id === 'korsun')?.[1] ?? ''), layout)
    const tiled = exportMap(map, layout, tilesOf('operational'), 'operational', 'tiles.png')
    const files = [makeTmj(tiled), makeTmx(tiled)]
    const words = fc.constantFrom(
      '',
      'double',
      '-1',
      '1e9',
      '"',
      '<',
      '{',
      ']',
      'null',
      '99999999999',
      '&#0;',
      '__proto__',
      'NaN',
      '0,0',
    )
    fc.assert(
      fc.property(
        fc.nat(1),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(60),
        words,
        (which, at, length, how) => {
          const report = makeReport()
          const read = readTiled('spoilt', spoil(files[which], at, length, how), none, report)
          const features = read && featuresOfTiled(read, layout, tilesOf('operational'), report)
          expect(features === undefined).toBe(report.diagnostics.some(({ severity }) => severity === 'error'))
          expect(report.diagnostics.every(({ file }) => file === 'spoilt')).toBe(true)
          if (features !== undefined)
            expect(featuresOf(authoredOf(makeMapText(features, layout)), layout)).toEqual(features)
        },
      ),
      { numRuns: someRuns(400) },
    )
  })

  it('may lie wherever numbers reach, and ends all the same', () => {
    const [layer] = drawn().layers
    const far = {
      id: 1,
      name: 'terrain',
      type: 'tilelayer',
      chunks: [{ x: 1e17, y: 0, width: 1, height: 1, data: [1] }],
    }
    expect(read(drawn({ layers: [far] })).said).toEqual([
      expect.stringMatching(/^tiled-tile-unknown: .* has no tile at 0101/),
    ])
    const owner = { ...layer, id: 2, name: 'owner', offsetx: '1e300', data: Array(6).fill(0) }
    expect(read(drawn({ layers: [layer, owner] })).said).toEqual([])
    const endless = {
      type: 'group',
      offsety: 1e308,
      layers: [{ type: 'group', offsety: 1e308, layers: [{ ...owner, data: Array(6).fill(1) }] }],
    }
    expect(read(drawn({ layers: [layer, endless] })).features?.signs.owner.flat()).toEqual(Array(6).fill('-'))
    expect(read(objects('forts', { id: 7, x: 1e300, y: -1e300, point: true })).said).toEqual([
      'tiled-object-off: The object 7 of the layer "forts" lies off the map; it is left out.',
    ])
  })

  it('may hold so many tiles in all, however they are cut up', () => {
    const data = deflateSync(Buffer.alloc(4 * 2_000_000)).toString('base64')
    const chunks = [0, 1, 2].map((index) => ({ x: 2000 * index, y: 0, width: 2000, height: 1000, data }))
    const packed = { id: 1, name: 'terrain', type: 'tilelayer', encoding: 'base64', compression: 'zlib', chunks }
    expect(read(drawn({ infinite: true, layers: [packed] })).said).toEqual([
      'tiled-unreadable: The layers have more than 4000000 tiles.',
    ])
  })

  it('may not grow beyond all bounds', () => {
    const [layer] = drawn().layers
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64')
    expect(read(drawn({ layers: [{ ...layer, encoding: 'base64', compression: 'zlib', data: bomb }] })).said).toEqual([
      'tiled-encoding: The layer "Terrain" cannot be unpacked.',
    ])
    expect(read(drawn({ layers: [{ ...layer, width: 100_000, height: 100_000, data: '' }] })).said).toEqual([
      'tiled-unreadable: The layers have more than 4000000 tiles.',
    ])
    const deep = `{"type":"map","layers":[${'{"type":"group","layers":['.repeat(40)}${']}'.repeat(40)}]}`
    expect(read(deep).said).toEqual(['tiled-unreadable: Groups of layers are read 16 deep and no deeper.'])
    expect(read(`<map>${'<group>'.repeat(50_000)}`).said[0]).toMatch(/^tiled-unreadable/)
    expect(read('['.repeat(200_000)).said[0]).toMatch(/^tiled-unreadable/)
  })
})
