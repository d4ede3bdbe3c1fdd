/** Taking ground after a close assault, and going on from there. command-cards.C18, C19, A9 */

import { type Hex, makeHexName } from '../../../hex.ts'
import { followHexes, mayOverrun, mayTakeGround } from '../battle/aftermath.ts'
import { hexesToFollow, mustStop } from '../battle/entry.ts'
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
    const { special, scenario } = kit.table
    goInto(kit, draft, draft.state.contested, special.desert === true ? scenario.rules.special.desert.overrunHexes : 0)
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
    const { state } = draft
    goInto(kit, draft, to, state.mayGoOn - hexesToFollow(kit.table, state, state.attacker, to))
    if (!mayOverrun(kit, state)) endOverrun(kit, draft)
  },
  refusal: ({ table }, state, _side, { to }) =>
    state.mayGoOn === 0
      ? `${table.scenario.units[state.attacker].name} can go on no farther.`
      : `${table.scenario.units[state.attacker].name} cannot go on to ${makeHexName(table.board, to)}.`,
}

/** The attacker steps forward, and onto whatever lies there. It may go on by so many hexes, if nothing makes it stop. */
const goInto = (kit: Kit, draft: CommandCardsDraft, to: Hex, mayGoOn: number): void => {
  const { state } = draft
  const unit = state.attacker
  state.mayGoOn = mustStop(kit.table, state, unit, state.hex[unit], to) ? 0 : mayGoOn
  draft.emit({ type: 'advanced', unit, to })
  stepInto(kit, draft, unit, to, 'advance')
  if (state.hex[unit] === to) springMine(kit, draft, unit, to)
}
