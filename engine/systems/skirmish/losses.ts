/** Wounds, and units that leave the board. skirmish.S6, V3, P11 */
import { pileAt } from './cards/deck.ts'
import { classes } from './rules.ts'
import type { SkirmishDraft } from './services.ts'
import { bitsOf } from './table.ts'
import { cargoOf, isOnField, lift, separate } from './units.ts'

type Cause = 'fire' | 'mine' | 'carrier' | 'building' | 'retreat'

/** The fields cleared of a unit that leaves the board. */
const forgotten = [
  ...(['wounds', 'spent', 'status', 'shots', 'reacted', 'has', 'grey', 'tilted', 'lit', 'carrier', 'assault'] as const),
  ...(['rank', 'kills', 'attached', 'suppressed', 'attackers', 'lastAttacker'] as const),
]

/** Puts the card of a unit, and those under it, on their discard piles; what was noted of it is forgotten. skirmish.P11 */
export const discardUnit = ({ table, state }: SkirmishDraft, unit: number): void => {
  separate(table, state, unit)
  lift(table, state, unit)
  const under = bitsOf(state.attached[unit]).map((at) => table.lasting[at].card)
  for (const card of [table.card[unit], ...under]) state.discard[pileAt(table, table.seat[unit], card)]++
  for (const name of forgotten) state[name][unit] = 0
}

/** Destroys a unit with all that it carries. `by` is the unit that is credited with it. skirmish.V3, d47 */
export const destroyUnit = (draft: SkirmishDraft, unit: number, why: Cause, by = -1): void => {
  const { table, state } = draft
  const cargo = isOnField(table, state, unit) ? cargoOf(table, state, unit) : []
  if (by >= 0) state.kills[by] = Math.min(255, state.kills[by] + 1)
  count(draft, unit, why, by)
  for (const one of cargo) count(draft, one, 'carrier', -1)
}

const count = (draft: SkirmishDraft, unit: number, why: Cause, by: number): void => {
  const { table, state } = draft
  const team = table.team[unit]
  state.lost[team * classes.length + table.kind[unit]]++
  state.lostCost[team] += table.rules[unit].cost
  state.fallen[unit] = 1
  draft.emit({ type: 'destroyed', unit, why, ...(by >= 0 && { by }) })
  discardUnit(draft, unit)
}

/** Wounds a unit and, alike, what it carries. True when that destroys it. skirmish.S6, V3, d31 */
export const woundUnit = (draft: SkirmishDraft, unit: number, wounds: number, why: Cause, by = -1): boolean => {
  const { table, state } = draft
  state.wounds[unit] += wounds
  draft.emit({ type: 'wounded', unit, wounds, why: why === 'mine' ? 'mine' : 'fire' })
  if (state.wounds[unit] >= table.rules[unit].wounds) {
    destroyUnit(draft, unit, why, by)
    return true
  }
  if (!isOnField(table, state, unit)) return false
  for (const one of cargoOf(table, state, unit)) {
    state.wounds[one] += wounds
    draft.emit({ type: 'wounded', unit: one, wounds, why: 'carrier' })
    if (state.wounds[one] >= table.rules[one].wounds) count(draft, one, 'carrier', -1)
  }
  return false
}
