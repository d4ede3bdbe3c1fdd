/** The numbers to roll for a hit, and for a critical hit. skirmish.S3, S4, S10, S11 */
import type { Terms } from '../../../terms.ts'
import type { Evasion, Weapon } from '../rules.ts'
import { bitsOf, type Table } from '../table.ts'
import { first, type Position, type Shot, shot } from '../types.ts'
import { effectsOn, generalOf, isOnField, terrainAt } from '../units.ts'
import { isGround, type Shooting, weaponOf } from './weapons.ts'

/** One aimed attack: the attacker, its weapon, its target and its kind. A barrage has no attacker: its weapon is its card. */
export interface Aim extends Shooting {
  readonly unit: number
  readonly weapon: number
}

/** The numbers to roll: for a hit, and for a critical hit. */
export interface Numbers {
  readonly hit: number
  readonly critical: number
}

/** Of the faces of the die, how many hit in whatever way, and how many hit critically: the highest does. skirmish.S3, S4 */
export const facesOf = (
  die: number,
  { hit, critical }: Numbers,
): { readonly hits: number; readonly criticals: number } => {
  const from = (number: number): number => Math.min(die, Math.max(1, die + 1 - number))
  return { hits: from(Math.min(hit, critical)), criticals: from(critical) }
}

/** The terms of both numbers. */
type Both = Readonly<Record<keyof Numbers, Terms>>

/** The weapon of a shot; the dice of a barrage are one, too. */
export const weaponOfAim = (table: Table, state: Position, { unit, weapon, kind }: Aim): Weapon | undefined => {
  if (kind !== shot.barrage) return weaponOf(table, state, unit, weapon)
  const barrage = table.cards[weapon].support?.barrage
  if (barrage === undefined) return undefined
  const { hit, piercing, damage } = barrage
  return { range: 0, accuracy: [hit, table.scenario.rules.frame.die], piercing, damage }
}

/** Both numbers of a shot; 0 where it hits without a roll. */
export const numbersOf = (table: Table, state: Position, aim: Aim, terms?: Both): Numbers => {
  if (isGround(table, aim.target)) return { hit: 0, critical: 0 }
  const { frame } = table.scenario.rules
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined) throw new RangeError('no such weapon')
  let [hit, critical] = weapon.accuracy
  terms?.hit.add('S3', 'Accuracy', hit)
  terms?.critical.add('S3', 'Accuracy', critical)
  const add = (rule: string, label: string, [x, y]: Evasion, sign = 1): void => {
    if (x === 0 && y === 0) return
    hit += sign * x
    critical += sign * y
    terms?.hit.add(rule, label, sign * x)
    terms?.critical.add(rule, label, sign * y)
  }
  if (aim.kind !== shot.barrage) ofAttacker(table, state, aim, add)
  // No rank brings the number for a hit below the least one; what was lower stays. skirmish.F6
  if (aim.kind !== shot.barrage && state.rank[aim.unit] > 0) {
    const { veteran, elite, least } = frame.ranks
    const [x, y] = state.rank[aim.unit] > 1 ? elite : veteran
    const less = Math.max(0, Math.min(x, hit - least))
    add('F6', state.rank[aim.unit] > 1 ? 'Elite' : 'Veteran', [less, y], -1)
  }
  if (aim.target < table.units) ofTarget(table, state, aim, add)
  // The highest number always is a critical hit. skirmish.S4, d34
  const most = frame.die
  if (critical > most) terms?.critical.add('S4', `${most} always is critical`, most - critical)
  return { hit, critical: Math.min(most, critical) }
}

type Add = (rule: string, label: string, evasion: Evasion, sign?: number) => void

/** Adds the modifiers of the attacker's state, and of its general. skirmish.S10, S11, H5 */
const ofAttacker = (table: Table, state: Position, { unit, kind }: Aim, add: Add): void => {
  const { wound, suppression } = table.scenario.rules.frame
  const wounds = Math.min(state.wounds[unit], wound.most)
  add('S11', 'Own wounds', wound.accuracy, wounds)
  if (state.suppressed[unit] > 0) add('S10', 'Suppressed', suppression.accuracy)
  const team = table.team[unit]
  const general = generalOf(table, state, team)
  if (general === undefined) return
  if (kind === shot.assault && general.assault) add('H5', general.name, [general.assault, 0], -1)
  if (kind === shot.reaction && general.reaction && (state.firsts[team] & first.reaction) === 0)
    add('H5', general.name, [general.reaction, 0], -1)
}

/** The evasion of a unit that is fired at. skirmish.T2, P6, P14, P1 */
const ofTarget = (table: Table, state: Position, { unit, target, kind }: Aim, add: Add): void => {
  // An assaulter is hit on its way: neither the ground where it stands nor its vehicle helps it. skirmish.d25
  const isOnItsWay = kind === shot.reaction && state.assault[target] > 0
  if (isOnField(table, state, target) && !isOnItsWay && !ignoresCover(table, state, unit, kind)) {
    const terrain = terrainAt(table, state, state.space[target])
    if (terrain !== undefined) {
      add('T2', terrain.name, terrain.evasion)
      const general = generalOf(table, state, table.team[target])
      if (general?.cover?.class === table.rules[target].class && terrain.class !== 'natural')
        add('H5', general.name, general.cover.evasion)
    }
  }
  if (state.cover[target] > 0 && !isOnItsWay)
    add('P6', 'Covered movement', table.scenario.rules.frame.coveredMovement.evasion)
  for (const option of bitsOf(state.has[target])) {
    const { use, name, evasion } = table.cards[table.card[target]].options[option].rules
    const isOn = use !== 'once' || (state.lit[target] & (1 << option)) !== 0
    if (evasion && isOn) add('P14', name, evasion)
  }
  for (const { evasion } of effectsOn(table, state, target)) if (evasion) add('F6', 'Support card', evasion)
}

/** True if an attack is the first one of its class in its side's turn under a general who lets it ignore cover. skirmish.H5 */
export const ignoresCover = (table: Table, state: Position, unit: number, kind: Shot): boolean => {
  if (kind !== shot.fire) return false
  const team = table.team[unit]
  const general = generalOf(table, state, team)
  return general?.ignoresCover === table.rules[unit].class && (state.firsts[team] & first.cover) === 0
}
