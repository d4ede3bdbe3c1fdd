/** Hidden mines. command-cards.T29 */
import type { Hex } from '../../../hex.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** A unit has entered a mined hex by moving. Afterwards it may be destroyed. */
export const springMine = (_kit: Kit, _draft: CommandCardsDraft, _unit: number, _hex: Hex): void => {}
