/** The units in a hex that the viewer sees. */
import type { Hex } from '../../../../engine/hex.ts'
import { topAt } from '../../../../engine/systems/echelon/sight.ts'
import type { PlayerState } from './types.ts'

/** Units in a hex that the viewer sees, the one on top first. */
export const seenIn = ({ derived, game }: PlayerState, hex: Hex): readonly number[] => {
  const { known, table, stacks } = derived
  const found = table.order.filter((unit) => known.hex[unit] === hex)
  const top = stacks.has(hex) ? stacks.get(hex)?.units[0]?.unit : topAt(game.services, known, hex)
  return top === undefined ? found : [top, ...found.filter((unit) => unit !== top)]
}

/** How many units lie in a hex, seen or not. */
export const countIn = ({ derived }: PlayerState, hex: Hex, seen: number): number =>
  Math.max(seen, derived.stacks.get(hex)?.count ?? 0)
