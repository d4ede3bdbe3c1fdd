/** Moving units, and what comes of it. command-cards.C4-C9 */
import type { Hex } from '../../hex.ts'
import { status } from './types.ts'
import type { CommandCardsDraft, Kit } from './verbs/verb.ts'

/** Moves an ordered unit to a hex of its reach. */
export const moveUnit = (kit: Kit, draft: CommandCardsDraft, unit: number, to: Hex): void => {
  const { state } = draft
  const path = [...kit.reacher.of(state, unit).path(to)]
  const from = state.hex[unit]
  state.status[unit] |= status.moved
  stepInto(kit, draft, unit, to)
  draft.emit({ type: 'moved', unit, from, to, path })
}

/** Puts a unit on the next hex: what leaving the one and entering the other does, for moves, retreats and taken ground. */
export const stepInto = (_kit: Kit, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  draft.state.hex[unit] = hex
}
