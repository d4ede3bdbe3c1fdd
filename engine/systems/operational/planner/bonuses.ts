/** The places that bonus objectives make worth taking, keeping and destroying. operational.H2 */
import type { OperationalGame } from '../index.ts'
import { bonus, destroyed, type ReadonlyState } from '../types.ts'
import type { Gait, Ground } from './ground.ts'
import type { Weights } from './weights.ts'

export interface Bonuses {
  /** Hexes to take from the enemy, and those to keep from it. */
  readonly take: ReadonlySet<number>
  readonly keep: ReadonlySet<number>
  /** Units of the enemy to destroy. */
  readonly units: ReadonlySet<number>
  /** By unit that is the nearest to a hex to take, and could defend itself there: that hex. */
  readonly sent: ReadonlyMap<number, number>
}

/** Movement points from which a unit is sent. */
const near = 14

/** Returns the bonus objectives that can still be won or lost in this turn. */
export const bonusesOf = (
  { scenario, table }: OperationalGame,
  ground: Ground,
  state: ReadonlyState,
  side: number,
  own: readonly number[],
  gait: readonly Gait[],
  threat: Int32Array,
): Bonuses => {
  const take = new Set<number>()
  const keep = new Set<number>()
  const units = new Set<number>()
  for (const [index, { condition, by, side: winner }] of scenario.bonuses.entries()) {
    if (state.turn > by || state.bonus[index] === bonus.failed) continue
    const isWon = state.bonus[index] === bonus.won
    if (condition.type === 'take' || condition.type === 'hold') {
      const { hex, type } = condition
      if (isWon && type === 'take') continue
      if (state.owner[hex] === side) keep.add(hex)
      else if (!isWon || winner !== side) take.add(hex)
    } else if ('unit' in condition && scenario.units[condition.unit].side !== side) {
      if (state.hex[condition.unit] !== destroyed) units.add(condition.unit)
    }
  }
  const sent = new Map<number, number>()
  for (const hex of take) {
    let least: number = near
    let nearest = -1
    for (const unit of own) {
      const distance = ground.fieldTo(gait[unit], hex)[state.hex[unit]]
      if (distance > least || sent.has(unit) || threat[hex] > table.types[unit].defence * state.active[unit]) continue
      if (distance === least && nearest >= 0) continue
      least = distance
      nearest = unit
    }
    if (nearest >= 0) sent.set(nearest, hex)
  }
  return { take, keep, units, sent }
}

/** Returns the worth of a hex to any unit for the sake of bonus objectives. */
export const worthOfBonus = (weights: Weights, { take, keep }: Bonuses, hex: number, isThreatened: boolean): number =>
  (take.has(hex) ? weights.takeBonus : 0) + (isThreatened && keep.has(hex) ? weights.keepBonus : 0)

/** Returns the cost to a unit that is sent to such a hex of being in another one. */
export const towardBonus = (
  weights: Weights,
  { sent }: Bonuses,
  ground: Ground,
  gait: Gait,
  unit: number,
  hex: number,
): number => {
  const aim = sent.get(unit)
  return aim === undefined ? 0 : -Math.min(2 * near, ground.fieldTo(gait, aim)[hex]) * weights.towardBonus
}
