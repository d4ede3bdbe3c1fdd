/** Reads names of hexes of a board: those that are not played on are reported like those off the map. */
import {
  type Direction,
  type DirectionName,
  directions,
  type Grid,
  type Hex,
  makeHexName,
} from '../../../../engine/hex.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { type AuthoredHex, hexText, readHex, readHexes, readRun } from '../../../resolve/hexes.ts'
import { plainHexes, plainRun } from '../../../resolve/plainHexes.ts'

/** A hex with directions in which something lies. */
interface HexWithSides {
  readonly hex: Hex
  readonly directions: readonly Direction[]
}

/** All report what they leave out. What they read stands in a field of `place` where one is named. */
export interface HexReaders {
  /** The printed name of a hex. */
  nameOf(hex: Hex): string
  hex(name: AuthoredHex, place: Place, field?: string): Hex | undefined
  /** A list such as `0101 0203`. */
  hexes(text: AuthoredHex, place: Place, field?: string): Hex[]
  /** Hexes that touch, in order. */
  run(text: string, place: Place, field?: string): Hex[]
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
  /** Nothing is said of a hex of which nothing is known. */
  const isSound = (hex: Hex): boolean => terrain[hex] !== 0 || unread.has(hex)
  const areSound = (hexes: readonly Hex[]): boolean => {
    for (const hex of hexes) if (!isSound(hex)) return false
    return true
  }
  const isPlayedOn = (hex: Hex, place: Place): boolean => {
    if (isSound(hex)) return true
    report.error('hex-off-map', place, `Hex ${makeHexName(grid, hex)} is not played on.`, {
      hint: 'Even rows are a hex shorter than the others, and `-` is off the board.',
    })
    return false
  }
  const fieldOf = (place: Place, field: string | undefined): Place =>
    field === undefined ? place : below(place, field)
  const hex: HexReaders['hex'] = (name, place, field) => {
    const found = readHex(grid, name, place, report, field)
    if (found === undefined || isSound(found)) return found
    return isPlayedOn(found, fieldOf(place, field)) ? found : undefined
  }
  return {
    nameOf: (one) => makeHexName(grid, one),
    hex,
    hexes: (text, place, field) => {
      const plain = plainHexes(grid, hexText(text))
      if (plain !== undefined && areSound(plain)) return plain
      const at = fieldOf(place, field)
      return readHexes(grid, text, at, report).filter((one) => isPlayedOn(one, at))
    },
    run: (text, place, field) => {
      const plain = plainRun(grid, text)
      if (plain !== undefined && areSound(plain)) return plain
      const at = fieldOf(place, field)
      return readRun(grid, text, at, report).filter((one) => isPlayedOn(one, at))
    },
    sides: (text, place) => {
      const [name, ...names] = hexText(text).trim().split(/\s+/)
      const found = hex(name, place)
      if (found === undefined) return undefined
      return { hex: found, directions: names.map((one) => directions.indexOf(one as DirectionName) as Direction) }
    },
  }
}
