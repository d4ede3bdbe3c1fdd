/** Wounds, and units that leave the board. skirmish.S6, V3, P11 */
import { classes } from './rules.ts'
import type { SkirmishDraft } from './services.ts'
import type { Table } from './table.ts'
import { cargoOf, isOnField, lift, separate } from './units.ts'

type Cause = 'fire' | 'mine' | 'carrier' | 'building' | 'retreat'

/** Puts the card of a unit, and those under it, on their discard piles; what was noted of it is forgotten. skirmish.P11 */
export const discardUnit = (table: Table, { state }: SkirmishDraft, unit: number): void => {
  separate(table, state, unit)
  lift(table, state, unit)
  const pile = table.seat[unit] * table.cards.length
  state.discard[pile + table.card[unit]]++
  for (const [at, { card }] of table.lasting.entries())
    if (state.attached[unit] & (1 << at)) state.discard[pile + card]++
  for (const name of [
    'wounds',
    'spent',
    'status',
    'shots',
    'reacted',
    'has',
    'grey',
    'tilted',
    'lit',
    'carrier',
    'assault',
    'rank',
    'kills',
    'attached',
    'suppressed',
    'attackers',
    'lastAttacker',
  ] as const)
    state[name][unit] = 0
}

/** Destroys a unit with all that it carries. `by` is the unit that is credited with it. skirmish.V3, d47 */
export const destroyUnit = (table: Table, draft: SkirmishDraft, unit: number, why: Cause, by = -1): void => {
  const { state } = draft
  const cargo = isOnField(table, state, unit) ? cargoOf(table, state, unit) : []
  if (by >= 0) state.kills[by] = Math.min(255, state.kills[by] + 1)
  count(table, draft, unit, why, by)
  for (const one of cargo) count(table, draft, one, 'carrier', -1)
}

const count = (table: Table, draft: SkirmishDraft, unit: number, why: Cause, by: number): void => {
  const { state } = draft
  const team = table.team[unit]
  state.lost[team * classes.length + table.kind[unit]]++
  state.lostCost[team] += table.rules[unit].cost
  state.fallen[unit] = 1
  draft.emit({ type: 'destroyed', unit, why, ...(by >= 0 && { by }) })
  discardUnit(table, draft, unit)
}

/** Wounds a unit and, alike, what it carries. True when that destroys it. skirmish.S6, V3, d31 */
export const woundUnit = (
  table: Table,
  draft: SkirmishDraft,
  unit: number,
  wounds: number,
  why: Cause,
  by = -1,
): boolean => {
  const { state } = draft
  state.wounds[unit] += wounds
  draft.emit({ type: 'wounded', unit, wounds, why: why === 'mine' ? 'mine' : 'fire' })
  if (state.wounds[unit] >= table.rules[unit].wounds) {
    destroyUnit(table, draft, unit, why, by)
    return true
  }
  if (!isOnField(table, state, unit)) return false
  for (const one of cargoOf(table, state, unit)) {
    state.wounds[one] += wounds
    draft.emit({ type: 'wounded', unit: one, wounds, why: 'carrier' })
    if (state.wounds[one] >= table.rules[one].wounds) count(table, draft, one, 'carrier', -1)
  }
  return false
}
