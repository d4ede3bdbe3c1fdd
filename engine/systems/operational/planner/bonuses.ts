/** What the bonus objectives that a side can still win are worth to it. operational.H2, H3 */
import type { Side } from '../../../game.ts'
import type { OperationalGame } from '../index.ts'
import type { BonusObjective } from '../scenario.ts'
import { bonus, type OperationalState } from '../types.ts'
import { weights } from './weights.ts'

/** What it is worth to stand in a hex, or to destroy a unit, for the sake of bonus objectives. */
export interface BonusWorth {
  readonly taking: ReadonlyMap<number, number>
  /** Of hexes that the side has and must hold. */
  readonly defending: ReadonlyMap<number, number>
  /** By unit of the enemy. */
  readonly destroying: ReadonlyMap<number, number>
}

export const bonusWorth = ({ scenario, table }: OperationalGame, state: OperationalState, side: Side): BonusWorth => {
  const [taking, defending, destroying] = [1, 2, 3].map(() => new Map<number, number>())
  const note = (list: Map<number, number>, at: number, worth: number): void => {
    list.set(at, (list.get(at) ?? 0) + worth)
  }
  for (const [index, objective] of scenario.bonuses.entries()) {
    const { condition, by } = objective
    if (objective.side !== side || state.turn > by || state.bonus[index] === bonus.failed) continue
    const worth = worthOf(objective)
    const isOpen = state.bonus[index] === bonus.open
    if (condition.type === 'destroy' && isOpen) note(destroying, condition.unit, worth)
    if (condition.type !== 'take' && condition.type !== 'hold') continue
    if (state.owner[condition.hex] !== side) {
      if (isOpen) note(taking, condition.hex, worth)
    } else if (condition.type === 'hold' && (isOpen || !table.isDefended[index])) {
      note(defending, condition.hex, Math.floor((worth * weights.defendedPercent) / 100))
    }
  }
  return { taking, defending, destroying }
}

const worthOf = ({ reward }: BonusObjective): number =>
  weights.bonus[reward.type === 'random' ? reward.of : reward.type]
