/** Night: how far units see, and the break of day. command-cards.A18 */

import { rollFor } from '../battle/roll.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'

/** Value of `state.visibility` by day. */
const unlimited = 0

/** At the start of the rolling side's turn every hit extends visibility by one hex, until it is day. */
export const lightenNight = (table: Table, draft: CommandCardsDraft): void => {
  const { special, scenario } = table
  const { state } = draft
  if (special.night?.roller !== state.active || state.visibility === unlimited) return
  const { dice, face, day } = scenario.rules.special.night
  const hits = rollFor(table, draft, dice, [face], { why: 'night' })
  if (hits === 0) return
  const range = state.visibility + hits
  state.visibility = range >= day ? unlimited : range
  draft.emit({ type: 'visibility', range: state.visibility })
}
