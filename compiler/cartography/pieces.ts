/** Drawing code that all rule systems share beyond the ground: places on the sheet, counters, stars, and pictures that stand alone. */
import type { MapGrid, Space } from '../../engine/board.ts'
import type { Grid, Hex } from '../../engine/hex.ts'
import { centreOf, tenth } from './geometry.ts'
import type { Mask } from './mask.ts'
import { escapeText } from './text.ts'

/** The value of `transform` for what is drawn around 0,0 and stands at a space, some map units off its middle. */
export const placedAt = (map: MapGrid, space: Space, right = 0, down = 0): string => {
  const { x, y } = centreOf(map, space)
  return `translate(${tenth(x + right)} ${tenth(y + down)})`
}

/** A star of five points around 0,0, as a path. */
export const star = (() => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (Math.PI * index) / 5
    const radius = index % 2 === 0 ? 5.9 : 2.4
    return `${tenth(Math.sin(angle) * radius)} ${tenth(-Math.cos(angle) * radius)}`
  })
  return `M${points.join('L')}Z`
})()

/** An objective, as a star at the top left of its hex, above counters: in the colour of the side that holds it, and then with a ring. */
export const drawObjective = (
  grid: Grid,
  { hex, name }: { readonly hex: Hex; readonly name: string },
  side: number | undefined,
  isHeld: boolean,
): string =>
  `<g class="objective${isHeld ? ' is-held' : ''}${side === undefined ? '' : ` of-side-${side}`}" transform="${placedAt(grid, hex, -20, -20)}">` +
  `<title>${escapeText(name)}</title><circle class="objective-disc" r="9"/>` +
  (isHeld ? '<circle class="objective-ring" r="11.6"/>' : '') +
  `<path class="objective-star" d="${star}"/></g>`

/** Hexes of the units of each side that are on the map, one for each. */
export const hexesBySide = (
  units: readonly { readonly hex?: Hex | undefined; readonly side: number }[],
): readonly [readonly Hex[], readonly Hex[]] => {
  const hexesOf = (side: number): Hex[] =>
    units.flatMap((unit) => (unit.hex === undefined || unit.side !== side ? [] : [unit.hex]))
  return [hexesOf(0), hexesOf(1)]
}

/** Covers squares of the sheet that lie off the middle of hexes by as much as `left` and `top` say. */
export const coverHexes = (
  grid: Grid,
  pieces: Mask,
  hexes: readonly (Hex | undefined)[],
  [left, top, size]: readonly [left: number, top: number, size: number],
): void => {
  for (const hex of hexes) {
    if (hex === undefined) continue
    const { x, y } = centreOf(grid, hex)
    pieces.box(x + left, y + top, size, size)
  }
}

/** How much a side may still do with a unit this turn; `idle` when it is not that side's turn, or the unit takes no orders. */
export type Readiness = 'ready' | 'partial' | 'spent' | 'idle'

const readinessSigns: Readonly<Record<Readiness, string>> = {
  ready: '<path class="counter-ready" d="M11.4-17.6l6 3.6-6 3.6z"/>',
  partial: '<path class="counter-partial" d="M11.9-16.7l4.6 2.7-4.6 2.7z"/>',
  spent: '<path class="counter-spent" d="M-19.4-4.6L-5-19M-19.4 5.4L5-19M-14 10L15-19M-4 10L19.4-13.4M6 10L19.4-3.4"/>',
  idle: '',
}

/** A counter of 40 x 40 map units around 0,0. `face` is what is printed on it, `works` what lies between it and its shadow. */
export const drawCard = (
  { readiness, selected }: { readonly readiness: Readiness; readonly selected: boolean },
  face: string,
  works = '',
): string =>
  '<rect class="counter-shadow" x="-19" y="-17.5" width="40" height="40" rx="6.5"/>' +
  (selected ? '<rect class="counter-halo" x="-23.5" y="-23.5" width="47" height="47" rx="9.5"/>' : '') +
  works +
  '<rect class="counter-face" x="-20" y="-20" width="40" height="40" rx="6"/>' +
  '<path class="counter-shine" d="M-14-19.2h28q5.2 0 5.2 5.2h-38.4q0-5.2 5.2-5.2z"/>' +
  face +
  readinessSigns[readiness] +
  '<rect class="counter-edge" x="-20" y="-20" width="40" height="40" rx="6"/>'

/** The drawing of a unit, as `drawLarge` returns it, in the place of a counter's symbol. */
export const placeDrawing = (drawn: string): string =>
  `<g class="counter-drawing" transform="translate(-19.2 -13.6) scale(.32)">${drawn}</g>`

/** On a counter that is broken. */
export const cracks = '<path class="counter-weak" d="M-20-2l5 3.2-4 3 4 3-5 3.4M20-2l-5 3.2 4 3-4 3 5 3.4"/>'

/** Turns without supply, at the corner of a counter. */
export const drawBadge = (turns: number): string =>
  turns === 0
    ? ''
    : `<circle class="badge" cx="18" cy="-18" r="8"/><text class="badge-text" x="18" y="-14.2">${turns > 1 ? turns : '!'}</text>`

/** A sheet with what it is called. */
interface Sheet {
  readonly title: string
  readonly width: number
  readonly height: number
}

/** A complete `<svg>` that stands alone, with its styles inside; `id` is unique on its page. */
export const drawStillOf = (id: string, sheet: Sheet, styles: string, content: string): string => {
  const [w, h] = [tenth(sheet.width), tenth(sheet.height)]
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" id="${id}" class="still" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">` +
    `<title>${escapeText(sheet.title)}</title><style>${styles}</style>${content}</svg>`
  )
}

/** The `<svg>` of a small board with some room around it: what marks a hex at its edge reaches beyond the sheet. */
export const drawBoardOf = (sheet: Sheet, margin: number, content: string, attributes = ''): string => {
  const [w, h] = [tenth(sheet.width + 2 * margin), tenth(sheet.height + 2 * margin)]
  return (
    `<svg class="board" viewBox="${-margin} ${-margin} ${w} ${h}" width="${w}" height="${h}" role="img"${attributes}>` +
    `<title>${escapeText(sheet.title)}</title>${content}</svg>`
  )
}
