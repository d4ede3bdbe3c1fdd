/** Connected areas of a board. */
import { degree, type Hex } from '../../hex.ts'
import type { Table } from './table.ts'

/** By hex: the number of the connected area of members that it belongs to; 0 for others. */
export const areasOf = (
  { hexes, neighbours, size }: Table,
  isMember: (hex: Hex) => boolean,
  areJoined: (from: Hex, to: Hex) => boolean = () => true,
): Uint16Array => {
  const areas = new Uint16Array(size)
  let count = 0
  for (const start of hexes) {
    if (areas[start] > 0 || !isMember(start)) continue
    areas[start] = ++count
    const open = [start]
    for (let hex = open.pop(); hex !== undefined; hex = open.pop())
      for (let at = hex * degree; at < (hex + 1) * degree; at++) {
        const next = neighbours[at]
        if (next === 0 || areas[next] > 0 || !isMember(next) || !areJoined(hex, next)) continue
        areas[next] = count
        open.push(next)
      }
  }
  return areas
}
