/** The odds of a fight: raw odds and every shift, each with its rule. The one place where they are computed. operational.D2-D14 */
import { divideRounded, log3 } from '../../../arithmetic.ts'
import type { RuleId, Term } from '../../../game.ts'
import { levelIndex } from '../levels.ts'
import type { Table } from '../table.ts'
import { armourAdvantage, armourCounts, armourPenalty, armourShift, attackArmour, defenceArmour } from './armour.ts'
import { artilleryShift, gunsFiring } from './artillery.ts'
import type { Attack } from './attack.ts'

/** One line of the combat sheet. `value` is in thousandths of a column. */
interface Shift {
  readonly rule: RuleId
  readonly value: (attack: Attack) => number
  readonly label: (attack: Attack) => string
  /** Shown even when it is 0, because the reader expects it. */
  readonly shownAtZero?: (attack: Attack) => boolean
}

const column = 1000

/** The strength of active steps and active specialists. operational.D2 */
export const attackStrength = ({ state, attacker, attackerType, attackers }: Attack): number =>
  attackerType.attack * state.active[attacker] + attackers.attack
const defenceStrength = ({ state, target, targetType, defenders }: Attack): number =>
  targetType.defence * state.active[target] + defenders.defence

/** operational.D3: three times as strong is `oddsPerTripling` columns. */
const rawOdds = (attack: Attack): number => {
  const { first, last } = attack.table.scenario.rules.combat.columns
  const attacking = attackStrength(attack)
  const defending = defenceStrength(attack)
  if (defending === 0) return last * column
  if (attacking === 0) return first * column
  const { oddsPerTripling } = attack.table.scenario.rules.combat
  return clip(attack.table, divideRounded(oddsPerTripling * (log3(attacking) - log3(defending)), 1000))
}

/** operational.D9, D11 */
const terrainShift = ({ kind, terrain, isFrozen, attackerType }: Attack): number => {
  if (kind === 'drop' || terrain.shiftIgnoredBy?.includes(attackerType.movementClass)) return 0
  return (isFrozen ? (terrain.frozenDefenceShift ?? terrain.defenceShift) : terrain.defenceShift) * column
}

/** Over a river: an ordinary attack, or a prepared crossing in boats; engineers and swimming special forces make it easier. operational.D10, F31 */
const riverShift = ({ kind, hexside, attackers }: Attack): number => {
  if (hexside.river === 'none') return 0
  if (kind === 'assault-crossing')
    return (attackers.bridges ? hexside.assaultShiftEngineers : hexside.assaultShift) * column
  return (attackers.bridges ? hexside.attackShiftEngineers : hexside.attackShift) * column
}

/** operational.H12 */
const beachShift = ({ table, kind, attackers }: Attack): number => {
  if (kind !== 'assault-beach') return 0
  const { assaultShift, assaultShiftEngineers } = table.scenario.rules.landing
  return (attackers.bridges ? assaultShiftEngineers : assaultShift) * column
}

/** Entrenchment, less what engineers and special forces negate. operational.D12 */
const trenchShift = ({ table, entrenchment, attackers }: Attack): number => {
  const { entrenchmentShift, entrenchmentShiftPerSpecialist } = table.scenario.rules.combat
  const openers = attackers.engineers + attackers.specialForces
  return Math.min(0, entrenchmentShift[entrenchment] + openers * entrenchmentShiftPerSpecialist) * column
}

const across = ({ hexside }: Attack): string => `Across: ${hexside.name.toLowerCase()}`

const entrenchmentNames = ['Not entrenched', 'Entrenched', 'Fortified'] as const

const points = (hundredths: number): string => String(hundredths / 100)
const levelName = (table: Table, experience: number): string =>
  table.scenario.rules.experience.levels[levelIndex(table, experience)].name

/** The combat sheet from top to bottom. */
const shifts: readonly Shift[] = [
  {
    rule: 'operational.D3',
    value: rawOdds,
    label: (attack) => `Strength ${attackStrength(attack)} : ${defenceStrength(attack)}`,
    shownAtZero: () => true,
  },
  {
    rule: 'operational.D4',
    value: armourShift,
    label: (attack) => `Armour ${points(attackArmour(attack))} − ${points(defenceArmour(attack))}`,
  },
  {
    rule: 'operational.D5',
    value: () => 0,
    label: () => 'Armour cannot strike here',
    shownAtZero: (attack) => armourAdvantage(attack) > 0 && !armourCounts(attack),
  },
  {
    rule: 'operational.D7',
    value: armourPenalty,
    label: ({ terrain, fortStands }) => `Vehicles attacking into ${fortStands ? 'a fort' : terrain.name.toLowerCase()}`,
  },
  {
    rule: 'operational.D8',
    value: (attack) => artilleryShift(attack) * column,
    label: (attack) => (artilleryShift(attack) > 0 ? 'Artillery' : 'Artillery cannot reach them'),
    shownAtZero: (attack) => gunsFiring(attack) > 0,
  },
  { rule: 'operational.D9', value: terrainShift, label: ({ terrain }) => terrain.name },
  {
    rule: 'operational.D9',
    value: ({ kind, weather }) => (kind === 'drop' ? 0 : weather.combatShift * column),
    label: ({ weather }) => weather.name,
  },
  {
    rule: 'operational.D10',
    value: (attack) => (attack.kind === 'assault-crossing' ? 0 : riverShift(attack)),
    label: across,
    shownAtZero: ({ kind, hexside, attackers }) =>
      kind !== 'assault-crossing' && hexside.river !== 'none' && attackers.bridges,
  },
  {
    rule: 'operational.F31',
    value: (attack) => (attack.kind === 'assault-crossing' ? riverShift(attack) : 0),
    label: ({ hexside }) => `In boats over the ${hexside.name.toLowerCase()}`,
  },
  {
    rule: 'operational.D14',
    value: ({ hexside }) => (hexside.river === 'none' ? hexside.attackShift * column : 0),
    label: across,
  },
  { rule: 'operational.H12', value: beachShift, label: () => 'From the sea onto a beach' },
  {
    rule: 'operational.D12',
    value: trenchShift,
    label: ({ entrenchment, attackers }) =>
      attackers.engineers + attackers.specialForces > 0
        ? `${entrenchmentNames[entrenchment]}, against specialists`
        : entrenchmentNames[entrenchment],
    shownAtZero: ({ entrenchment }) => entrenchment > 0,
  },
  {
    rule: 'operational.D13',
    value: ({ table, hasFort, fortStands }) => {
      const { fort } = table.scenario.rules.combat
      return hasFort ? (fortStands ? fort.intact : fort.destroyed) * column : 0
    },
    label: ({ fortStands }) => (fortStands ? 'Fort' : 'Destroyed fort'),
  },
  {
    rule: 'operational.F21',
    value: ({ table, kind }) => (kind === 'set-piece' ? table.scenario.rules.specialOrders.setPiece.shift * column : 0),
    label: () => 'Prepared attack',
  },
  {
    rule: 'operational.F24',
    value: ({ table, kind }) =>
      kind === 'counterattack' ? table.scenario.rules.specialOrders.counterattack.shift * column : 0,
    label: () => 'Surprise',
  },
  {
    rule: 'operational.F24',
    value: ({ crossed }) => crossed.counterattackShift * column,
    label: ({ crossed }) => `They came over: ${crossed.name.toLowerCase()}`,
  },
  {
    rule: 'operational.B15',
    value: ({ table, state, attacker, target }) =>
      (levelIndex(table, state.experience[attacker]) - levelIndex(table, state.experience[target])) * column,
    label: ({ table, state, attacker, target }) =>
      `${levelName(table, state.experience[attacker])} against ${levelName(table, state.experience[target]).toLowerCase()}`,
  },
]

/** Keeps odds in thousandths within the columns of the tables. operational.d2 */
const clip = (table: Table, odds: number): number => {
  const { first, last } = table.scenario.rules.combat.columns
  return Math.max(first * column, Math.min(last * column, odds))
}

const sumOf = (attack: Attack): number => {
  let sum = 0
  for (const shift of shifts) sum += shift.value(attack)
  return sum
}

/** The odds in thousandths of a column, before any roll. */
export const oddsOf = (attack: Attack): number => clip(attack.table, sumOf(attack))

/** The lines of the combat sheet; they add up to `oddsOf`. */
export const termsOf = (attack: Attack): Term[] => {
  const terms: Term[] = []
  for (const { rule, value, label, shownAtZero } of shifts) {
    const amount = value(attack)
    if (amount !== 0 || shownAtZero?.(attack)) terms.push({ rule, label: label(attack), value: amount })
  }
  const sum = sumOf(attack)
  const clipped = clip(attack.table, sum) - sum
  if (clipped !== 0) terms.push({ rule: 'operational.D3', label: 'The table ends here', value: clipped })
  return terms
}
