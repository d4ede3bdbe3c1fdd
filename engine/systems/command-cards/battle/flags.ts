/** Flags of a roll: how many a unit must, and how many it may ignore. command-cards.C17, N3, N6, A8 */

import type { Hex } from '../../../hex.ts'
import type { Terms } from '../../../terms.ts'
import { groundsAt, isSealed } from '../ground.ts'
import type { Table } from '../table.ts'
import { gear, type Position } from '../types.ts'
import { hasGear } from '../units.ts'
import { ignoresFrom } from './protection.ts'

export interface Ignores {
  readonly must: number
  readonly may: number
}

/** The number that means all flags in a table. */
const all = 9
/** More flags than any roll shows. */
const allFlags = 99

/**
 * Flags that a unit ignores when an enemy on the hex `from` rolls them: by the best ground, plus nation and leader. All flags count
 * as 99.
 */
export const ignoresOf = (table: Table, state: Position, unit: number, from: Hex, terms?: Terms): Ignores => {
  const { kind } = table.types[unit]
  const { nation: nationId } = table.scenario.units[unit]
  const nation = table.nations[unit]
  const hex = state.hex[unit]
  let ground = 0
  let rule = ''
  let label = ''
  for (const one of groundsAt(table, state, hex)) {
    if (one.stubborn?.includes(nationId) && !isSealed(table, state, hex)) {
      terms?.add(one.rule, `${one.name}: all flags`, allFlags)
      return { must: allFlags, may: 0 }
    }
    if (one.ignoresFlags[kind] <= ground || !ignoresFrom(table, state, one, from, hex, table.side[unit])) continue
    ground = one.ignoresFlags[kind]
    rule = one.rule
    label = one.name
  }
  if (ground >= all) ground = allFlags
  if (ground > 0) terms?.add(rule, ground === allFlags ? `${label}: all flags` : label, ground)
  const own = nation.ignoresFlags[kind]
  if (own > 0) terms?.add(nation.rule ?? 'N3', `${nation.adjective} ${kind}`, own)
  const led = !hasGear(state, unit, gear.leader) ? 0 : table.scenario.rules.special.leader.ignores
  if (led > 0) terms?.add('A8', 'Leader', led)
  return own > 0 && nation.mustIgnore
    ? { must: Math.min(allFlags, own + ground), may: led }
    : { must: 0, may: Math.min(allFlags, own + ground + led) }
}
