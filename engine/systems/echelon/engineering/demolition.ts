/** Engineers break what the enemy could use; and what happens to works when a hex is lost. echelon.40a, 40c, 40e, E2 */
import { degree, type Hex } from '../../../hex.ts'
import { hasBridge } from '../ground.ts'
import { leftOf } from '../movement.ts'
import { type Ability, type Demolition, demolitionOf, demolitions, firstBridge } from '../rules.ts'
import type { EchelonDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, rail, status } from '../types.ts'
import { has } from '../units.ts'
import { bridgesOf } from './jobs.ts'
import { worksAs } from './workers.ts'

/** The demolitions that railway engineers can do. echelon.40g */
const ofRailways: readonly Demolition[] = ['rail', 'bridge']

/** Movement points that a unit needs to break something; undefined when it cannot. */
const priceOf = (table: Table, state: Position, unit: number, what: number): number | undefined => {
  const { demolition } = table.scenario.rules.engineering
  const prices = (Object.keys(demolition) as Ability[])
    .filter((ability) => ability !== 'railroad-engineer' || ofRailways.includes(demolitionOf(what)))
    .filter((ability) => worksAs(table, state, unit, ability))
    .flatMap((ability) => demolition[ability] ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** Lists the intact features of a hex, by number. */
const wholeAt = (table: Table, state: Position, hex: Hex): readonly number[] => [
  ...((state.rail[hex] & (rail.laid | rail.broken)) === rail.laid ? [demolitions.indexOf('rail')] : []),
  ...(state.portGone[hex] === 0 && state.portHits[hex] < state.port[hex] ? [demolitions.indexOf('port')] : []),
  ...(state.airbaseHits[hex] < state.airbase[hex] ? [demolitions.indexOf('airbase')] : []),
  ...bridgesOf(table, hex)
    .filter((edge) => hasBridge(table, state, edge))
    .map((edge) => firstBridge + (edge % degree)),
]

/**
 * Lists the demolitions that a unit can do where it stands. It has its own points for them, even if lorries have carried it.
 * echelon.40a, 44b
 */
export const demolitionsOf = (table: Table, state: Position, unit: number): readonly number[] => {
  const hex = state.hex[unit]
  const cannot = status.lifted | status.working | status.inReserve | status.disrupted | status.dispersed
  if (hex <= 0 || has(state, unit, cannot)) return []
  const left = leftOf(table, state, unit)
  return wholeAt(table, state, hex).filter((what) => {
    const price = priceOf(table, state, unit, what)
    return price !== undefined && price <= left
  })
}

export const demolish = (table: Table, { state, emit }: EchelonDraft, unit: number, what: number): void => {
  const hex = state.hex[unit]
  const kind = demolitionOf(what)
  if (kind === 'rail') state.rail[hex] |= rail.broken
  if (kind === 'port') state.portHits[hex]++
  if (kind === 'airbase') state.airbaseHits[hex]++
  if (kind === 'bridge') state.bridge[table.bridge[hex * degree + what - firstBridge] - 1] = 1
  state.spent[unit] += priceOf(table, state, unit, what) ?? 0
  state.status[unit] |= status.moved
  emit({ type: 'demolished', side: table.side[unit], hex, demolition: what })
}

/** A hex is about to change hands: what was being built is given up, and some sides leave no port behind. echelon.40e, 42b */
export const settleLostHex = (table: Table, { state, emit }: EchelonDraft, hex: Hex): void => {
  const loser = state.owner[hex] - 1
  state.taken[hex] = 1
  state.job[hex] = 0
  state.jobLeft[hex] = 0
  state.labour[hex] = 0
  if ((loser !== 0 && loser !== 1) || state.port[hex] === 0 || state.portGone[hex] > 0) return
  if (!table.scenario.sides[loser].destroysPorts) return
  state.portGone[hex] = 1
  emit({ type: 'demolished', side: loser, hex, demolition: demolitions.indexOf('port') })
}
