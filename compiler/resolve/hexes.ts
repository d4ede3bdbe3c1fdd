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
import { type Place, type Report, spotOf } from '../diagnostics/diagnostic.ts'

/** A hex name as it stands in YAML: `0415` without quotes is read as the number 415. */
export type AuthoredHex = string | number

/** The four digits of an authored hex name. */
export const hexText = (name: AuthoredHex): string => (typeof name === 'number' ? String(name).padStart(4, '0') : name)

/** The hex of a name; undefined and reported when it is off the map. */
export const readHex = (grid: Grid, name: AuthoredHex, place: Place, report: Report): Hex | undefined => {
  const hex = parseHexName(grid, hexText(name))
  if (hex === undefined) reportOffMap(grid, hexText(name), place, report)
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

/** Words of a text with their places in it. */
const wordsOf = (text: AuthoredHex, place: Place): { word: string; place: Place }[] => {
  const whole = hexText(text)
  return [...whole.matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    place: { ...place, within: spotOf(whole, match.index, match[0].length) },
  }))
}

/** All hexes of a list such as `0101 0203`, in order; those off the map are reported and left out. */
export const readHexes = (grid: Grid, text: AuthoredHex, place: Place, report: Report): Hex[] =>
  wordsOf(text, place).flatMap(({ word, place: at }) => readHex(grid, word, at, report) ?? [])

/** A run of hexes, each touching the next. Gaps are reported. */
export const readRun = (grid: Grid, text: string, place: Place, report: Report): Hex[] => {
  const hexes: Hex[] = []
  let last: { hex: Hex; name: string } | undefined
  for (const { word, place: at } of wordsOf(text, place)) {
    const hex = readHex(grid, word, at, report)
    if (hex !== undefined) {
      if (last !== undefined && directionTo(grid, last.hex, hex) === undefined) {
        const steps = distance(grid, last.hex, hex)
        const message =
          steps === 0
            ? `Hex ${word} stands twice in a row.`
            : `${last.name} and ${word} do not touch: they are ${steps} hexes apart.`
        report.error('run-broken', at, message, { hint: hintForGap(grid, last.hex, hex, steps) })
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
  const [first, ...sides] = wordsOf(text, place)
  const hex = readHex(grid, first.word, first.place, report)
  if (hex === undefined) return []
  return sides.flatMap(({ word, place: at }) => {
    const direction = directions.indexOf(word as DirectionName) as Direction
    const next = neighbourOf(grid, hex, direction)
    if (!isOnMap(grid, next)) {
      report.error('hex-off-map', at, `The ${word} side of ${first.word} is the edge of the map.`, {
        hint: 'A hexside lies between two hexes of the map.',
      })
      return []
    }
    return [makeHexside(grid, hex, direction)]
  })
}

/** The one name of a hexside. */
const makeHexside = (grid: Grid, hex: Hex, direction: Direction): Hexside =>
  direction < 3 ? { hex, direction } : { hex: neighbourOf(grid, hex, direction), direction: opposite(direction) }
