/** Night: how far units see, and the break of day. command-cards.A18 */
import { countFaces, rollDice } from '../battle/roll.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

/** What `state.visibility` holds by day. */
const unlimited = 0

/** At the start of the turn of the side that rolls for it: every face that counts lets units see one hex farther, until it is day. */
export const lightenNight = (services: Services, draft: CommandCardsDraft): void => {
  const { special, scenario } = services.table
  const { state } = draft
  if (special.night?.roller !== state.active || state.visibility === unlimited) return
  const { dice: count, face, day } = scenario.rules.special.night
  const dice = rollDice(services, draft, count)
  const hits = countFaces(dice, [face])
  draft.emit({ type: 'rolled', why: 'night', dice, hits, rolled: true })
  if (hits === 0) return
  const range = state.visibility + hits
  state.visibility = range >= day ? unlimited : range
  draft.emit({ type: 'visibility', range: state.visibility })
}
