/** Who holds the places. tactical.B1 */
import type { Space } from '../../board.ts'
import type { Side } from '../../twoSides.ts'
import type { Table } from './table.ts'
import type { Position } from './types.ts'

/** True if a side holds the place in a space. */
export const holds = ({ placeAt }: Table, { holder }: Position, side: Side, hex: Space): boolean =>
  placeAt[hex] > 0 && holder[placeAt[hex] - 1] === side + 1
