/** Shots, one after the other: what is rolled, and what a hit does. skirmish.S3-S7, S10, T3, T5 */
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { endLasting } from '../cards/deck.ts'
import { damageTerrain } from '../ground.ts'
import { destroyUnit, woundUnit } from '../losses.ts'
import type { Weapon } from '../rules.ts'
import type { TeamIndex } from '../scenario.ts'
import type { SkirmishDraft } from '../services.ts'
import { bitsOf, hasAbility, type Table } from '../table.ts'
import { first, mostShots, type Position, question, type SkirmishState, shot } from '../types.ts'
import { addedBy, generalOf, isOnField, isStanding, unitsAt } from '../units.ts'
import { type Aim, type Numbers, numbersOf, weaponOfAim } from './accuracy.ts'
import { isGround, isPierced, spaceOf, useWeapon } from './weapons.ts'

/** Lets a shot wait until those before it are resolved. */
export const queueShot = (state: SkirmishState, { unit, weapon, target, kind }: Aim): void => {
  if (state.queued === mostShots) return
  const at = state.queued++
  state.queueAttacker[at] = unit
  state.queueWeapon[at] = weapon
  state.queueTarget[at] = target
  state.queueKind[at] = kind
}

/** A shot of the queue. */
export const shotAt = (state: Position, at: number): Aim => ({
  unit: state.queueAttacker[at],
  weapon: state.queueWeapon[at],
  target: state.queueTarget[at],
  kind: state.queueKind[at] as Aim['kind'],
})

/** The shot that is next. What was meant for an escort that is gone is fired at the aircraft of the mission. skirmish.V6 */
export const nextShot = (state: Position): Aim => {
  const aim = shotAt(state, state.fired)
  const isGone = state.escort > 0 && aim.target === state.escort - 1 && state.space[aim.target] === 0
  return isGone ? { ...aim, target: state.plane - 1 } : aim
}

/** Whose dice are rolled for a shot. */
const seatOf = (table: Table, { unit, kind }: Aim): Side => (kind === shot.barrage ? -1 - unit : table.seat[unit])

/** True if the attacker and the target are still there. */
export const isPossible = (table: Table, state: Position, { unit, target, kind }: Aim): boolean =>
  (kind === shot.barrage || state.space[unit] > 0) &&
  (target < table.units
    ? state.space[target] > 0
    : target - table.units > table.field ||
      (state.unit[target - table.units] === 0 && state.terrain[target - table.units] > 0))

/** The smoke that a unit can still light before it is fired at; -1: none. skirmish.P1, d21 */
export const smokeOf = (table: Table, state: Position, unit: number): number =>
  bitsOf(state.has[unit] & ~state.lit[unit] & ~state.tilted[unit] & table.cards[table.card[unit]].smoke)[0] ?? -1

/** Resolves the next shot, or asks whether the unit that it is fired at lights smoke first. */
export const fireNext = (draft: SkirmishDraft): void => {
  const { table, state } = draft
  const aim = nextShot(state)
  const before = state.fired === 0 ? -1 : state.queueTarget[state.fired - 1]
  if (!isPossible(table, state, aim)) state.fired++
  else if (
    aim.target < table.units &&
    !state.smokeAsked &&
    isOnField(table, state, aim.target) &&
    !(aim.kind === shot.barrage && before === aim.target) &&
    smokeOf(table, state, aim.target) >= 0
  ) {
    state.smokeAsked = 1
    state.question = question.smoke
    state.asked = 1 << table.seat[aim.target]
  } else {
    state.fired++
    state.smokeAsked = 0
    fire(draft, aim)
  }
}

const fire = (draft: SkirmishDraft, aim: Aim): void => {
  const { table, state } = draft
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined) return
  const { unit, target, kind } = aim
  const isByUnit = kind !== shot.barrage
  const isAutomatic = isGround(table, target)
  const numbers = numbersOf(table, state, aim)
  if (isByUnit) {
    noteFired(table, state, aim)
    if (kind !== shot.reaction) noteAttacker(draft, aim, weapon)
  }
  const roll = isAutomatic ? 0 : rollFor(draft, aim, numbers)
  const isCritical = !isAutomatic && (roll >= numbers.critical || roll === table.scenario.rules.frame.die)
  const isHit = isCritical || roll >= numbers.hit
  draft.emit({
    type: 'shot',
    unit: isByUnit ? unit : -1,
    weapon: aim.weapon,
    target,
    kind,
    roll,
    ...numbers,
    result: isCritical ? 'critical' : isHit ? 'hit' : 'miss',
    ...(!isAutomatic && { rolled: true }),
  })
  if (isHit) strike(draft, aim, weapon, isCritical)
}

/** Rolls; a miss is rolled again where its seat has luck. */
const rollFor = ({ table, state, dice, emit }: SkirmishDraft, aim: Aim, { hit, critical }: Numbers): number => {
  const { die } = table.scenario.rules.frame
  const seat = seatOf(table, aim)
  const about = aim.kind === shot.barrage ? table.units + seat : aim.unit
  const rolls = dice.at({ turn: state.turn, side: seat }, 'shot', about)
  const roll = 1 + rolls.below(die)
  if (roll >= hit || roll >= critical || roll === die || state.luck[seat] === 0) return roll
  state.luck[seat]--
  emit({ type: 'luck', side: seat, rolled: true })
  return 1 + rolls.below(die)
}

/** Notes what a unit has used up by firing. skirmish.S7, S12 */
const noteFired = (table: Table, state: SkirmishState, { unit, weapon, kind }: Aim): void => {
  const team = table.team[unit]
  if (kind !== shot.air) useWeapon(table, state, unit, weapon, kind === shot.reaction)
  if (kind === shot.reaction) state.firsts[team] |= first.reaction
  if (kind === shot.fire && generalOf(table, state, team)?.ignoresCover === table.rules[unit].class)
    state.firsts[team] |= first.cover
  endLasting(table, state, unit, 'action')
}

/** A unit under fire of several that can damage it is suppressed. skirmish.S10, d7 */
const noteAttacker = ({ table, state, emit }: SkirmishDraft, aim: Aim, { piercing }: Weapon): void => {
  const { unit, target } = aim
  if (target >= table.units || !isOnField(table, state, target)) return
  if (!isPierced(table, state, aim, piercing)) return
  if (state.lastAttacker[target] === unit + 1) return
  state.lastAttacker[target] = unit + 1
  state.attackers[target]++
  if (state.attackers[target] < table.scenario.rules.frame.suppression.attackers || state.suppressed[target] > 0) return
  state.suppressed[target] = table.team[unit] + 1
  emit({ type: 'suppressed', unit: target })
}

/** Wounds, or points of a headquarters, that a hit of a shot does; and damage to terrain. */
export const damageOf = (
  table: Table,
  state: Position,
  { unit, kind }: Aim,
  { damage }: Weapon,
): readonly [number, number] => {
  if (kind === shot.barrage) return [damage, damage]
  const more = kind === shot.assault ? addedBy(table, state, unit, 'assaultDamage') : 0
  const wounds = damage + addedBy(table, state, unit, 'damage') + more
  const { demolition } = table.scenario.rules.frame.abilities
  return [wounds, hasAbility(table.rules[unit], 'demolition') ? wounds + demolition : wounds]
}

/** Applies a hit to its target. skirmish.S5, S6, T3 */
const strike = (draft: SkirmishDraft, aim: Aim, weapon: Weapon, isCritical: boolean): void => {
  const { table, state } = draft
  const { target } = aim
  if (!isPierced(table, state, aim, weapon.piercing)) return
  const [wounds, damage] = damageOf(table, state, aim, weapon)
  const space = spaceOf(table, state, target)
  const by = aim.kind === shot.barrage ? -1 : aim.unit
  if (target >= table.units) {
    if (space > table.field) hitHeadquarters(draft, otherSide(table.teamOf[seatOf(table, aim)]), wounds)
    else damageTerrain(draft, space, damage)
    return
  }
  const isOnGround = isOnField(table, state, target) && state.assault[target] === 0
  if (isCritical) destroyUnit(draft, target, 'fire', by)
  else woundUnit(draft, target, wounds, 'fire', by)
  if (isOnGround && damageTerrain(draft, space, damage))
    for (const one of unitsAt(state, space)) destroyUnit(draft, one, 'building', by)
}

/** Critical hits count as others. One that has fallen keeps no action points, and no general. skirmish.H4, H6 */
const hitHeadquarters = ({ table, state, emit }: SkirmishDraft, team: TeamIndex, damage: number): void => {
  if (!isStanding(table, state, team)) return
  state.hit[team] = Math.min(255, state.hit[team] + damage)
  emit({ type: 'headquarters', team, damage })
  if (isStanding(table, state, team)) return
  state.general[team] = 0
  for (const seat of table.teams[team]) state.ap[seat] = 0
}
