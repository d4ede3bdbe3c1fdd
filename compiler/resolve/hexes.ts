/** Reads hex names, runs and hexsides as authors write them. */
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
import { plainHexes, plainRun } from './plainHexes.ts'

/** A hex name as it stands in YAML: `0415` without quotes is read as the number 415. */
export type AuthoredHex = string | number

/** The four digits of an authored hex name. */
export const hexText = (name: AuthoredHex): string => (typeof name === 'number' ? String(name).padStart(4, '0') : name)

/** The hex of a name; undefined and reported when it is off the map. The name stands in a field of `place` where one is named. */
export const readHex = (
  grid: Grid,
  name: AuthoredHex,
  place: Place,
  report: Report,
  field?: string,
): Hex | undefined => {
  const hex = parseHexName(grid, hexText(name))
  if (hex === undefined) reportOffMap(grid, hexText(name), field === undefined ? place : below(place, field), report)
  return hex
}

const reportOffMap = (grid: Grid, name: string, place: Place, report: Report): void => {
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

/** The hex of a word of a text; undefined and reported when it is off the map. */
const readWord = (grid: Grid, text: string, word: Word, place: Place, report: Report): Hex | undefined =>
  parseHexName(grid, word.word) ?? readHex(grid, word.word, placeOf(place, text, word), report)

/** All hexes of a list such as `0101 0203`, in order; those off the map are reported and left out. */
export const readHexes = (grid: Grid, list: AuthoredHex, place: Place, report: Report): Hex[] => {
  const text = hexText(list)
  return plainHexes(grid, text) ?? wordsOf(text).flatMap((word) => readWord(grid, text, word, place, report) ?? [])
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
