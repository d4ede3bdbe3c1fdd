/** How well a hex, or a unit on it, is supplied as far as the viewer knows: an enemy's stocks and stragglers may be hidden. */

import type { Hex } from '../../../../../engine/hex.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Why } from '../../../panels/parts.tsx'
import { usePlayer } from '../types.ts'

export const Supply = (place: { side: Side; hex: Hex; unit?: number }) => {
  const { state, derived } = usePlayer()
  const explained = state.game.explain(derived.known, { about: 'supply', ...place })
  const value = Math.round((explained?.value ?? 0) / 1000)
  return <Why label="Supply here" value={value === 0 ? 'none' : `${value} %`} explained={explained} />
}
