/** Reads names of hexes of a board: those that are not played on are reported like those off the map. */
import {
  type Direction,
  type DirectionName,
  directions,
  type Grid,
  type Hex,
  makeHexName,
} from '../../../../engine/hex.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { type AuthoredHex, hexText, readHex, readHexes, readRun } from '../../../resolve/hexes.ts'

/** A hex with directions in which something lies. */
interface HexWithSides {
  readonly hex: Hex
  readonly directions: readonly Direction[]
}

/** All report what they leave out. */
export interface HexReaders {
  hex(name: AuthoredHex, place: Place): Hex | undefined
  /** A list such as `0101 0203`. */
  hexes(text: AuthoredHex, place: Place): Hex[]
  /** Hexes that touch, in order. */
  run(text: string, place: Place): Hex[]
  /** A hex and hexsides of it, such as `0304 NE E`. */
  sides(text: string, place: Place): HexWithSides | undefined
}

/** `unread` are hexes whose sign nobody knows: nothing is claimed of them. */
export const makeHexReaders = (
  grid: Grid,
  terrain: readonly number[],
  unread: ReadonlySet<Hex>,
  report: Report,
): HexReaders => {
  const isPlayedOn = (hex: Hex, place: Place): boolean => {
    if (terrain[hex] !== 0 || unread.has(hex)) return true
    report.error('hex-off-map', place, `Hex ${makeHexName(grid, hex)} is not played on.`, {
      hint: 'Even rows are a hex shorter than the others, and `-` is off the board.',
    })
    return false
  }
  const hex: HexReaders['hex'] = (name, place) => {
    const found = readHex(grid, name, place, report)
    return found !== undefined && isPlayedOn(found, place) ? found : undefined
  }
  return {
    hex,
    hexes: (text, place) => readHexes(grid, text, place, report).filter((one) => isPlayedOn(one, place)),
    run: (text, place) => readRun(grid, text, place, report).filter((one) => isPlayedOn(one, place)),
    sides: (text, place) => {
      const [name, ...names] = hexText(text).trim().split(/\s+/)
      const found = hex(name, place)
      if (found === undefined) return undefined
      return { hex: found, directions: names.map((one) => directions.indexOf(one as DirectionName) as Direction) }
    },
  }
}
