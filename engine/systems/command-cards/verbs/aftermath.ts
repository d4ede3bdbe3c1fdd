/** Flags and ground: what is decided after the dice of a battle. */

import { type Hex, makeHexName } from '../../../hex.ts'
import { count as counted } from '../../../words.ts'
import { followHexes, mayOverrun, mayTakeGround } from '../battle/aftermath.ts'
import { hexesToFollow, mustStop } from '../battle/entry.ts'
import { afterAdvance, decline, resume } from '../battle/flow.ts'
import { chooseStep, fallBackHexes, ignoreFlags } from '../battle/retreat.ts'
import { stepInto } from '../movement.ts'
import type { CommandCardsDraft } from '../services.ts'
import { springMine } from '../special/mines.ts'
import type { Table } from '../table.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Ignoring flags: as many as the unit's ground, nation and leader let it, or fewer. command-cards.C17 */
export const ignoreVerb = verb('ignore', 'n', { count: 'choice' })({
  in: [phase.retreat],
  list(_services, { mayIgnore }, _side, add) {
    if (mayIgnore > 0) for (let count = mayIgnore; count >= 0; count--) add({ type: 'ignore', count })
  },
  apply(services, draft, _side, { count }) {
    if (!ignoreFlags(services.table, draft, count)) resume(services, draft)
  },
  refusal: ({ table }, { mayIgnore, target }) =>
    mayIgnore > 0
      ? `${table.scenario.units[target].name} may ignore at most ${mayIgnore}.`
      : `${table.scenario.units[target].name} may ignore no flag.`,
})

/** Falling back by a hex. command-cards.C16 */
export const retreatVerb = verb('retreat', 'r', { to: 'hex' })({
  in: [phase.retreat],
  list({ table }, state, _side, add) {
    if (state.mayIgnore > 0) return
    for (const to of fallBackHexes(table, state, state.target)) add({ type: 'retreat', to })
  },
  apply(services, draft, _side, { to }) {
    if (!chooseStep(services.table, draft, to)) resume(services, draft)
  },
  refusal: ({ table }, state, _side, { to }) =>
    state.mayIgnore > 0
      ? 'It is to be settled first how many flags are ignored.'
      : `${table.scenario.units[state.target].name} cannot fall back to ${makeHexName(table.board, to)}.`,
})

/** Taking ground after a close assault, and going on after that. command-cards.C18, C19, A9 */
export const advanceVerb = verb(
  'advance',
  'v',
  {},
)({
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
})

/** In the desert armour goes on by a hex before it battles again. command-cards.A9 */
export const followVerb = verb('follow', 'f', { to: 'hex' })({
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
})

/** Moves the attacker to a hex and springs its mines. It may then go on by `mayGoOn` hexes, unless the ground makes it stop. */
const goInto = (table: Table, draft: CommandCardsDraft, to: Hex, mayGoOn: number): void => {
  const { state } = draft
  const unit = state.attacker
  state.mayGoOn = mustStop(table, state, unit, state.hex[unit], to) ? 0 : mayGoOn
  draft.emit({ type: 'advanced', unit, to })
  stepInto(table, draft, unit, to, 'advance')
  if (state.hex[unit] === to) springMine(table, draft, unit, to)
}

export const aftermathWords = {
  ignore: {
    order: (_scenario, _state, { count }) => (count === 0 ? 'Ignore no flag' : `Ignore ${counted(count, 'flag')}`),
  },
  retreat: { order: 'Fall back to {to}', button: 'Fall back' },
  advance: { order: 'Take the ground', button: 'Take it' },
  follow: { order: 'Go on to {to}', button: 'Go on' },
} satisfies Words
