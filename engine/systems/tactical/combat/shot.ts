/** A shot: a die for each point of strength that has effect. tactical.G11, C3 */

import { divideRounded } from '../../../arithmetic.ts'
import type { Rolls } from '../../../dice.ts'
import type { TacticalRules } from '../rules.ts'
import type { Model, Table } from '../table.ts'
import type { Position } from '../types.ts'
import { modelOf } from '../units.ts'
import { differenceOf, type Fight, type Shot, targetModel } from './grades.ts'

/** How many faces of a die destroy a point of strength, and how many suppress one. */
export interface Faces {
  readonly kill: number
  readonly suppress: number
}

/** Points of strength that a shot destroys and suppresses. */
export interface Hits {
  readonly kills: number
  readonly suppressed: number
}

/** True if a model's fire suppresses rather than destroys. Ships and coastal forts fire so at land only. tactical.C3 */
export const isSuppressive = (by: Model, against: Model): boolean =>
  by.rules.suppressive && ((!by.isShip && !by.has('coastal')) || against.isGround)

type CombatRules = TacticalRules['combat']

/** What a difference of grades adds to each die. tactical.G11 */
export const addedBy = ({ damping: { above, numerator, denominator } }: CombatRules, difference: number): number =>
  difference <= above ? difference : above + Math.floor((numerator * (difference - above)) / denominator)

/** @param bounds the lowest sums that destroy and suppress */
export const facesFor = (
  rules: CombatRules,
  difference: number,
  bounds: { readonly kill: number; readonly suppress: number },
): Faces => {
  const added = addedBy(rules, difference)
  const reaching = (sum: number): number => Math.max(0, Math.min(rules.die, rules.die + 1 - (sum - added)))
  const kill = reaching(bounds.kill)
  return { kill, suppress: reaching(bounds.suppress) - kill }
}

export const facesOf = (table: Table, state: Position, fight: Fight, shot: Shot): Faces => {
  const { combat } = table.scenario.rules
  const against = targetModel(table, state, fight, shot.target)
  const bounds = !isSuppressive(modelOf(table, state, shot.shooter), against)
    ? combat.direct
    : combat[shot.mode === 'support' ? 'support' : 'suppressive']
  return facesFor(combat, differenceOf(table, state, fight, shot), bounds)
}

/** Rolls a die for each point of effect. */
export const rollShot = (die: number, { kill, suppress }: Faces, effect: number, dice: Rolls): Hits => {
  let kills = 0
  let suppressed = 0
  for (let point = 0; point < effect; point++) {
    const left = die - 1 - dice.below(die)
    if (left < kill) kills++
    else if (left < kill + suppress) suppressed++
  }
  return { kills, suppressed }
}

/** The losses that are to be expected, rounded. tactical.G21 */
export const expectedHits = (die: number, { kill, suppress }: Faces, effect: number): Hits => {
  const kills = divideRounded(effect * kill, die)
  return { kills, suppressed: Math.min(effect - kills, divideRounded(effect * suppress, die)) }
}
