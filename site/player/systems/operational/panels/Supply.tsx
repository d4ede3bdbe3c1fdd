/** The parts about supply and reinforcements that several panels share. */

import type { Hex } from '../../../../../engine/hex.ts'
import type { OperationalState } from '../../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { Why } from '../../../panels/parts.tsx'
import { blockedUnits, blockedWords } from '../arrivals.ts'
import { usePlayer } from '../types.ts'

interface Props {
  readonly side: Side
  readonly hex: Hex
  readonly unit?: number
  readonly where?: string
  /** The position that is meant, where it is not the one that is known. */
  readonly after?: OperationalState
}

/** How well a hex, or a unit on it, is supplied as far as the viewer knows: an enemy's stocks and stragglers may be hidden. */
export const Supply = ({ side, hex, unit, where = 'here', after }: Props) => {
  const { state, derived } = usePlayer()
  const explained = state.game.explain(
    after ?? derived.known,
    unit === undefined ? { about: 'hex-supply', hex, side } : { about: 'supply', unit, hex },
  )
  const value = Math.round((explained?.value ?? 0) / 1000)
  return <Why label={`Chance of supply ${where}`} value={value === 0 ? 'none' : `${value} %`} explained={explained} />
}

/** Reinforcements that are due and cannot arrive, each with its reasons. */
export const BlockedUnits = ({ unit }: { unit?: number }) => {
  const { state } = usePlayer()
  const waiting = blockedUnits(state).filter((blocked) => unit === undefined || blocked.unit === unit)
  return (
    <>
      {waiting.map((blocked) => (
        <p key={blocked.unit} class="blocked">
          {blockedWords(state, blocked)}
        </p>
      ))}
    </>
  )
}
