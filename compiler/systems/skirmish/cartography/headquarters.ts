/** The headquarters beside the board: above or below it two squares wide, and as high as a box is; to its left or right a square wide. */
import { boxHeight, tenth } from '../../../cartography/geometry.ts'
import { escapeText } from '../../../cartography/text.ts'

const mostLetters = 20
const shortened = (name: string, most = mostLetters): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name

/** A name on up to as many lines, each broken where it is full. */
const brokenName = (name: string, letters: number, lines: number): readonly string[] => {
  const end = lines > 1 && name.length > letters ? name.lastIndexOf(' ', letters) : -1
  return end < 1 ? [name] : [name.slice(0, end), ...brokenName(name.slice(end + 1), letters, lines - 1)]
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

/** Of a tall one: letters that its lines hold, from which height on and how far apart. */
const tall = { letters: 11, left: -26, top: -62, line: 9 } as const

type Box = readonly [x: number, y: number, width: number, height: number]

const drawPlate = (box: Box): string => {
  const frame = (name: string, inset: number): string => {
    const [x, y, width, height] = box
    return `<rect class="${name}" x="${x + inset}" y="${tenth(y + inset)}" width="${width - 2 * inset}" height="${tenth(height - 2 * inset)}" rx="${7 - inset}"/>`
  }
  return `${frame('counter-shadow', -0.8)}${frame('counter-face', 0)}${frame('sk-shade', 0)}${frame('sk-hq-edge', 2.4)}`
}

const drawPips = (points: number, standing: number, [x, y, step]: readonly [number, number, number]): string =>
  Array.from(
    { length: points },
    (_, at) =>
      `<rect class="${at < standing ? 'sk-hq-left' : 'sk-hq-lost'}" x="${tenth(x + at * step)}" y="${tenth(y)}" width="${tenth(step - 1.6)}" height="6" rx="1.4"/>`,
  ).join('')

/** A headquarters with what is left of it. */
export const drawHeadquarters = ({ side, names, damage, points, general }: HeadquartersFacts): string => {
  const standing = Math.max(0, points - damage)
  const step = Math.min(7, 60 / points)
  const [first, second] = names.length > 1 ? names : names.flatMap((name) => brokenName(name, mostLetters, 2))
  const text = (name: string, at: 0 | 1, most?: number): string =>
    `<text class="sk-hq-name" x="${left}" y="${lines[at]}">${escapeText(shortened(name, most))}</text>`
  const [start, anchor] = second === undefined ? [left, 'start'] : [-left, 'end']
  return (
    `<g class="sk-hq of-side-${side}${standing === 0 ? ' is-fallen' : ''}">` +
    drawPlate([-halfWidth, -halfHeight, 2 * halfWidth, 2 * halfHeight]) +
    text(first, 0) +
    (second === undefined ? '' : text(second, 1, general === undefined ? mostLetters : besideGeneral)) +
    `<text class="sk-hq-count" x="${tenth(left + points * step + 3)}" y="15.8">${standing}/${points}</text>` +
    (general === undefined
      ? ''
      : `<text class="sk-hq-general" x="${start}" y="${lines[1]}" text-anchor="${anchor}">★ ${escapeText(general)}</text>`) +
    drawPips(points, standing, [left, 9.6, step]) +
    '</g>'
  )
}

/** The same to the left or right of the board: its lines stand below one another. */
export const drawTallHeadquarters = ({ side, names, damage, points, general }: HeadquartersFacts): string => {
  const standing = Math.max(0, points - damage)
  const written = names.flatMap((name) => brokenName(name, tall.letters, 3))
  const top = tall.top + 12.5
  const line = (at: number): number => tenth(top + at * tall.line)
  const text = (name: string, text: string, y: number): string =>
    `<text class="${name}" x="${tall.left}" y="${y}">${escapeText(text)}</text>`
  const foot = line(written.length + (general === undefined ? 0 : 1)) - 4
  const step = Math.min(7, 52 / points)
  return (
    `<g class="sk-hq is-tall of-side-${side}${standing === 0 ? ' is-fallen' : ''}">` +
    drawPlate([-30, tall.top, 60, foot + 21 - tall.top]) +
    written.map((name, at) => text('sk-hq-name', shortened(name, tall.letters), line(at))).join('') +
    (general === undefined ? '' : text('sk-hq-general', `★ ${shortened(general, 11)}`, line(written.length))) +
    drawPips(points, standing, [tall.left, foot, step]) +
    text('sk-hq-count', `${standing}/${points}`, foot + 16) +
    '</g>'
  )
}

/** Where an aircraft of several beside a headquarters lies on it: from the right, clear of the names and of the general. */
export const placedOnHeadquarters = (at: number, count: number, hasGeneral: boolean, isTall = false): string => {
  // Below the lines of a tall one.
  if (isTall) return `translate(${tenth(-18 + at * Math.min(18, 36 / Math.max(1, count - 1)))} 50) scale(.42)`

  const step = Math.min(24, (hasGeneral ? 20 : 86) / Math.max(1, count - 1))
  return `translate(${tenth(47 - at * step)} 8.4) scale(.42)`
}
