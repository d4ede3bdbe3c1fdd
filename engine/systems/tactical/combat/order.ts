/** How stubborn a defence is, and who strikes first. tactical.G7, G8 */
import type { Terms } from '../../../terms.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { barsOf, modelOf, targetOf } from '../units.ts'
import type { Fight } from './grades.ts'

/** Chance of a rugged defence, in per cent. tactical.G7 */
export const ruggedChance = (
  table: Table,
  state: Position,
  { attacker, defender, range }: Pick<Fight, 'attacker' | 'defender' | 'range'>,
): number => {
  const [by, against] = [modelOf(table, state, attacker), targetOf(table, state, defender)]
  const level = state.entrenchment[defender]
  if (range !== 1 || level === 0 || !by.isGround || !against.isGround) return 0
  if (by.class === 'artillery' || by.has('engineer')) return 0
  const { perLevel, bars, rate } = table.scenario.rules.combat.rugged
  const stubborn = (barsOf(table, state, defender) + bars) * (against.rules.entrenchmentRate + rate)
  const skilled = (barsOf(table, state, attacker) + bars) * (by.rules.entrenchmentRate + rate)
  return Math.min(100, Math.floor((perLevel * level * stubborn) / skilled))
}

/** Initiative before the dice, within what the ground allows. tactical.G8 */
export const initiativeOf = (
  table: Table,
  state: Position,
  { attacker, defender }: Fight,
  unit: number,
  terms?: Terms,
): number => {
  const own = unit === attacker ? modelOf(table, state, unit) : targetOf(table, state, unit)
  const [by, against] = [modelOf(table, state, attacker), targetOf(table, state, defender)]
  const isOverLand = !by.isAir && !against.isAir
  const cap = isOverLand ? (table.terrain[state.hex[defender]]?.initiative ?? 0) : Number.POSITIVE_INFINITY
  const printed = by.isAir && against.class === 'anti_air' ? against.initiative : own.initiative
  const base = Math.min(printed, cap)
  const bars = Math.floor((barsOf(table, state, unit) + 1) / 2)
  terms?.add('G8', `Initiative of ${own.name}`, printed)
  terms?.add('G8', 'Cap of the ground', base - printed)
  terms?.add('L2', 'Experience', bars)
  return base + bars
}

/** Who strikes first without dice; undefined where dice are added to initiative. tactical.G8, G9 */
export const firstByRule = (
  { table }: Pick<Services, 'table'>,
  state: Position,
  { attacker, defender, range, isSurprise, isRugged }: Fight,
): 'attacker' | 'defender' | undefined => {
  const [by, against] = [modelOf(table, state, attacker), targetOf(table, state, defender)]
  if (isSurprise) return 'defender'
  if (['artillery', 'anti_air', 'submarine'].includes(by.class) || range >= 2) return 'attacker'
  if (isRugged) return 'defender'
  if (by.class === 'anti_tank' && (against.class === 'tank' || against.class === 'recon')) return 'defender'
  return undefined
}
