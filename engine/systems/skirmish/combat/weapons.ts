/** Weapons of units: which can fire, how far, and at what. skirmish.S1-S3, S7, S8 */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import type { Weapon } from '../rules.ts'
import type { TeamIndex } from '../scenario.ts'
import type { Table } from '../table.ts'
import { type Position, type Shot, type SkirmishState, shot } from '../types.ts'
import { addedBy, armourOf, isAirborneReady, isInTheOpen, isStanding, terrainAt } from '../units.ts'

/** A weapon of a unit: 0 the main one, or an upgrade option plus one that it has. */
export const weaponOf = (table: Table, state: Position, unit: number, weapon: number): Weapon | undefined => {
  if (weapon === 0) return table.rules[unit].weapon
  return (state.has[unit] & (1 << (weapon - 1))) === 0
    ? undefined
    : table.cards[table.card[unit]].options[weapon - 1].rules.weapon
}

const noWeapon: readonly number[] = []
const mainWeapon: readonly number[] = [0]

/** Weapons of a unit that exist, ready or not. */
export const weaponsOf = (table: Table, state: Position, unit: number): readonly number[] => {
  if (state.has[unit] === 0) return table.rules[unit].weapon === undefined ? noWeapon : mainWeapon
  const weapons: number[] = []
  for (let weapon = 0; weapon <= table.cards[table.card[unit]].options.length; weapon++)
    if (weaponOf(table, state, unit, weapon) !== undefined) weapons.push(weapon)
  return weapons
}

/** Shots of the main weapon in a turn. skirmish.P8, F6 */
const mostShotsOf = (table: Table, state: Position, unit: number): number => 1 + addedBy(table, state, unit, 'shots')

/** True if a weapon can fire in the own turn. skirmish.S1, S7, S8 */
export const isReady = (table: Table, state: Position, unit: number, weapon: number): boolean => {
  if (weaponOf(table, state, unit, weapon) === undefined) return false
  if (weapon === 0) return state.shots[unit] < mostShotsOf(table, state, unit)
  return ((state.grey[unit] | state.tilted[unit]) & (1 << (weapon - 1))) === 0
}

/** Shots that the main weapon has left, for an aircraft that attacks. */
export const shotsLeft = (table: Table, state: Position, unit: number): number =>
  Math.max(0, mostShotsOf(table, state, unit) - state.shots[unit])

/** True if a weapon can react in the turn of the enemy: each does so once. skirmish.S9, S12, d24 */
export const canReact = (table: Table, state: Position, unit: number, weapon: number): boolean =>
  weaponOf(table, state, unit, weapon) !== undefined &&
  (state.reacted[unit] & (1 << weapon)) === 0 &&
  (weapon === 0 || (state.grey[unit] & (1 << (weapon - 1))) === 0)

/** Notes that a weapon has fired: what reloads shows its grey side, what is used once is gone. skirmish.S7, S12, S13 */
export const useWeapon = (
  table: Table,
  state: SkirmishState,
  unit: number,
  weapon: number,
  isReaction: boolean,
): void => {
  if (isReaction) state.reacted[unit] |= 1 << weapon
  else if (weapon === 0) state.shots[unit]++
  if (weapon === 0) return
  const bit = 1 << (weapon - 1)
  state.tilted[unit] |= bit
  const { use } = table.cards[table.card[unit]].options[weapon - 1].rules
  if (use === 'reload') state.grey[unit] |= bit
  if (use === 'once') state.has[unit] &= ~bit
}

/** How far a weapon reaches from where its unit stands; a headquarters is fired at from nearby only. skirmish.S2, H4 */
export const rangeOf = (table: Table, state: Position, unit: number, weapon: Weapon, at: Space = 0): number => {
  const height = weapon.range > 1 ? (terrainAt(table, state, state.space[unit])?.range ?? 0) : 0
  const most = at > table.field ? table.scenario.rules.frame.headquarters.range : Number.POSITIVE_INFINITY
  return Math.min(weapon.range + height, table.weather.mostRange ?? most, most)
}

/** The space of a target. */
export const spaceOf = ({ units }: Table, state: Position, target: number): Space =>
  target < units ? state.space[target] : target - units

/** True if a target is ground, which is hit without a roll. skirmish.T3 */
export const isGround = ({ units, field }: Table, target: number): boolean => target >= units && target - units <= field

/**
 * True if a target belongs to the enemy of a side and can be fired at: a unit in the open, empty terrain, or a headquarters. skirmish.S5,
 * T3, d27
 */
export const isTarget = (table: Table, state: Position, team: TeamIndex, target: number): boolean => {
  if (target < table.units) return table.team[target] !== team && isInTheOpen(table, state, target)
  const space = target - table.units
  if (space === table.headquarters[otherSide(team)]) return isStanding(table, state, otherSide(team))
  return (
    space > 0 && space <= table.field && state.unit[space] === 0 && terrainAt(table, state, space)?.points !== undefined
  )
}

/** The target of fire, and the kind of shot. */
export interface Shooting {
  readonly target: number
  readonly kind: Shot
}

/**
 * The armour that a weapon must pierce; undefined where none counts. An assault ignores it, an assaulter has only his own, and ground has
 * none. skirmish.S5, S9, d10, d25, d27
 */
export const armourAgainst = (
  table: Table,
  state: Position,
  { target, kind }: Shooting,
  piercing: number,
): number | undefined => {
  if (kind === shot.assault) return undefined
  if (target >= table.units)
    return target - table.units > table.field ? table.scenario.rules.frame.headquarters.armour : undefined
  if (kind === shot.reaction && state.assault[target] > 0) return table.rules[target].armour
  return armourOf(table, state, target, piercing)
}

/** True if a hit of a shot does anything. skirmish.S5 */
export const isPierced = (table: Table, state: Position, shooting: Shooting, piercing: number): boolean =>
  piercing >= (armourAgainst(table, state, shooting, piercing) ?? 0)

/** All that a side can fire at on the field, and the headquarters of its enemy. */
export const targetsOf = (table: Table, state: Position, team: TeamIndex): readonly number[] => {
  const enemy = otherSide(team)
  const targets: number[] = []
  for (const unit of table.unitsOfTeam[enemy]) if (isInTheOpen(table, state, unit)) targets.push(unit)
  for (const space of table.spaces)
    if (state.terrain[space] > 0 && isTarget(table, state, team, table.units + space)) targets.push(table.units + space)
  if (isStanding(table, state, enemy)) targets.push(table.units + table.headquarters[enemy])
  return targets
}

/** Lists the further targets of aircraft: those of the enemy beside its headquarters. skirmish.V5 */
export const airTargets = (table: Table, state: Position, team: TeamIndex): readonly number[] => [
  ...targetsOf(table, state, team),
  ...table.unitsOfTeam[otherSide(team)].filter((unit) => isAirborneReady(table, state, unit)),
]
