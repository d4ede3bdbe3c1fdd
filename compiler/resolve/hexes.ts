/** Reads names of spaces, runs of hexes and hexsides as authors write them. */
import { isOfSquares, type MapGrid, nameOfSpace, type Space, spaceNamed } from '../../engine/board.ts'
import {
  type Direction,
  type DirectionName,
  directions,
  directionTo,
  distance,
  type Grid,
  type Hex,
  type Hexside,
  isOnMap,
  makeHexName,
  neighbourOf,
  opposite,
  parseHexName,
} from '../../engine/hex.ts'
import { below, type Place, type Report, spotOf } from '../diagnostics/diagnostic.ts'
import { plainRun, plainSpaces } from './plainHexes.ts'

/** The name of a space as it stands in YAML: the hex `0415` without quotes is read as the number 415. */
export type AuthoredHex = string | number

/** The name of a space as it is spoken of: a hex has four digits. */
export const hexText = (name: AuthoredHex): string => (typeof name === 'number' ? String(name).padStart(4, '0') : name)

/** The space of a name; undefined and reported when it is off the map. The name stands in a field of `place` where one is named. */
export const readSpace = (
  map: MapGrid,
  name: AuthoredHex,
  place: Place,
  report: Report,
  field?: string,
): Space | undefined => {
  const space = spaceNamed(map, hexText(name))
  if (space === undefined) reportOffMap(map, hexText(name), field === undefined ? place : below(place, field), report)
  return space
}

const reportOffMap = (grid: MapGrid, name: string, place: Place, report: Report): void => {
  if (isOfSquares(grid)) {
    const last = nameOfSpace(grid, grid.width * grid.height)
    const beside = grid.boxes.map((box) => box.name)
    const hint = `The board runs from a1 to ${last}: a letter for the column, then the row.${beside.length > 0 ? ` Beside it: ${beside.join(', ')}.` : ''}`
    report.error('hex-off-map', place, `Space ${name} is off the board.`, { hint })
    return
  }
  const last = `${String(grid.width).padStart(2, '0')}${String(grid.height).padStart(2, '0')}`
  const swapped = name.slice(2) + name.slice(0, 2)
  const hint =
    parseHexName(grid, swapped) === undefined
      ? `The map runs from 0101 to ${last}: column, then row.`
      : `Column comes first, then row. Did you mean ${swapped}?`
  report.error('hex-off-map', place, `Hex ${name} is off the map.`, { hint })
}

/** A word of a text, and where it begins. */
interface Word {
  readonly word: string
  readonly start: number
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, start: index }))

const placeOf = (place: Place, text: string, { word, start }: Word): Place => ({
  ...place,
  within: spotOf(text, start, word.length),
})

/** The space of a word of a text; undefined and reported when it is off the map. */
const readWord = (grid: MapGrid, text: string, word: Word, place: Place, report: Report): Space | undefined =>
  spaceNamed(grid, word.word) ?? readSpace(grid, word.word, placeOf(place, text, word), report)

/** All spaces of a list such as `0101 0203` or `a1 b3`, in order; those off the map are reported and left out. */
export const readSpaces = (grid: MapGrid, list: AuthoredHex, place: Place, report: Report): Space[] => {
  const text = hexText(list)
  return plainSpaces(grid, text) ?? wordsOf(text).flatMap((word) => readWord(grid, text, word, place, report) ?? [])
}

/** A run of hexes, each touching the next. Gaps are reported. */
export const readRun = (grid: Grid, text: string, place: Place, report: Report): Hex[] =>
  plainRun(grid, text) ?? readBroken(grid, text, place, report)

const readBroken = (grid: Grid, text: string, place: Place, report: Report): Hex[] => {
  const hexes: Hex[] = []
  let last: { hex: Hex; name: string } | undefined
  for (const found of wordsOf(text)) {
    const { word } = found
    const hex = readWord(grid, text, found, place, report)
    if (hex !== undefined) {
      if (last !== undefined && directionTo(grid, last.hex, hex) === undefined) {
        const steps = distance(grid, last.hex, hex)
        const message =
          steps === 0
            ? `Hex ${word} stands twice in a row.`
            : `${last.name} and ${word} do not touch: they are ${steps} hexes apart.`
        report.error('run-broken', placeOf(place, text, found), message, {
          hint: hintForGap(grid, last.hex, hex, steps),
        })
      }
      hexes.push(hex)
    }
    last = hex === undefined ? undefined : { hex, name: word }
  }
  return hexes
}

const hintForGap = (grid: Grid, from: Hex, to: Hex, steps: number): string | undefined => {
  if (steps !== 2) return undefined
  const between = neighbours(grid, from).filter((hex) => directionTo(grid, hex, to) !== undefined)
  return `Between them ${between.length === 1 ? 'lies' : 'lie'} ${between.map((hex) => makeHexName(grid, hex)).join(' or ')}.`
}

const neighbours = (grid: Grid, hex: Hex): Hex[] =>
  directions.map((_, direction) => neighbourOf(grid, hex, direction as Direction)).filter((next) => isOnMap(grid, next))

/** The hexsides of a text such as `0305 E SE`, each named from its hex whose direction is NE, E or SE. */
export const readHexsides = (grid: Grid, text: string, place: Place, report: Report): Hexside[] => {
  const [first, ...sides] = wordsOf(text)
  const hex = readWord(grid, text, first, place, report)
  if (hex === undefined) return []
  const hexsides: Hexside[] = []
  for (const side of sides) {
    const direction = directions.indexOf(side.word as DirectionName) as Direction
    if (isOnMap(grid, neighbourOf(grid, hex, direction))) hexsides.push(makeHexside(grid, hex, direction))
    else {
      report.error(
        'hex-off-map',
        placeOf(place, text, side),
        `The ${side.word} side of ${first.word} is the edge of the map.`,
        { hint: 'A hexside lies between two hexes of the map.' },
      )
    }
  }
  return hexsides
}

const makeHexside = (grid: Grid, hex: Hex, direction: Direction): Hexside =>
  direction < 3 ? { hex, direction } : { hex: neighbourOf(grid, hex, direction), direction: opposite(direction) }
