/** The modifiers of the main die: terrain, weather, engineers, armour, special abilities, preparation. Each with its rule. echelon.C7 */
import type { Term } from '../../../game.ts'
import { collectTerms } from '../../../terms.ts'
import type { Side } from '../../../twoSides.ts'
import { type Ability, re, times } from '../rules.ts'
import type { Table } from '../table.ts'
import { type Position, type Requirement, status } from '../types.ts'
import { can, has, reOf } from '../units.ts'
import { antiTankEffect, armourEffect, dieOf, isShare } from './armour.ts'
import { type Attack, crossingOf } from './attack.ts'
import { type AttackedHex, engineerAgainst, isLight, isWinterised } from './attackedHex.ts'
import type { Fighter, Force } from './strength.ts'

/** Units of a side that have brought an effect: so many of them are lost first, when losses are asked for. echelon.1 */
export interface Owed {
  readonly side: Side
  readonly requirement: Requirement
  readonly count: number
  readonly units: readonly number[]
}

export interface Modifiers {
  readonly sum: number
  readonly terms: readonly Term[]
  readonly owed: readonly Owed[]
}

/** Collects the terms of the main die and what is owed for them. */
interface Sheet {
  add(rule: string, label: string, die: number): void
  owe(side: Side, requirement: Requirement, count: number, units: readonly number[]): void
  /** Units that have brought an effect for which nobody is lost first. */
  mark(side: Side, requirement: Requirement, units: readonly number[]): void
}

/** All that is known before dice are rolled. */
export const modifiersOf = (
  table: Table,
  state: Position,
  attack: Attack,
  place: AttackedHex,
  attackers: Force,
  defenders: Force,
): Modifiers => {
  const terms = collectTerms('echelon')
  const owed: Owed[] = []
  let sum = 0
  const sheet: Sheet = {
    add(rule, label, die) {
      sum += die
      terms.add(rule, label, die)
    },
    owe(side, requirement, count, units) {
      if (count > 0 && units.length > 0) owed.push({ side, requirement, count, units })
    },
    mark(side, requirement, units) {
      if (units.length > 0) owed.push({ side, requirement, count: 0, units })
    },
  }
  const engineers = engineersOf(table, state, attack, place)
  addGround(table, sheet, place, engineers, attack.side)
  addArmour(table, state, sheet, attack, place, engineers, attackers, defenders)
  addAbilities(table, state, sheet, place, attackers, defenders)
  sheet.add('22', 'Planned attack', plannedBonus(table, state, attack, place))
  addUsed(sheet, attackers, defenders, table, state)
  return { sum, terms: terms.list, owed }
}

/** The penalties that engineers lift: those of the main die and of armour, in turn, down to a feature's minimum. echelon.37b */
interface Engineers {
  readonly die: number
  readonly aec: number
  /** Engineers that pay for it; siege guns do not. echelon.26c, 38 */
  readonly users: readonly number[]
}

export const engineersOf = (
  table: Table,
  state: Position,
  { units }: Attack,
  place: AttackedHex,
  armourFirst = state.engineersFirst === 1,
): Engineers => {
  const { engineerCounts, engineerSteps } = table.scenario.rules.combat
  let [die, aec, count] = [0, 0, 0]
  for (const feature of place.features)
    if (feature.yields) {
      die += Math.max(0, -feature.die - feature.floor)
      aec += Math.max(0, -feature.aec - feature.floor)
    }
  const users: number[] = []
  for (const unit of units) {
    const kind = engineerAgainst(table, state, unit, place)
    if (kind === undefined) continue
    count += engineerCounts[kind]
    if (!can(table, state, unit, 'siege')) users.push(unit)
  }
  const steps = Array.from({ length: count }, (_, index) => engineerSteps[index % engineerSteps.length])
  const first = steps.filter((step) => step === 'first').length
  const second = count - first
  return {
    die: Math.min(die, armourFirst ? second : first),
    aec: Math.min(aec, armourFirst ? first : second),
    users,
  }
}

const addGround = (table: Table, sheet: Sheet, place: AttackedHex, engineers: Engineers, side: Side): void => {
  const { leastSum } = table.scenario.rules.combat
  const { terrain, features, weather } = place
  const all = features.reduce((sum, { die }) => sum + die, terrain.die) + engineers.die
  sheet.add(terrain.rule, terrain.name, terrain.die)
  for (const { rule, name, die } of features) sheet.add(rule, name, die)
  sheet.add('37b', 'Engineers', engineers.die)
  sheet.add('C7', `No ground counts for less than ${leastSum}`, Math.max(0, leastSum - all))
  sheet.add('C7', `${weather.name} weather`, weather.die)
  sheet.owe(side, 'engineers', engineers.die, engineers.users)
}

/** The penalty of a river counts when all cross one: the mildest of them. */
const crossingPenalty = (table: Table, state: Position, { units, hex }: Attack): number => {
  const penalties = units
    .filter((unit) => table.board.distance(state.hex[unit], hex) === 1)
    .map((unit) => crossingOf(table, state, unit, hex)?.aec ?? 0)
  return penalties.length === 0 ? 0 : Math.max(...penalties)
}

/** Armour of the attacker adds, that of the defender takes; guns of the other side and ground lessen both, never below none. */
const addArmour = (
  table: Table,
  state: Position,
  sheet: Sheet,
  attack: Attack,
  place: AttackedHex,
  engineers: Engineers,
  attackers: Force,
  defenders: Force,
): void => {
  const { terrain, features, weather } = place
  const penalty =
    features.reduce((sum, { aec }) => sum + aec, terrain.aec) + crossingPenalty(table, state, attack) + weather.aec
  for (const [own, enemy, sign, ground] of [
    [attackers, defenders, 1, penalty + engineers.aec],
    [defenders, attackers, -1, penalty],
  ] as const) {
    const armour = armourEffect(table, state, own, enemy)
    if (armour.die === 0) continue
    // Who lifts the ground for armour helps as well, though nobody is lost for it. echelon.37, 38
    if (sign > 0 && engineers.aec > 0) sheet.mark(own.side, 'engineers', engineers.users)
    const guns = antiTankEffect(table, state, enemy)
    const net = Math.max(0, armour.die + guns.die + ground)
    const who = sign > 0 ? 'Armour' : 'Armour of the defender'
    sheet.add('15', who, sign * armour.die)
    sheet.add('14', `Guns against ${who.toLowerCase()}`, sign * guns.die)
    sheet.add('C7', `Ground and weather against ${who.toLowerCase()}`, sign * ground)
    sheet.add('15', `${who}: no less than 0`, sign * (net - armour.die - guns.die - ground))
    sheet.owe(own.side, 'armour', net, armour.users)
    sheet.owe(enemy.side, 'antiTank', Math.min(armour.die, -guns.die), guns.users)
  }
}

/** Special abilities in terrain and cold; together they add no more than so much. echelon.29b, 42d, 42h, 52e */
const addAbilities = (
  table: Table,
  state: Position,
  sheet: Sheet,
  place: AttackedHex,
  attackers: Force,
  defenders: Force,
): void => {
  const { special, specialMost, cold } = table.scenario.rules.combat
  const left = new Set(attackers.fighters)
  let bonus = 0
  for (const { ability, rule, terrain, steps } of special) {
    if (!terrain.includes(place.terrainId)) continue
    const able = [...left].filter(({ unit }) => isAble(table, state, unit, ability, place))
    for (const fighter of able) left.delete(fighter)
    const die = dieOf(steps, reOfAll(able), attackers.re)
    sheet.add(rule, abilityNames[ability] ?? ability, die)
    sheet.owe(attackers.side, 'special', die, unitsOf(able))
    bonus += die
  }
  if (place.weather.isCold) {
    const able = attackers.fighters.filter(({ unit }) => isWinterised(table, state, unit))
    const die = dieOf(cold.attackers, reOfAll(able), attackers.re)
    sheet.add('52e', die < 0 ? 'Attackers not equipped for cold' : 'Attackers equipped for cold', die)
    sheet.owe(attackers.side, 'winter', die, unitsOf(able))
    bonus += Math.max(0, die)
    const withstanding = defenders.fighters.filter(({ unit }) => isWinterised(table, state, unit))
    if (defenders.re > 0 && isShare(cold.defenders.share, reOfAll(withstanding), defenders.re)) {
      sheet.add('52e', 'Defenders equipped for cold', cold.defenders.die)
      sheet.owe(defenders.side, 'winter', -cold.defenders.die, unitsOf(withstanding))
    }
  }
  sheet.add('C7', `Abilities add no more than ${specialMost}`, Math.min(0, specialMost - bonus))
}

const abilityNames: Partial<Record<Ability, string>> = {
  mountain: 'Mountain troops',
  light: 'Light infantry',
  cavalry: 'Cavalry',
  woodsmanship: 'Men at home in woods',
}

const isAble = (table: Table, state: Position, unit: number, ability: Ability, place: AttackedHex): boolean =>
  ability === 'light' ? isLight(table, state, unit, place) : can(table, state, unit, ability)

const reOfAll = (fighters: readonly Fighter[]): number => fighters.reduce((sum, fighter) => sum + fighter.re, 0)
const unitsOf = (fighters: readonly Fighter[]): readonly number[] => fighters.map(({ unit }) => unit)

/** Artillery in an attack that was planned, when nobody in it has moved. echelon.22, 25b, 26a */
const plannedBonus = (table: Table, state: Position, { side, hex, units }: Attack, place: AttackedHex): number => {
  if ((state.planned[hex] & (1 << side)) === 0) return 0
  if (units.some((unit) => has(state, unit, status.moved | status.lifted))) return 0
  const { planned, siege, support } = table.scenario.rules.combat
  const isStrong = place.isFortress || place.isMajor
  let size = times(state.navalSupport[side] * re, support.navalRe)
  for (const unit of units) {
    if (!table.profiles[unit].isArtillery) continue
    const isDoubled = isStrong && can(table, state, unit, 'siege')
    const counted = reOf(table, state, unit) * (can(table, state, unit, 'rocket') ? planned.rocket : 1)
    size += isDoubled ? times(counted, siege.re) : counted
  }
  return Math.min(planned.most, Math.floor(size / re))
}

/** Adds the costs of multipliers, and of cavalry that has ridden at supported units. echelon.1, 29d */
const addUsed = (sheet: Sheet, attackers: Force, defenders: Force, table: Table, state: Position): void => {
  for (const { side, fighters } of [attackers, defenders]) {
    const users = new Map<Requirement, number[]>()
    for (const { unit, factors } of fighters)
      for (const { use } of factors) if (use !== undefined) users.set(use, [...(users.get(use) ?? []), unit])
    for (const [requirement, units] of users) sheet.owe(side, requirement, 1, units)
  }
  const riders = attackers.fighters.filter(({ unit }) => can(table, state, unit, 'cavalry'))
  if (defenders.fighters.some(({ isSupported, printed }) => isSupported && printed > 0))
    sheet.owe(attackers.side, 'horse', 1, unitsOf(riders))
}
