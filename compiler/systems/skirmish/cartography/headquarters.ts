/** The headquarters beside the board: two squares wide, and as high as a box is. */
import { boxHeight, tenth } from '../../../cartography/geometry.ts'
import { escapeText } from '../../../cartography/text.ts'

const mostLetters = 20
const shortened = (name: string, most = mostLetters): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name

/** A name of one seat on up to two lines, broken where the first one is full. */
const brokenName = (name: string): readonly string[] => {
  const end = name.length > mostLetters ? name.lastIndexOf(' ', mostLetters) : -1
  return end < 1 ? [name] : [name.slice(0, end), name.slice(end + 1)]
}

/** The text on a headquarters. */
export interface HeadquartersFacts {
  readonly side: number
  /** Of its seats. */
  readonly names: readonly string[]
  readonly damage: number
  readonly points: number
  readonly general?: string | undefined
}

const [halfWidth, halfHeight] = [61, boxHeight / 2 - 1.5]
/** Baselines of its lines, and where they begin. */
const lines = [-9.4, -0.4] as const
const left = -54
/** Letters of a second name beside that of a general. */
const besideGeneral = 9

const frame = (name: string, inset: number): string =>
  `<rect class="${name}" x="${inset - halfWidth}" y="${inset - halfHeight}" width="${2 * (halfWidth - inset)}" height="${2 * (halfHeight - inset)}" rx="${7 - inset}"/>`

/** A headquarters with what is left of it. */
export const drawHeadquarters = ({ side, names, damage, points, general }: HeadquartersFacts): string => {
  const standing = Math.max(0, points - damage)
  const step = Math.min(7, 60 / points)
  const [first, second] = names.length > 1 ? names : names.flatMap(brokenName)
  const text = (name: string, at: 0 | 1, most?: number): string =>
    `<text class="sk-hq-name" x="${left}" y="${lines[at]}">${escapeText(shortened(name, most))}</text>`
  const pips = Array.from(
    { length: points },
    (_, at) =>
      `<rect class="${at < standing ? 'sk-hq-left' : 'sk-hq-lost'}" x="${tenth(left + at * step)}" y="9.6" width="${tenth(step - 1.6)}" height="6" rx="1.4"/>`,
  )
  const [start, anchor] = second === undefined ? [left, 'start'] : [-left, 'end']
  return (
    `<g class="sk-hq of-side-${side}${standing === 0 ? ' is-fallen' : ''}">` +
    `${frame('counter-shadow', -0.8)}${frame('counter-face', 0)}${frame('sk-shade', 0)}${frame('sk-hq-edge', 2.4)}` +
    text(first, 0) +
    (second === undefined ? '' : text(second, 1, general === undefined ? mostLetters : besideGeneral)) +
    `<text class="sk-hq-count" x="${tenth(left + points * step + 3)}" y="15.8">${standing}/${points}</text>` +
    (general === undefined
      ? ''
      : `<text class="sk-hq-general" x="${start}" y="${lines[1]}" text-anchor="${anchor}">★ ${escapeText(general)}</text>`) +
    `${pips.join('')}</g>`
  )
}

/** Where an aircraft of several beside a headquarters lies on it: from the right, clear of the names and of the general. */
export const placedOnHeadquarters = (at: number, count: number, hasGeneral: boolean): string => {
  const step = Math.min(24, (hasGeneral ? 20 : 86) / Math.max(1, count - 1))
  return `translate(${tenth(47 - at * step)} 8.4) scale(.42)`
}
