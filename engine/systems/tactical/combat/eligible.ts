/** Who may attack, answer and support whom. tactical.G1, G3, G4, G10 */
import { otherSide } from '../../../twoSides.ts'
import type { Services } from '../services.ts'
import { isNear, type Model, type Table } from '../table.ts'
import { carried, done, type Position } from '../types.ts'
import { effectOf, has, isFoul, isMounted, modelOf, stands, targetOf } from '../units.ts'
import { type Fight, targetModel, valueAgainst } from './grades.ts'

export const rangeBetween = ({ board }: Table, { hex }: Position, one: number, other: number): number =>
  board.distance(hex[one], hex[other])

/** True if a model reaches a target at a distance. tactical.G1 */
const reaches = (by: Model, against: Model, range: number): boolean => {
  if (by.isAir) return range === (against.isAir ? 1 : 0)
  if (!against.isAir) return by.class === 'anti_air' ? range === 1 : range >= 1 && range <= by.range
  return by.class === 'anti_air' ? range <= by.range : range === 0
}

/** True if only some may attack a unit: submarines. tactical.H8 */
const isOutOfReach = (by: Model, against: Model): boolean =>
  against.class === 'submarine' && !['destroyer', 'tac_bomber', 'submarine'].includes(by.class)

/** True if a unit has rounds and effect, and is not mounted. */
const isReady = (state: Position, unit: number): boolean =>
  stands(state, unit) && state.ammunition[unit] > 0 && effectOf(state, unit) > 0 && !isMounted(state, unit)

/** True if a unit may attack out of its landing craft. tactical.H6 */
const isLanding = (table: Table, state: Position, unit: number): boolean =>
  state.carried[unit] === carried.sailing && modelOf(table, state, unit).has('marine')

/** True if a unit can fire where it is. */
const canFire = (table: Table, state: Position, unit: number): boolean =>
  isReady(state, unit) || (isLanding(table, state, unit) && state.ammunition[unit] > 0 && effectOf(state, unit) > 0)

/** True if a unit may fire at a target, whatever it has done before. */
const mayFireAt = (table: Table, state: Position, unit: number, target: number): boolean => {
  const [by, against] = [modelOf(table, state, unit), targetOf(table, state, target)]
  return (
    canFire(table, state, unit) &&
    valueAgainst(table, state, unit, against) > 0 &&
    !isOutOfReach(by, against) &&
    !(isFoul(state) && (by.isAir || against.isAir)) && // tactical.O6
    reaches(by, against, rangeBetween(table, state, unit, target))
  )
}

/** True if a unit may still attack in this half-turn. tactical.A5, E9 */
export const hasAttack = (table: Table, state: Position, unit: number): boolean =>
  canFire(table, state, unit) &&
  !has(state, unit, done.attacked | done.refitted) &&
  !(has(state, unit, done.moved) && ['artillery', 'anti_air'].includes(modelOf(table, state, unit).class))

/** True if a unit may attack a target that its side sees. tactical.G1 */
export const mayAttack = (table: Table, state: Position, unit: number, target: number): boolean =>
  hasAttack(table, state, unit) && mayFireAt(table, state, unit, target)

/** True if a defender answers. tactical.G10 */
export const mayReply = (table: Table, state: Position, fight: Fight): boolean => {
  const { attacker, defender, range } = fight
  const by = modelOf(table, state, defender)
  const against = targetModel(table, state, fight, attacker)
  if (!isReady(state, defender) && !(by.class === 'infantry' && isMountedReady(state, defender))) return false
  if (valueAgainst(table, state, defender, against) === 0 || isOutOfReach(by, against)) return false
  if (by.isAir !== against.isAir) return range === 0
  const isDistant = against.isShip && (by.isShip || by.has('coastal'))
  return range <= 1 || (isDistant && range <= by.range)
}

/** Mounted infantry fights as if it were dismounted. tactical.G20 */
const isMountedReady = (state: Position, unit: number): boolean =>
  stands(state, unit) &&
  state.carried[unit] === carried.mounted &&
  state.ammunition[unit] > 0 &&
  effectOf(state, unit) > 0

/**
 * Units of the defender that may fire at an attacker before the fight: first fighters, then guns; each list with the best first.
 * @param isKnown which of them count
 */
export const supportersOf = (
  { table }: Pick<Services, 'table'>,
  state: Position,
  fight: Fight,
  gradeOf: (unit: number) => number,
  isKnown: (unit: number) => boolean = () => true,
): readonly (readonly number[])[] => {
  const { attacker, defender, range, isSurprise } = fight
  const by = modelOf(table, state, attacker)
  if (range > 1 || isSurprise || by.class === 'artillery' || by.class === 'anti_air') return []
  const against = targetOf(table, state, defender)
  const all = table.unitsOf[otherSide(table.side[attacker])].filter(
    (unit) =>
      unit !== defender &&
      isReady(state, unit) &&
      isKnown(unit) &&
      valueAgainst(table, state, unit, targetModel(table, state, fight, attacker)) > 0,
  )
  const best = (units: readonly number[]): readonly number[] =>
    units.toSorted((one, other) => gradeOf(other) - gradeOf(one) || one - other)
  const ofClass = (name: Model['class']): readonly number[] =>
    all.filter((unit) => modelOf(table, state, unit).class === name)
  const inRange = (unit: number): boolean =>
    rangeBetween(table, state, unit, attacker) <= modelOf(table, state, unit).range
  if (!by.isAir)
    return by.isGround
      ? [
          best(
            ofClass('artillery').filter((unit) => isNear(table, state.hex[unit], state.hex[defender]) && inRange(unit)),
          ),
        ]
      : []
  const fighters =
    against.class === 'fighter'
      ? []
      : ofClass('fighter').filter((unit) => isNear(table, state.hex[unit], state.hex[defender]))
  return [best(fighters), against.isAir ? [] : best(ofClass('anti_air').filter(inRange))]
}
