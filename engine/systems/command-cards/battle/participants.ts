/** The two units of the battle in the state: they exchange their roles, and are cleared when it is over. */
import { otherSide } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import { battleKind, type CommandCardsState, noUnit } from '../types.ts'
import { sideOf } from '../units.ts'

/** Attacker and target change roles; the new attacker's side decides. */
export const swapRoles = (table: Table, state: CommandCardsState): void => {
  const { attacker, target } = state
  state.attacker = target
  state.target = attacker
  state.contested = state.hex[attacker]
  state.side = otherSide(sideOf(table, attacker))
}

/** Clears everything that the state holds about the current battle. The active side decides again. */
export const forgetBattle = (state: CommandCardsState): void => {
  state.side = state.active
  state.attacker = noUnit
  state.target = noUnit
  state.battle = battleKind.normal
  state.interrupted = battleKind.normal
  state.contested = 0
  state.cleared = 0
  state.flags = 0
  state.mayIgnore = 0
  state.mayGoOn = 0
}
