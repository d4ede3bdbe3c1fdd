/** Taking ground after a close assault, and going on from there. command-cards.C18, C19, A9 */

import type { Hex } from '../../../hex.ts'
import { makeHexName } from '../../../hex.ts'
import { followHexes, mayOverrun, mayTakeGround } from '../battle/aftermath.ts'
import { loseAim } from '../battle/crosshair.ts'
import { afterAdvance, endOverrun } from '../battle/flow.ts'
import { stepInto } from '../movement.ts'
import { springMine } from '../special/mines.ts'
import { phase } from '../types.ts'
import type { CommandCardsDraft, Kit, Verb } from './verb.ts'

export const advanceVerb: Verb<'advance'> = {
  type: 'advance',
  sign: 'v',
  fields: [],
  in: [phase.advance],
  list(kit, state, _side, add) {
    if (mayTakeGround(kit, state)) add({ type: 'advance' })
  },
  apply(kit, draft) {
    const { state } = draft
    goInto(kit, draft, state.contested)
    const isDesert = kit.table.special.desert === true
    state.mayGoOn = isDesert ? kit.table.scenario.rules.special.desert.overrunHexes : 0
    afterAdvance(kit, draft)
  },
  refusal: () => 'There is no ground to take.',
}

/** In the desert armour goes on by a hex before it battles again. command-cards.A9 */
export const followVerb: Verb<'follow'> = {
  type: 'follow',
  sign: 'f',
  fields: [['to', 'hex']],
  in: [phase.overrun],
  list(kit, state, _side, add) {
    for (const to of followHexes(kit, state)) add({ type: 'follow', to })
  },
  apply(kit, draft, _side, { to }) {
    draft.state.mayGoOn--
    goInto(kit, draft, to)
    if (!mayOverrun(kit, draft.state)) endOverrun(kit, draft)
  },
  refusal: ({ table }, state, _side, { to }) =>
    state.mayGoOn === 0
      ? 'Units go on only in the desert, and only once.'
      : `${table.scenario.units[state.attacker].name} cannot go on to ${makeHexName(table.board, to)}.`,
}

/** The attacker steps forward, and onto whatever lies there. */
const goInto = (kit: Kit, draft: CommandCardsDraft, to: Hex): void => {
  const { state } = draft
  const unit = state.attacker
  loseAim(kit.table, state, unit)
  draft.emit({ type: 'advanced', unit, to })
  stepInto(kit, draft, unit, to)
  if (state.hex[unit] > 0) springMine(kit, draft, unit, to)
}
