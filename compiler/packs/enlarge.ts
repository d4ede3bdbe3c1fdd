/**
 * Lays a scenario on a larger map: ground is added all round, and every hex is renamed. Works on the texts, so that comments and
 * layout stay. Names of hexes stand between single quotes there, as in `'0305'` and `'0305 0406'`.
 */

/** Hexes. */
export interface MapSize {
  readonly width: number
  readonly height: number
}

/** The rows and columns to add: hexes in the west and the east, rows in the north and the south. */
export interface Margins {
  readonly west: number
  readonly east: number
  /** Even, so that rows that were indented still are. */
  readonly north: number
  readonly south: number
}

/** The margins that make a map of one size one of another, or undefined when that is smaller. */
export const marginsOf = (from: MapSize, to: MapSize): Margins | undefined => {
  const wide = to.width - from.width
  const high = to.height - from.height
  if (wide < 0 || high < 0) return undefined
  const west = Math.floor(wide / 2)
  const north = Math.floor(high / 4) * 2
  return { west, east: wide - west, north, south: high - north }
}

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Hexes by their new names. */
const renameHexes = (text: string, { west, north }: Margins): string =>
  text.replace(/'\d{4}(?: \d{4})*'/g, (names) =>
    names.replace(
      /(\d\d)(\d\d)/g,
      (_, column: string, row: string) => twoDigits(Number(column) + west) + twoDigits(Number(row) + north),
    ),
  )

/** A layer of signs with its margins. What is added is `sign`, or what stands at the edge beside it. */
const enlargeGrid = (grid: string, { west, east, north, south }: Margins, sign: string | undefined): string => {
  const rows = grid
    .trimEnd()
    .split('\n')
    .map((row) => {
      const signs = row.trim().split(' ')
      const before = Array<string>(west).fill(sign ?? signs[0])
      const after = Array<string>(east).fill(sign ?? signs[signs.length - 1])
      return [...before, ...signs, ...after]
    })
  // New rows are like the row at the edge that is indented as they are: those may be shorter.
  const rowLike = (row: readonly string[]): string[] => row.map((own) => sign ?? own)
  const above = Array.from({ length: north }, (_, index) => rowLike(rows[index % 2]))
  const last = rows.length - 1
  const below = Array.from({ length: south }, (_, index) => rowLike(rows[index % 2 === 0 ? last - 1 : last]))
  return [...above, ...rows, ...below].map((row, index) => `  ${index % 2 === 1 ? ' ' : ''}${row.join(' ')}\n`).join('')
}

/** A file with margins added to its layers of signs: the new ground is `ground`, other layers go on as they are at the edge. */
export const enlarge = (text: string, margins: Margins, ground: string): string => {
  if (Object.values(margins).every((margin) => margin === 0)) return text
  return renameHexes(text, margins).replace(
    /^(\w+): \|\n((?: {2}.*\n)+)/gm,
    (_, name: string, grid: string) =>
      `${name}: |\n${enlargeGrid(grid, margins, name === 'terrain' ? ground : undefined)}`,
  )
}
