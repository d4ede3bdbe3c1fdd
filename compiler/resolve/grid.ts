/** Reads a layer of a map: signs in rows, one per space, separated by blanks; of hexes even lines begin with one blank more. */
import { type MapGrid, type Space, spaceAt } from '../../engine/board.ts'
import { oncePer } from '../../engine/once.ts'
import type { Edit, Place, Report } from '../diagnostics/diagnostic.ts'
import { lastPlain, type PlainGrid, readPlainGrid } from './plainGrid.ts'

/** Widest and highest map: hex names have two digits each way. */
export const mostRows = 99

/** A sign of a layer and where it stands in the text. */
export interface Sign {
  readonly sign: string
  readonly line: number
  readonly column: number
}

export interface Layer {
  readonly width: number
  readonly height: number
  /** By row, then column; short rows are short here too. */
  readonly rows: readonly (readonly Sign[])[]
  /** The codes of the signs, where all of them are signs of ASCII: they tell the same as `rows`, which need not be made then. */
  readonly codes?: Uint8Array
  /** The place of a sign in the file. */
  placeOf(row: number, column: number): Place
}

/** A layer without a fault: it looks for a sign in the text when somebody asks where it stands. */
const makePlainLayer = (grid: PlainGrid, text: string, place: Place): Layer => {
  let known: readonly (readonly Sign[])[] | undefined
  const rows = (): readonly (readonly Sign[])[] => {
    known ??= linesOf(text).map(signsOf)
    return known
  }
  return {
    ...grid,
    get rows() {
      return rows()
    },
    placeOf: (row, column) => placeOfSign(rows()[row]?.[column], place),
  }
}

/** The place of a sign of a layer; that of the layer where there is none. */
const placeOfSign = (sign: Sign | undefined, place: Place): Place =>
  sign === undefined ? place : { ...place, within: { line: sign.line, column: sign.column, length: sign.sign.length } }

/** The lines of a layer, without empty ones at the end. */
const linesOf = (text: string): string[] => {
  const lines = text.split('\n')
  while (lines.length > 0 && lines[lines.length - 1].trim() === '') lines.pop()
  return lines
}

/** Rows of hexes of equal length, or with every second one a hex shorter, where half hexes are not played on; or rows of squares. */
export type RowShape = 'even' | 'staggered' | 'squares'

/** Reads the signs of a layer. Rows of other lengths and misleading indentation are reported. */
export const readLayer = (text: string, place: Place, report: Report, shape: RowShape = 'even'): Layer => {
  const plain = readPlainGrid(text, shape === 'staggered', mostRows)
  if (plain !== undefined) return makePlainLayer(plain, text, place)
  const rows = linesOf(text).map(signsOf)
  const noun = shape === 'squares' ? 'squares' : 'hexes'
  const isShorter = (index: number): boolean => shape === 'staggered' && index % 2 === 1
  const width = widthOf(rows, isShorter)
  const spot = (sign: Sign): Place => placeOfSign(sign, place)
  rows.forEach((row, index) => {
    if (row.length === width || (isShorter(index) && row.length === width - 1)) return
    const odd = row[Math.min(width, row.length - 1)] ?? { sign: ' ', line: index, column: 0 }
    report.error('map-row-length', spot(odd), `Row ${index + 1} has ${row.length} ${noun}; the others have ${width}.`, {
      hint: row.some(({ sign }) => sign.length > 1)
        ? 'Put a blank between signs.'
        : shape === 'squares'
          ? 'Each square has a sign.'
          : 'Each hex has a sign; ~ is sea in the terrain, - nobody in the owner.',
    })
  })
  if (width === 0) report.error('map-rows', place, `The map has no ${noun}.`)
  if (rows.length > mostRows || width > mostRows) {
    report.error(
      'map-rows',
      place,
      `The map is ${width} ${noun} wide and ${rows.length} high; at most ${mostRows} each way are possible.`,
    )
  } else if (shape !== 'squares') warnOfIndentation(rows, spot, report)
  const placeOf = (row: number, column: number): Place => placeOfSign(rows[row]?.[column], place)
  return { width: Math.min(width, mostRows), height: Math.min(rows.length, mostRows), rows, placeOf }
}

/** The signs of a line: what stands between blanks. */
const signsOf = (text: string, line: number): Sign[] =>
  [...text.matchAll(/\S+/gu)].map(({ 0: sign, index }) => ({ sign, line, column: index }))

const numberings = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, number>>()

/** By sign: one more than the place of its terrain in the list; 0 for the sign of what is off the map, where there is one. */
export const numbersOf = (terrainBySign: ReadonlyMap<string, string>, empty?: string): ReadonlyMap<string, number> => {
  const known = numberings.get(terrainBySign)
  if (known !== undefined) return known
  const numbers = new Map([...terrainBySign.keys()].map((sign, at) => [sign, at + 1]))
  if (empty !== undefined) numbers.set(empty, 0)
  numberings.set(terrainBySign, numbers)
  return numbers
}

/** By code of a sign of ASCII: what it means; -1 where it means nothing. Longer signs and others are not among them. */
const meaningsByCode = oncePer((bySign: ReadonlyMap<string, number>): Int16Array => {
  const byCode = new Int16Array(lastPlain + 1).fill(-1)
  for (const [sign, meaning] of bySign) if (sign.length === 1) byCode[sign.charCodeAt(0)] = meaning
  // Where a row is a hex shorter there is no code.
  byCode[0] = 0
  return byCode
})

/**
 * Lays what the signs of a layer mean on the spaces of a grid that is at least as large. `visit` is told of every space whose sign
 * means nothing, and of those that the layer does not have at all, without a sign.
 */
export const layMeanings = (
  grid: MapGrid,
  layer: Layer,
  bySign: ReadonlyMap<string, number>,
  onto: number[],
  visit: (space: Space, sign: string | undefined, row: number, column: number) => void,
): void => {
  if (layCodes(grid, layer, bySign, onto)) return
  for (let row = 0; row < grid.height; row++) {
    const signs = layer.rows[row] ?? []
    for (let column = 0; column < grid.width; column++) {
      const space = spaceAt(grid, column, row)
      if (row >= layer.height || column >= layer.width) visit(space, undefined, row, column)
      else if (column < signs.length) {
        const { sign } = signs[column]
        const meaning = bySign.get(sign)
        if (meaning === undefined) visit(space, sign, row, column)
        else onto[space] = meaning
      }
    }
  }
}

/** The same by the codes of the signs; false where there are none, or where some mean nothing. */
const layCodes = (grid: MapGrid, layer: Layer, bySign: ReadonlyMap<string, number>, onto: number[]): boolean => {
  const { codes, width, height } = layer
  if (codes === undefined || width !== grid.width || height !== grid.height) return false
  const byCode = meaningsByCode(bySign)
  for (let row = 0; row < height; row++) {
    const first = spaceAt(grid, 0, row)
    for (let column = 0; column < width; column++) {
      const meaning = byCode[codes[row * width + column]]
      if (meaning < 0) return false
      onto[first + column] = meaning
    }
  }
  return true
}

/** The width of most rows that are not shorter than the others. */
const widthOf = (rows: readonly (readonly Sign[])[], isShorter: (index: number) => boolean): number =>
  commonest(rows.filter((_, index) => !isShorter(index)).map((row) => row.length))

const commonest = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>()
  let best = numbers[0] ?? 0
  for (const number of numbers) {
    const count = (counts.get(number) ?? 0) + 1
    counts.set(number, count)
    if (count > (counts.get(best) ?? 0)) best = number
  }
  return best
}

/** Gives a row other blanks before its first sign. */
const indent = ({ sign, line, column }: Sign, place: Place, expected: number): Edit => {
  const [at, text] =
    column > expected
      ? [{ line, column: expected, length: column - expected }, '']
      : [{ line, column, length: sign.length }, ' '.repeat(expected - column) + sign]
  return { do: 'replace', at: { ...place, within: at }, text }
}

/** Rows that are all flush mislead nobody; rows that are indented against the half hex do. */
const warnOfIndentation = (rows: readonly (readonly Sign[])[], spot: (sign: Sign) => Place, report: Report): void => {
  const indents = rows.map((row) => row[0]?.column ?? 0)
  const least = Math.min(...indents)
  if (indents.every((indent) => indent === least)) return
  if (indents.every((indent, index) => indent === least + (index % 2))) return
  rows.forEach((row, index) => {
    const expected = least + (index % 2)
    if (row.length === 0 || indents[index] === expected) return
    const should = index % 2 === 1 ? 'half a hex to the right: one blank more' : 'flush: no blank more'
    report.warning(
      'map-indent',
      spot(row[0]),
      `Row ${index + 1} is indented by ${indents[index] - least} blanks instead of ${index % 2}.`,
      {
        fix: {
          title: `Indent row ${index + 1} by ${index % 2}`,
          edits: [indent(row[0], spot(row[0]), expected)],
        },
        hint: `The ${index % 2 === 1 ? 'even' : 'odd'} lines stand ${should} than the first.`,
      },
    )
  })
}
