/** Places that sides hold. tactical.B3-B6 */
import type { TacticalDraft } from './events.ts'
import type { Services } from './services.ts'
import type { Place, Table } from './table.ts'
import { bitOf, isAboard, isMounted, modelOf } from './units.ts'
import { checkObjectives } from './victory.ts'

const prizeOf = ({ scenario }: Table, kind: Place['kind']): number => {
  const prizes = scenario.rules.battle.money[scenario.house.purchase ? 'alone' : 'campaign']
  return kind === 'objective' || kind === 'port' ? prizes[kind] : prizes.flag
}

/** A unit that ends its move in a place takes it. tactical.B5, B6 */
export const capture = (services: Services, draft: TacticalDraft, unit: number): void => {
  const { table } = services
  const { state, emit } = draft
  const side = table.side[unit]
  const hex = state.hex[unit]
  const place = table.placeAt[hex] - 1
  const model = modelOf(table, state, unit)
  if (place < 0 || state.holder[place] === side + 1 || !model.isGround) return
  if (isAboard(state, unit) || (isMounted(state, unit) && model.class !== 'infantry')) return
  state.holder[place] = side + 1
  const isFirst = (state.prized[place] & bitOf(side)) === 0
  const prestige = isFirst ? prizeOf(table, table.places[place].kind) : 0
  state.prized[place] |= bitOf(side)
  state.won[side] += prestige
  emit({ type: 'taken', side, hex, prestige, rolled: true })
  if (table.places[place].kind === 'objective') checkObjectives(services, draft, side)
}
