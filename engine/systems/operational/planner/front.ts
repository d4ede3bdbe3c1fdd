/** What the staff asks about the front: who is near whom, and how much a unit is worth. */
import type { OperationalGame } from '../index.ts'
import type { OperationalState } from '../types.ts'
import type { Ground } from './ground.ts'
import type { Picture } from './picture.ts'

/** Steps that a unit still has. */
export const stepsOf = (state: Readonly<OperationalState>, unit: number): number =>
  state.active[unit] + state.suppressed[unit]

/** Units of the enemy, as far as known, next to a hex. */
export const enemiesBeside = (ground: Ground, picture: Picture, hex: number): number[] => {
  const found: number[] = []
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const unit = picture.unitAt[ground.neighbours[edge]]
    if (unit >= 0 && picture.isEnemy[unit] === 1) found.push(unit)
  }
  return found
}

/** Own units next to a hex. */
export const friendsBeside = (ground: Ground, picture: Picture, hex: number): number => {
  let count = 0
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const unit = picture.unitAt[ground.neighbours[edge]]
    if (unit >= 0 && picture.isEnemy[unit] === 0) count++
  }
  return count
}

/** How hard the enemy could hit a hex, in tenths of what the unit there defends with; about 10 is an even fight. */
export const pressureOn = (game: OperationalGame, picture: Picture, unit: number, hex: number): number => {
  const { defence } = game.table.types[unit]
  const strength = Math.max(1, defence * picture.state.active[unit])
  return Math.floor((10 * picture.threat[hex]) / strength)
}
