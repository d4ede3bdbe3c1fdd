/** Which attacks can be made at all. operational.D1, C10, D14 */
import type { Table } from '../table.ts'
import type { OperationalState } from '../types.ts'

/**
 * The hexside over which a unit could attack another from where they stand, as an index by `hex * 6 + direction`, or undefined
 * when it could not, its action point aside.
 * @param ways by hexside, the ways open in this turn's weather
 */
export const attackEdge = (
  table: Table,
  state: Readonly<OperationalState>,
  ways: Uint8Array,
  attacker: number,
  target: number,
): number | undefined => {
  const from = state.hex[attacker]
  const to = state.hex[target]
  if (from < 0 || to < 0 || table.side[attacker] === table.side[target]) return undefined
  if (state.active[attacker] === 0 || table.types[attacker].attack === 0) return undefined // operational.d2
  for (let edge = from * 6; edge < from * 6 + 6; edge++) {
    if (table.neighbours[edge] !== to) continue
    const { attack } = table.hexsides[table.hexside[edge]]
    return attack === 'always' || (attack === 'way-only' && ways[edge] !== 0) ? edge : undefined
  }
  return undefined
}
