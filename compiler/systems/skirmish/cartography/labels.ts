/** The lettering of a field: names of squares and of places. Each has a line of its own between the counters of two rows. */
import { nameOfSpace, type Space } from '../../../../engine/board.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { centreOf, extentOf, squareSide, tenth } from '../../../cartography/geometry.ts'
import { escapeText } from '../../../cartography/text.ts'

type FieldMap = SkirmishScenario['map']

/** Sizes in map units. Letters of names are as wide as `letter` on average. */
export const labels = {
  /** Counters reach so far from the middle of a square. */
  counter: 23.2,
  /** In the upper left corner, above the counter. */
  square: { x: -30.6, baseline: -23.3, size: 10.2 },
  /** At the foot, below the counter. */
  place: { baseline: 30.6, size: 11, letter: 5 },
} as const

/** The names of squares. */
export const drawSquareNames = (map: FieldMap): string =>
  Array.from({ length: map.width * map.height }, (_, index) => {
    const { x, y } = centreOf(map, index + 1)
    return `<text class="hex-name sk-square" x="${tenth(x + labels.square.x)}" y="${tenth(y + labels.square.baseline)}">${nameOfSpace(map, index + 1)}</text>`
  }).join('')

const isBeside = (map: FieldMap, one: Space, other: Space): boolean =>
  Math.abs(one - other) === 1 && Math.floor((one - 1) / map.width) === Math.floor((other - 1) / map.width)

/** Where the name of a place is written, and how wide it is. Those of neighbours are drawn together, so that they do not meet. */
export const placeLabels = (map: FieldMap) => {
  const { width } = extentOf(map)
  return map.names.map(({ space, text }) => {
    const { x, y } = centreOf(map, space)
    const room = map.names.some((other) => isBeside(map, other.space, space)) ? squareSide - 6 : width - 8
    const natural = text.length * labels.place.letter
    const wide = Math.min(natural, room)
    const middle = Math.max(wide / 2 + 4, Math.min(width - wide / 2 - 4, x))
    return { text, x: tenth(middle), y: tenth(y + labels.place.baseline), wide, isSqueezed: natural > room }
  })
}

/** Names of places. */
export const drawPlaceNames = ({ map }: Pick<SkirmishScenario, 'map'>): string => {
  const texts = placeLabels(map).map(({ text, x, y, wide, isSqueezed }) => {
    const fit = isSqueezed ? ` textLength="${wide}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<text class="name-place" x="${x}" y="${y}"${fit}>${escapeText(text)}</text>`
  })
  return `<g class="map-names">${texts.join('')}</g>`
}
