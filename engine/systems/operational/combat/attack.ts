/** What the odds of a fight depend on, gathered once. operational.D2-D14, F21, F24, F31, H12, H13 */

import { isFrozen, terrainAt, weatherIn } from '../places.ts'
import type { HexsideRules, TerrainRules, UnitTypeRules, WeatherRules } from '../rules.ts'
import type { Table } from '../table.ts'
import { type CombatKind, type ReadonlyState, specialistState, stance } from '../types.ts'

/** What the active specialists of a unit bring to a fight. */
interface Band {
  readonly attack: number
  readonly defence: number
  /** Whole shifts of armour: in attack, of them those that swim, in attack against enemy armour only, and in defence. operational.D4-D6 */
  readonly armour: number
  readonly swimmingArmour: number
  readonly antiArmour: number
  readonly armourInDefence: number
  /** Whole shifts of artillery before any limit. operational.D8 */
  readonly artillery: number
  readonly engineers: number
  readonly specialForces: number
  /** Whether they make rivers easy: engineers, or special forces that swim. operational.D10, d21 */
  readonly bridges: boolean
}

const alone: Band = {
  attack: 0,
  defence: 0,
  armour: 0,
  swimmingArmour: 0,
  antiArmour: 0,
  armourInDefence: 0,
  artillery: 0,
  engineers: 0,
  specialForces: 0,
  bridges: false,
}

/** Adds up the active specialists of a unit; units without any share one band. operational.D2 */
export const bandOf = (table: Table, state: ReadonlyState, unit: number): Band => {
  const first = unit * table.slots
  let band: { -readonly [key in keyof Band]: Band[key] } | undefined
  for (let place = first; place < first + table.slots; place++) {
    if (state.specialistState[place] !== specialistState.active) continue
    const rules = table.specialists[state.specialist[place] - 1]
    band ??= { ...alone }
    band.attack += rules.attack
    band.defence += rules.defence
    if (rules.armourCounts === 'always') band.armour += rules.armourShift
    if (rules.armourCounts === 'always' && rules.amphibious) band.swimmingArmour += rules.armourShift
    if (rules.armourCounts === 'against-armour') band.antiArmour += rules.armourShift
    if (rules.armourCounts !== 'never') band.armourInDefence += rules.armourShift
    band.artillery += rules.artilleryShift
    if (rules.engineers) band.engineers++
    if (rules.specialForces) band.specialForces++
    if (rules.engineers || (rules.specialForces && rules.amphibious)) band.bridges = true
  }
  return band ?? alone
}

export interface Attack {
  readonly table: Table
  readonly state: ReadonlyState
  readonly kind: CombatKind
  readonly attacker: number
  readonly target: number
  readonly attackerType: UnitTypeRules
  readonly targetType: UnitTypeRules
  readonly attackers: Band
  readonly defenders: Band
  /** Where the fight is: the target's hex; in a counterattack that of the counterattacker. operational.F24 */
  readonly hex: number
  readonly terrain: TerrainRules
  readonly isFrozen: boolean
  readonly weather: WeatherRules
  /** What the attack goes over; nothing for who comes by sea or air, and for who counterattacks in its own hex. */
  readonly hexside: HexsideRules
  /** What those who are counterattacked came over; nothing in other fights. operational.F24 */
  readonly crossed: HexsideRules
  readonly hasFort: boolean
  readonly fortStands: boolean
  /** The target's entrenchment as far as it counts in this fight. */
  readonly entrenchment: 0 | 1 | 2
  /** The target's special order as far as the asker knows it. operational.D28 */
  readonly stance: number
}

/** Those who come from above or from the sea bring neither tanks nor guns to bear. operational.H12, H13 */
export const isLanding = (kind: CombatKind): boolean => kind === 'assault-beach' || kind === 'drop'

/**
 * Gathers what a fight depends on. Nothing of it is hidden from the attacker but the target's special order, which the caller
 * gives: the true one to fight, the known one to forecast. operational.d28
 * @param edge the hexside from the attacker to the target, -1 for landings
 */
export const makeAttack = (
  table: Table,
  state: ReadonlyState,
  kind: CombatKind,
  attacker: number,
  target: number,
  edge: number,
  targetStance: number = stance.none,
): Attack => {
  const strikesBack = kind === 'counterattack'
  const hex = state.hex[strikesBack ? attacker : target]
  const fort = strikesBack ? -1 : table.fortAt[hex]
  const none = table.hexsides[0]
  const hexside = edge < 0 ? none : table.hexsides[table.hexside[edge]]
  return {
    table,
    state,
    kind,
    attacker,
    target,
    attackerType: table.types[attacker],
    targetType: table.types[target],
    attackers: bandOf(table, state, attacker),
    defenders: bandOf(table, state, target),
    hex,
    terrain: terrainAt(table, state, hex),
    isFrozen: isFrozen(table, state, hex),
    weather: table.weathers[weatherIn(table, state.turn)],
    hexside: strikesBack ? none : hexside,
    crossed: strikesBack ? hexside : none,
    hasFort: fort >= 0,
    fortStands: fort >= 0 && state.fortIntact[fort] === 1,
    entrenchment: strikesBack || kind === 'drop' ? 0 : (state.entrenchment[target] as 0 | 1 | 2),
    stance: targetStance,
  }
}
