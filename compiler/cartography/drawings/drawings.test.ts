/** That units are drawn, and that nobody takes one for another. */
import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../../engine/drawing.generated.ts'
import type { UnitDrawing } from '../../../engine/drawing.ts'
import { contentRules as cardRules } from '../../../tests/support/commandCards.ts'
import { echelonRules } from '../../../tests/support/echelon.ts'
import { contentRules as operationalRules } from '../../../tests/support/operational.ts'
import { contentRules } from '../../../tests/support/skirmish.ts'
import common from '../../schemas/common.schema.json' with { type: 'json' }
import { findErrors } from '../../schemas/findErrors.ts'
import { drawLarge, drawUnit, picture } from './draw.ts'
import drawing from './drawing.schema.json' with { type: 'json' }
import { catalogue, hats, packs, things, weapons } from './library.generated.ts'
import { areaTones, strokeTones } from './marks.ts'
import { resolveDrawing } from './resolve.ts'
import { readMarks } from './written.ts'

/** Pixels across a drawing on the smallest counters, where all are drawn as large as can be and size tells nothing. */
const width = 40
const height = Math.round((width * picture.height) / picture.width)

const tones =
  '.dr-body,.dr-lit,.dr-paint{fill:#fff}.dr-dark{fill:#aaa}.dr-shade,.dr-gleam{display:none}' +
  '.dr-edge,.dr-rod,.dr-iron,.dr-cut{fill:none}.dr-edge,.dr-cut{stroke:#000}.dr-rod{stroke:#fff}.dr-iron{stroke:#aaa}'

/** Drawings as they are seen on the smallest counter, in shades of grey: a picture of `width` x `height` bytes each. */
const seen = async (drawings: readonly UnitDrawing[]): Promise<readonly Uint8Array[]> => {
  const cells = drawings.map(
    (one, at) =>
      `<svg y="${at * height}" width="${width}" height="${height}" viewBox="0 0 ${picture.width} ${picture.height}">${drawLarge(one)}</svg>`,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * drawings.length}"><style>${tones}</style>` +
    `<rect width="100%" height="100%" fill="#456"/>${cells.join('')}</svg>`
  const bytes = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer()
  return drawings.map((_, at) => bytes.subarray(at * width * height, (at + 1) * width * height))
}

/** How much two pictures differ, from 0 to 100: the mean difference of the pixels on which either shows something. */
const difference = (one: Uint8Array, other: Uint8Array): number => {
  const ground = one[0]
  const [sum, count] = one.reduce(
    ([sum, count], value, at) =>
      value === ground && other[at] === ground ? [sum, count] : [sum + Math.abs(value - other[at]), count + 1],
    [0, 0],
  )
  return (100 * sum) / (255 * count)
}

const tacticalUnits = new URL('../../../content/systems/tactical/units/', import.meta.url)

/** Less than this, and two are taken for each other: it is what two marks of one fighter differ by. */
const least = 6

/** Pairs of names that look alike. */
const alike = async (drawings: Readonly<Record<string, UnitDrawing>>): Promise<readonly string[]> => {
  const names = Object.keys(drawings)
  const pictures = await seen(Object.values(drawings))
  return names.flatMap((name, at) =>
    names.slice(0, at).flatMap((other, index) => {
      const by = difference(pictures[at], pictures[index])
      return by < least ? [`${name} looks like ${other} (${by.toFixed(1)})`] : []
    }),
  )
}

const nationsOf = (units: Readonly<Record<string, { readonly nation: string }>>): readonly string[] => [
  ...new Set(Object.values(units).map(({ nation }) => nation)),
]

/** Least x and y of the points of a drawing's paths, and the most. Discs are written as their leftmost point and two arcs. */
const extentOf = (svg: string): readonly number[] => {
  const points = [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d]) =>
    d
      .replace(
        /M(\S+) (\S+?)a(\S+) [^z]+z/g,
        (_, x, y, radius) => `${x} ${y - radius}L${+x + 2 * radius} ${+y + +radius} `,
      )
      .split(/[MLQz ]+/)
      .filter((text) => text !== '')
      .map(Number),
  )
  const [xs, ys] = [0, 1].map((axis) => points.filter((_, at) => at % 2 === axis))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

describe('the catalogue of drawings', () => {
  it('fits the schema of drawings', () => {
    const schema = { id: 'drawing', file: 'drawing', files: { common, drawing } }
    expect(findErrors(schema, catalogue)).toEqual([])
  })

  it.each([
    ['in proportion', drawUnit],
    ['as large as can be', drawLarge],
  ])('draws every entry within the picture, %s', (_, draw) => {
    const outside = Object.entries(catalogue).flatMap(([name, one]) => {
      const [left, top, right, bottom] = extentOf(draw(resolveDrawing(one)))
      return left >= 0 && top >= 0 && right <= picture.width && bottom <= picture.height ? [] : [name]
    })
    expect(outside).toEqual([])
  })

  it('has a tone for every mark of its parts', () => {
    const written = [hats, packs, things, weapons].flatMap((parts) =>
      Object.entries(parts).map(([id, part]) => [id, typeof part === 'string' ? part : part.marks] as const),
    )
    const tones: readonly string[] = [...areaTones, ...strokeTones]
    const unknown = written.flatMap(([id, marks]) =>
      readMarks(marks).flatMap(({ tone }) => (tones.includes(tone) ? [] : [`${id}: ${tone}`])),
    )
    expect(unknown).toEqual([])
  })
})

describe('drawings of units', () => {
  const skirmish = Object.entries(contentRules().unitTypes)

  it.each(['german', 'soviet', 'uk', 'us'])('tell the cards of a nation apart: %s', async (nation) => {
    const cards = skirmish.filter(([, unit]) => unit.nation === nation).map(([id, unit]) => [id, unit.drawing] as const)
    expect(await alike(Object.fromEntries(cards))).toEqual([])
  })

  const { nations, unitTypes } = cardRules()

  it.each(Object.keys(nations))('tell the types of units in battles led by cards apart: %s', async (nation) => {
    const types = Object.entries(unitTypes).map(
      ([id, { drawing, drawings }]) => [id, drawings[nation] ?? drawing] as const,
    )
    expect(types.filter(([, one]) => one === undefined)).toEqual([])
    expect(await alike(Object.fromEntries(types) as Record<string, UnitDrawing>)).toEqual([])
  })

  const { unitTypes: formations } = operationalRules()

  it.each(nationsOf(formations))('tell the unit types of operational battles apart: %s', async (nation) => {
    const types = Object.entries(formations).filter(([, type]) => type.nation === nation)
    // The support of tests reads them as authors write them.
    const written = types.map(([id, type]) => [id, (type.drawing ?? {}) as Drawing] as const)
    expect(written.filter(([, one]) => one.like === undefined)).toEqual([])
    expect(await alike(Object.fromEntries(written.map(([id, one]) => [id, resolveDrawing(one)])))).toEqual([])
  })

  const { designs } = echelonRules()

  /**
   * Units of echelon are told apart by their unit type, which is their arm. Those of one arm that have the same equipment are one type
   * here: a worn division, a full one and a brigade are the same men with the same weapons, and the counter prints what differs, their size and
   * strength. Those that have another drawing must not look like the rest of their arm either.
   */
  it.each(nationsOf(designs))('tell the arms of echelon campaigns and their equipment apart: %s', async (nation) => {
    const units = Object.entries(designs).filter(([, design]) => design.nation === nation)
    expect(units.flatMap(([id, { drawing }]) => (drawing ? [] : [id]))).toEqual([])
    const types = new Map(units.map(([id, { type, drawing }]) => [JSON.stringify([type, drawing]), [id, drawing]]))
    expect(await alike(Object.fromEntries(types.values()) as Record<string, UnitDrawing>)).toEqual([])
  })

  const equipment = readdirSync(tacticalUnits).map((file) => {
    const { entries } = load(readFileSync(new URL(file, tacticalUnits), 'utf8')) as {
      entries: Readonly<Record<string, { readonly drawing: Drawing & { readonly like: string } }>>
    }
    return [file.replace('.yaml', ''), Object.values(entries).map(({ drawing }) => drawing)] as const
  })
  const common = equipment.flatMap(([name, drawings]) => (name === 'common' ? drawings : []))

  // Marks of one vehicle share a drawing: their names and years tell them apart.
  it.each(equipment)('tell the equipment of battalions apart: %s', async (_, drawings) => {
    const names = new Map([...common, ...drawings].map((drawing) => [drawing.like, resolveDrawing(drawing)]))
    expect(await alike(Object.fromEntries(names))).toEqual([])
  })

  it('are seen to be alike when two of them are', async () => {
    const [tiger, panther] = [{ like: 'tiger-1' }, { like: 'panther' }].map((one) => resolveDrawing(one as Drawing))
    expect(await alike({ tiger, panther })).toEqual([])
    expect(await alike({ tiger, panther, other: { ...tiger } })).toEqual([
      expect.stringContaining('other looks like tiger'),
    ])
  })
})
