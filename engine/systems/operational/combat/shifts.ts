/** The odds of an attack: raw odds and every shift, each with its rule. The one place where they are computed. operational.D2-D14 */
import { divideRounded, log3 } from '../../../arithmetic.ts'
import type { RuleId, Term } from '../../../game.ts'
import type { HexsideRules, TerrainRules, UnitTypeRules, WeatherRules } from '../rules.ts'
import { isFrozen, type Table, terrainAt, weatherIn } from '../table.ts'
import type { OperationalState } from '../types.ts'
import { levelIndex } from '../victory.ts'

/** What an attack depends on. */
export interface Attack {
  readonly table: Table
  readonly state: Readonly<OperationalState>
  readonly attacker: number
  readonly target: number
  readonly attackerType: UnitTypeRules
  readonly targetType: UnitTypeRules
  readonly terrain: TerrainRules
  readonly isFrozen: boolean
  readonly weather: WeatherRules
  readonly hexside: HexsideRules
  readonly hasFort: boolean
  readonly fortStands: boolean
}

/** Gathers what an attack depends on; `edge` is the hexside from the attacker to the target. */
export const makeAttack = (
  table: Table,
  state: Readonly<OperationalState>,
  attacker: number,
  target: number,
  edge: number,
): Attack => {
  const hex = state.hex[target]
  const fort = table.fortAt[hex]
  return {
    table,
    state,
    attacker,
    target,
    attackerType: table.types[attacker],
    targetType: table.types[target],
    terrain: terrainAt(table, state, hex),
    isFrozen: isFrozen(table, state, hex),
    weather: table.weathers[weatherIn(table, state.turn)],
    hexside: table.hexsides[table.hexside[edge]],
    hasFort: fort >= 0,
    fortStands: fort >= 0 && state.fortIntact[fort] === 1,
  }
}

/** One line of the combat sheet. `value` is in thousandths of a column. */
interface Shift {
  readonly rule: RuleId
  readonly value: (attack: Attack) => number
  readonly label: (attack: Attack) => string
  /** Shown even when it is 0, because the reader expects it. */
  readonly shownAtZero?: (attack: Attack) => boolean
}

const column = 1000

const attackStrength = ({ state, attacker, attackerType }: Attack): number =>
  attackerType.attack * state.active[attacker]
const defenceStrength = ({ state, target, targetType }: Attack): number => targetType.defence * state.active[target]

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

/** Armour totals in hundredths of a point. operational.D4, D6 */
const attackArmour = ({ state, attacker, attackerType: { armour } }: Attack): number =>
  armour.counts === 'always' ? armour.points * state.active[attacker] * 100 : 0
const defenceArmour = ({ table, state, target, targetType: { armour } }: Attack): number =>
  armour.counts === 'never'
    ? 0
    : armour.points *
      state.active[target] *
      table.scenario.rules.combat.armour.entrenchedPercent[state.entrenchment[target] as 0 | 1 | 2]

/** What the armour would bring in open country, in thousandths. operational.D4 */
const armourAdvantage = (attack: Attack): number => {
  const { pointsPerShift, maximum } = attack.table.scenario.rules.combat.armour
  const advantage = divideRounded((attackArmour(attack) - defenceArmour(attack)) * 10, pointsPerShift)
  return Math.max(0, Math.min(maximum * column, advantage))
}

/** Whether the ground lets armour strike. operational.D5 */
const armourCounts = ({ terrain, isFrozen, hexside, fortStands }: Attack): boolean =>
  hexside.armourShift && !fortStands && (terrain.armourShift === 'frozen' ? isFrozen : terrain.armourShift)

/** The armour shift in thousandths, 0 or more. operational.D4, D5 */
export const armourShift = (attack: Attack): number => (armourCounts(attack) ? armourAdvantage(attack) : 0)

/** operational.D9, D11 */
const terrainShift = ({ terrain, isFrozen, attackerType }: Attack): number => {
  if (terrain.shiftIgnoredBy?.includes(attackerType.movementClass)) return 0
  return (isFrozen ? (terrain.frozenDefenceShift ?? terrain.defenceShift) : terrain.defenceShift) * column
}

/** What a bridge would cross. */
const isRiver = (hexside: HexsideRules): boolean => hexside.crossing === 'fresh' || hexside.crossing === 'never'
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
    value: ({ table, attackerType, terrain, fortStands }) =>
      terrain.armourPenalty || fortStands ? table.scenario.rules.combat.armour.penalty[attackerType.kind] * column : 0,
    label: ({ terrain, fortStands }) => `Vehicles attacking into ${fortStands ? 'a fort' : terrain.name.toLowerCase()}`,
  },
  { rule: 'operational.D9', value: terrainShift, label: ({ terrain }) => terrain.name },
  {
    rule: 'operational.D9',
    value: ({ weather }) => weather.combatShift * column,
    label: ({ weather }) => weather.name,
  },
  {
    rule: 'operational.D10',
    value: ({ hexside }) => (isRiver(hexside) ? hexside.attackShift * column : 0),
    label: across,
  },
  {
    rule: 'operational.D14',
    value: ({ hexside }) => (isRiver(hexside) ? 0 : hexside.attackShift * column),
    label: across,
  },
  {
    rule: 'operational.D12',
    value: ({ table, state, target }) =>
      table.scenario.rules.combat.entrenchmentShift[state.entrenchment[target] as 0 | 1 | 2] * column,
    label: ({ state, target }) => entrenchmentNames[state.entrenchment[target] as 0 | 1 | 2],
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
    rule: 'operational.B15',
    value: ({ table, state, attacker, target }) =>
      (levelIndex(table, state.experience[attacker]) - levelIndex(table, state.experience[target])) * column,
    label: ({ table, state, attacker, target }) =>
      `${levelName(table, state.experience[attacker])} against ${levelName(table, state.experience[target]).toLowerCase()}`,
  },
]

/** Keeps odds in thousandths within the columns of the tables. operational.d2 */
export const clip = (table: Table, odds: number): number => {
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
