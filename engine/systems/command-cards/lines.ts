/**
 * The hexes that a line of sight runs over, by exact integers. A hex is two wide and four high in a grid in which its centre stands at
 * (column doubled, three times row) and all corners at whole numbers. command-cards.C13
 */
import type { HexBoard } from '../../board.ts'
import { columnOf, type Hex, rowOf } from '../../hex.ts'

/** How a line meets a hex: through it, or along its edge or by its corner with the hex on one hand or the other. */
export const meets = { through: 0, left: 1, right: 2 } as const

/** The hexes between the ends of a line, in their order along it: what to add to the number of the first end, and how they are met. */
export interface Line {
  readonly steps: Int16Array
  readonly meets: Uint8Array
}

interface Lines {
  of(from: Hex, to: Hex): Line
}

/** Lines are the same wherever they begin, but for whether the row is even or odd. Each is worked out when it is first asked for. */
export const makeLines = (board: HexBoard): Lines => {
  const across = 4 * board.width + 1
  const down = 2 * board.height + 1
  const known = new Array<Line | undefined>(2 * across * down)
  const columns = Int16Array.from(
    { length: board.size },
    (_, hex) => 2 * columnOf(board, hex) + (rowOf(board, hex) & 1),
  )
  const rows = Int16Array.from({ length: board.size }, (_, hex) => rowOf(board, hex))
  return {
    of(from, to) {
      const x = columns[to] - columns[from]
      const y = rows[to] - rows[from]
      const parity = rows[from] & 1
      const at = (parity * down + y + board.height) * across + x + 2 * board.width
      let line = known[at]
      if (line === undefined) {
        line = lineOf(x, y, parity, board.stride)
        known[at] = line
      }
      return line
    },
  }
}

/** A hex that a line meets, and where along it: a fraction. */
interface Meeting {
  readonly x: number
  readonly y: number
  readonly meets: number
  readonly along: number
  readonly of: number
}

/** The line to the hex that stands so many half hexes to the east and rows to the south. */
const lineOf = (toX: number, toY: number, parity: number, stride: number): Line => {
  const found: Meeting[] = []
  for (let y = Math.min(0, toY) - 1; y <= Math.max(0, toY) + 1; y++)
    for (let x = Math.min(0, toX) - 2; x <= Math.max(0, toX) + 2; x++) {
      const isHex = ((x + y) & 1) === 0
      const isEnd = (x === 0 && y === 0) || (x === toX && y === toY)
      const meeting = isHex && !isEnd ? meetingOf(x, y, toX, 3 * toY) : undefined
      if (meeting !== undefined) found.push(meeting)
    }
  found.sort((a, b) => a.along * b.of - b.along * a.of || a.meets - b.meets)
  return {
    steps: Int16Array.from(found, ({ x, y }) => y * stride + ((parity + x - ((parity + y) & 1)) >> 1)),
    meets: Uint8Array.from(found, (meeting) => meeting.meets),
  }
}

const cornersOf = (x: number, y: number): readonly (readonly [number, number])[] => [
  [x, 3 * y - 2],
  [x + 1, 3 * y - 1],
  [x + 1, 3 * y + 1],
  [x, 3 * y + 2],
  [x - 1, 3 * y + 1],
  [x - 1, 3 * y - 1],
]

/** How the line from the origin to a point meets a hex, or undefined when it does not. */
const meetingOf = (x: number, y: number, toX: number, toY: number): Meeting | undefined => {
  const corners = cornersOf(x, y)
  const hands = corners.map(([cornerX, cornerY]) => cornerX * toY - cornerY * toX)
  const along = corners.map(([cornerX, cornerY]) => cornerX * toX + cornerY * toY)
  // Points where the line meets the outline of the hex, each as a fraction of the length of the line squared.
  const points: (readonly [number, number])[] = []
  for (let index = 0; index < corners.length; index++) {
    const next = (index + 1) % corners.length
    if (hands[index] === 0) points.push([along[index], 1])
    else if (hands[index] * hands[next] < 0) {
      const near = Math.abs(hands[index])
      const far = Math.abs(hands[next])
      points.push([along[index] * far + along[next] * near, near + far])
    }
  }
  if (points.length === 0) return undefined
  const length = toX * toX + toY * toY
  // All of them lie between the ends, or none: those beyond belong to hexes behind an end.
  const isBetween = points.every(([at, of]) => at > 0 && at < length * of)
  if (!isBetween) return undefined
  const [first, last] = [points[0], points[points.length - 1]]
  const isThrough = hands.some((hand) => hand < 0) && hands.some((hand) => hand > 0)
  const hand = x * toY - 3 * y * toX
  return {
    x,
    y,
    meets: isThrough ? meets.through : hand > 0 ? meets.left : meets.right,
    along: first[0] * last[1] + last[0] * first[1],
    of: first[1] * last[1],
  }
}
