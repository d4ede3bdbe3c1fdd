/** Taking ground after a close assault, and going on after that. command-cards.C18, C19, A9 */

import { type Hex, makeHexName } from '../../../hex.ts'
import { followHexes, mayOverrun, mayTakeGround } from '../battle/aftermath.ts'
import { hexesToFollow, mustStop } from '../battle/entry.ts'
import { afterAdvance, decline } from '../battle/flow.ts'
import { stepInto } from '../movement.ts'
import type { CommandCardsDraft } from '../services.ts'
import { springMine } from '../special/mines.ts'
import type { Table } from '../table.ts'
import { phase } from '../types.ts'
import type { Verb } from './verb.ts'

export const advanceVerb: Verb<'advance'> = {
  type: 'advance',
  code: 'v',
  fields: {},
  in: [phase.advance],
  list({ table }, state, _side, add) {
    if (mayTakeGround(table, state)) add({ type: 'advance' })
  },
  apply(services, draft) {
    const { special, scenario } = services.table
    goInto(
      services.table,
      draft,
      draft.state.contested,
      special.desert === true ? scenario.rules.special.desert.overrunHexes : 0,
    )
    afterAdvance(services, draft)
  },
  refusal: () => 'There is no ground to take.',
}

/** In the desert armour goes on by a hex before it battles again. command-cards.A9 */
export const followVerb: Verb<'follow'> = {
  type: 'follow',
  code: 'f',
  fields: { to: 'hex' },
  in: [phase.overrun],
  list({ table }, state, _side, add) {
    for (const to of followHexes(table, state)) add({ type: 'follow', to })
  },
  apply(services, draft, _side, { to }) {
    const { state } = draft
    goInto(services.table, draft, to, state.mayGoOn - hexesToFollow(services.table, state, state.attacker, to))
    if (!mayOverrun(services, state)) decline(services, draft)
  },
  refusal: ({ table }, state, _side, { to }) =>
    state.mayGoOn === 0
      ? `${table.scenario.units[state.attacker].name} can go on no farther.`
      : `${table.scenario.units[state.attacker].name} cannot go on to ${makeHexName(table.board, to)}.`,
}

/** Moves the attacker to a hex and springs its mines. It may then go on by `mayGoOn` hexes, unless the ground makes it stop. */
const goInto = (table: Table, draft: CommandCardsDraft, to: Hex, mayGoOn: number): void => {
  const { state } = draft
  const unit = state.attacker
  state.mayGoOn = mustStop(table, state, unit, state.hex[unit], to) ? 0 : mayGoOn
  draft.emit({ type: 'advanced', unit, to })
  stepInto(table, draft, unit, to, 'advance')
  if (state.hex[unit] === to) springMine(table, draft, unit, to)
}
