/** Draws the image of the tileset: for each sign a hex in the colour of its terrain. */
import sharp from 'sharp'
import { palette } from '../cartography/palette.ts'
import { measure, outline } from '../emit/type.ts'
import type { SignTile } from '../exchange/layout.ts'
import { sheetColumns } from './exportMap.ts'
import { ourTiles } from './geometry.ts'

const ink = '#3a2a0c'

const fillOf = ({ fill }: SignTile): string =>
  fill.startsWith('#') ? fill : (palette[fill as keyof typeof palette]?.[0] ?? palette.paper[0])

/** As SVG. */
const drawTileSheet = (tiles: readonly SignTile[]): string => {
  const { tileWidth: width, tileHeight: height, hexSideLength: side } = ourTiles
  const slope = (height - side) / 2
  const hexes = tiles.map((tile, index) => {
    const x = (index % sheetColumns) * width
    const y = Math.floor(index / sheetColumns) * height
    const corners = [
      [width / 2, 0],
      [width, slope],
      [width, slope + side],
      [width / 2, height],
      [0, slope + side],
      [0, slope],
    ]
    const points = corners.map(([dx, dy]) => `${x + dx},${y + dy}`).join(' ')
    const left = x + width / 2 - measure('sans', tile.sign, 22) / 2
    const sign = outline('sans', tile.sign, left, y + height / 2 + 8, 22)
    return `<polygon points="${points}" fill="${fillOf(tile)}" stroke="${ink}" stroke-opacity="0.25"/><path d="${sign}" fill="${ink}" fill-opacity="0.55"/>`
  })
  const rows = Math.ceil(tiles.length / sheetColumns)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetColumns * width}" height="${rows * height}">${hexes.join('')}</svg>`
}

/** As PNG. */
export const makeTileSheet = (tiles: readonly SignTile[]): Promise<Buffer> =>
  sharp(Buffer.from(drawTileSheet(tiles)))
    .png({ compressionLevel: 9 })
    .toBuffer()
