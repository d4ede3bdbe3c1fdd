/**
 * Strengths: what each unit brings to a combat and which rules change it. The forecast, the fight, the log and overruns read the same
 * forces. echelon.C5
 */
import { divideRounded } from '../../../arithmetic.ts'
import type { RuleId, Term } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { airDoubled } from '../air/antiAircraft.ts'
import { coastDefence, coastGuard } from '../ground.ts'
import { type Fraction, point, re, times } from '../rules.ts'
import { drownedAt } from '../sea/landing.ts'
import type { Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { type Position, status, supply } from '../types.ts'
import { can, faceOf, has, reOf } from '../units.ts'
import { type Attack, defendersOf, hexesOf, isFar, isPartisan } from './attack.ts'
import type { AttackedHex } from './attackedHex.ts'
import { attackFactors, commonFactors, defenceFactors, type Factor } from './factors.ts'
import { isInvaded, supportOf } from './support.ts'

export interface Fighter {
  readonly unit: number
  /** Whole points. */
  readonly printed: number
  readonly factors: readonly Factor[]
  /** In 64ths of a point. */
  readonly strength: number
  /** In 144ths of an RE. */
  readonly re: number
  readonly isSupported: boolean
}

/** All that one side brings. */
export interface Force {
  readonly side: Side
  readonly fighters: readonly Fighter[]
  /** Strength in 64ths of a point, and as printed, without guns that fire from afar: that of coast defences where no unit has any. */
  readonly strength: number
  readonly printed: number
  /** REs of all, in 144ths. */
  readonly re: number
  readonly terms: readonly Term[]
}

/** A value times fractions, rounded down once. */
const timesAll = (value: number, fractions: readonly (Fraction | undefined)[]): number => {
  let [above, below] = [value, 1]
  for (const fraction of fractions)
    if (fraction !== undefined) {
      above *= fraction[0]
      below *= fraction[1]
    }
  return Math.floor(above / below)
}

/** Points printed on a unit, in this combat: none when it has retreated into it. echelon.35c, C10 */
export const printedOf = (table: Table, state: Position, unit: number, which: 'attack' | 'defence'): number => {
  if (which === 'defence' && has(state, unit, status.retreated)) return 0
  if (can(table, state, unit, 'divisional-hq'))
    return isInvaded(table, state, table.side[unit]) ? table.scenario.rules.combat.divisionalHeadquarters : 0
  return faceOf(table, state, unit)[which]
}

/** @param paid hexes from which supply is paid for the attack */
export const attackForce = (
  services: Services,
  state: Position,
  attack: Attack,
  place: AttackedHex,
  paid: ReadonlySet<Hex>,
): Force => {
  const { table } = services
  const { side, units, hex } = attack
  const naval = attack.isOverrun ? 0 : state.navalSupport[side]
  let shipsRe = navalReOf(table, naval)
  const fighters: Fighter[] = []
  for (const from of hexesOf(state, units)) {
    const stack = units.filter((unit) => state.hex[unit] === from)
    const { supported, byAbility } = supportOf(table, state, {
      side,
      isAttack: true,
      units: stack,
      all: unitsAt(services, state, from),
      place,
      isPartisan: isPartisan(table, state, defendersOf(services, state, hex)),
      outsideRe: shipsRe,
    })
    // Ships support one stack of the attack. echelon.22
    shipsRe = 0
    for (const unit of stack) {
      const isSupported = supported.has(unit)
      const factors = [
        ...commonFactors(table, state, unit, isSupported, byAbility.has(unit)),
        ...attackFactors(
          table,
          state,
          unit,
          place,
          attack.isOverrun ? state.supply[unit] < supply.none : paid.has(from),
        ),
      ]
      fighters.push(fighterOf(table, state, unit, 'attack', factors, isSupported))
    }
  }
  const carriers = carriersOf(table, state, units)
  const terms: Term[] = []
  const { apcBonus } = table.scenario.rules.combat
  const air = attack.isOverrun ? 0 : airOf(services, state, side, [hex])
  add(terms, 'echelon.44d', 'Armoured carriers', carriers * apcBonus * point)
  add(terms, 'echelon.9', 'Air support', air * point)
  add(terms, 'echelon.22', 'Naval gunfire', naval * point)
  const near = fighters.filter(({ unit }) => !isFar(table, state, unit, hex))
  // Tanks that sank on their way have still drawn fire. echelon.18b
  for (const unit of attack.isOverrun ? [] : drownedAt(table, state, side, hex)) {
    const share = table.scenario.rules.air.amphibiousTank.share.F
    const factors: Factor[] = [{ rule: 'echelon.18b', label: 'lost in the sea', by: share, re: share }]
    fighters.push(fighterOf(table, state, unit, 'attack', factors, true))
  }
  terms.unshift(...fighters.map((fighter) => termOf(table, fighter)))
  return forceOf(side, fighters, near, (carriers * apcBonus + air + naval) * point, terms)
}

export const defenceForce = (services: Services, state: Position, attack: Attack, place: AttackedHex): Force => {
  const { table } = services
  const { hex } = attack
  const side = otherSide(attack.side)
  const units = defendersOf(services, state, hex)
  const naval = attack.isOverrun ? 0 : state.navalSupport[side]
  const coast = coastDefenceOf(table, state, side, hex)
  const { supported, byAbility } = supportOf(table, state, {
    side,
    isAttack: false,
    units,
    all: units,
    place,
    isPartisan: false,
    outsideRe: navalReOf(table, naval) + times(coast, [re, point]),
  })
  const fighters = units.map((unit) => {
    const isSupported = supported.has(unit)
    const factors = [
      ...commonFactors(table, state, unit, isSupported, byAbility.has(unit)),
      ...defenceFactors(table, state, unit, place),
    ]
    return fighterOf(table, state, unit, 'defence', factors, isSupported)
  })
  const air = attack.isOverrun ? 0 : airOf(services, state, side, hexesOf(state, attack.units), attack.units)
  const terms = fighters.filter(({ printed }) => printed > 0).map((fighter) => termOf(table, fighter))
  add(terms, 'echelon.23', 'Coast defences', coast)
  add(terms, 'echelon.9', 'Air support', air * point)
  add(terms, 'echelon.22', 'Naval gunfire', naval * point)
  const force = forceOf(side, fighters, fighters, coast + (air + naval) * point, terms)
  return force.printed > 0 ? force : { ...force, printed: coast }
}

const add = (terms: Term[], rule: RuleId, label: string, strength: number): void => {
  if (strength !== 0) terms.push({ rule, label, value: inThousandths(strength) })
}

const inThousandths = (strength: number): number => divideRounded(strength * 1000, point)

const forceOf = (
  side: Side,
  fighters: readonly Fighter[],
  near: readonly Fighter[],
  more: number,
  terms: readonly Term[],
): Force => ({
  side,
  fighters,
  strength: fighters.reduce((sum, { strength }) => sum + strength, more),
  printed: near.reduce((sum, { printed }) => sum + printed * point, 0),
  re: fighters.reduce((sum, fighter) => sum + fighter.re, 0),
  terms,
})

const fighterOf = (
  table: Table,
  state: Position,
  unit: number,
  which: 'attack' | 'defence',
  factors: readonly Factor[],
  isSupported: boolean,
): Fighter => {
  const printed = printedOf(table, state, unit, which)
  return {
    unit,
    printed,
    factors,
    strength: timesAll(
      printed * point,
      factors.map(({ by }) => by),
    ),
    re: timesAll(
      reOf(table, state, unit),
      factors.map((factor) => factor.re),
    ),
    isSupported,
  }
}

/** `1st Infantry 5, unsupported × 1/2`. The first of its factors names the rule. */
const termOf = ({ scenario }: Table, { unit, printed, factors, strength }: Fighter): Term => {
  const changes = factors.map(
    ({ label, by: [above, below] }) => `, ${label} × ${below === 1 ? above : `${above}/${below}`}`,
  )
  return {
    rule: factors[0]?.rule ?? 'echelon.C5',
    label: `${scenario.units[unit].name} ${printed}${changes.join('')}`,
    value: inThousandths(strength),
  }
}

/** Armoured carriers whose cargo attacks. echelon.44d */
const carriersOf = (table: Table, state: Position, units: readonly number[]): number =>
  new Set(units.map((unit) => state.carrier[unit] - 1).filter((one) => one >= 0 && can(table, state, one, 'apc'))).size

/** REs of ships that support, in 144ths. */
const navalReOf = ({ scenario }: Table, points: number): number =>
  times(points * re, scenario.rules.combat.support.navalRe)

/** Strength of the coast defences of a port city of their side, in 64ths. echelon.23 */
export const coastDefenceOf = (table: Table, state: Position, side: Side, hex: Hex): number =>
  coastGuard(table, state, hex) === side
    ? times(coastDefence(table, state, hex) * point, table.scenario.rules.combat.support.coastDefence)
    : 0

/** Points from the air. They count twice where no guns against them are. echelon.9, 11d */
const airOf = (
  services: Services,
  state: Position,
  side: Side,
  hexes: readonly Hex[],
  attackers?: readonly number[],
): number => {
  const points = state.airSupport[side]
  if (points === 0 || !airDoubled(services, state, side, hexes, attackers)) return points
  return points * services.table.scenario.rules.combat.airTimes
}
