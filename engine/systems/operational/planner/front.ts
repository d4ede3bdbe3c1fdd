/** The staff's questions about the front: the distances between units, and the worth of each. */
import { degree } from '../../../hex.ts'
import type { Assessment } from './assessment.ts'

/** Units of the enemy, as far as known, next to a hex. */
export const enemiesBeside = (assessment: Assessment, hex: number): number[] => {
  const found: number[] = []
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const unit = assessment.unitAt[assessment.ground.neighbours[edge]]
    if (unit >= 0 && assessment.isEnemy[unit] === 1) found.push(unit)
  }
  return found
}

/** Own units next to a hex. */
export const friendsBeside = (assessment: Assessment, hex: number): number => {
  let count = 0
  for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
    const unit = assessment.unitAt[assessment.ground.neighbours[edge]]
    if (unit >= 0 && assessment.isEnemy[unit] === 0) count++
  }
  return count
}

/** How hard the enemy could hit a hex, in tenths of what the unit there defends with; about 10 is an even fight. */
export const pressureOn = (assessment: Assessment, unit: number, hex: number): number => {
  const { defence } = assessment.game.table.types[unit]
  const strength = Math.max(1, defence * assessment.state.active[unit])
  return Math.floor((10 * assessment.threat[hex]) / strength)
}
