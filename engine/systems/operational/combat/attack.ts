/** The facts that decide the odds of a fight, collected once per fight. operational.D2-D14, F21, F24, F31, H12, H13 */

import { isFrozen, terrainAt, weatherIn } from '../places.ts'
import type { HexsideRules, TerrainRules, UnitTypeRules, WeatherRules } from '../rules.ts'
import type { Table } from '../table.ts'
import { type CombatKind, type ReadonlyState, specialistState, stance } from '../types.ts'

/** The combined effects of the active specialists of a unit. */
interface SpecialistEffects {
  readonly attack: number
  readonly defence: number
  /**
   * Whole shifts of armour: in attack; those of them that are amphibious; those that count in attack against enemy armour only;
   * in defence. operational.D4-D6
   */
  readonly armour: number
  readonly swimmingArmour: number
  readonly antiArmour: number
  readonly armourInDefence: number
  /** Whole shifts of artillery before any limit. operational.D8 */
  readonly artillery: number
  readonly engineers: number
  readonly specialForces: number
  /** True if they reduce the penalty of rivers: engineers, or amphibious special forces. operational.D10, d21 */
  readonly bridges: boolean
}

const noEffects: SpecialistEffects = {
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

/** Adds up the active specialists of a unit; units without any share one constant. operational.D2 */
export const specialistEffectsOf = (table: Table, state: ReadonlyState, unit: number): SpecialistEffects => {
  const first = unit * table.slots
  let effects: { -readonly [key in keyof SpecialistEffects]: SpecialistEffects[key] } | undefined
  for (let place = first; place < first + table.slots; place++) {
    if (state.specialistState[place] !== specialistState.active) continue
    const rules = table.specialists[state.specialist[place] - 1]
    effects ??= { ...noEffects }
    effects.attack += rules.attack
    effects.defence += rules.defence
    if (rules.armourCounts === 'always') effects.armour += rules.armourShift
    if (rules.armourCounts === 'always' && rules.amphibious) effects.swimmingArmour += rules.armourShift
    if (rules.armourCounts === 'against-armour') effects.antiArmour += rules.armourShift
    if (rules.armourCounts !== 'never') effects.armourInDefence += rules.armourShift
    effects.artillery += rules.artilleryShift
    if (rules.engineers) effects.engineers++
    if (rules.specialForces) effects.specialForces++
    if (rules.engineers || (rules.specialForces && rules.amphibious)) effects.bridges = true
  }
  return effects ?? noEffects
}

export interface Attack {
  readonly table: Table
  readonly state: ReadonlyState
  readonly kind: CombatKind
  readonly attacker: number
  readonly target: number
  readonly attackerType: UnitTypeRules
  readonly targetType: UnitTypeRules
  readonly attackers: SpecialistEffects
  readonly defenders: SpecialistEffects
  /** Where the fight is: the target's hex; in a counterattack that of the counterattacker. operational.F24 */
  readonly hex: number
  readonly terrain: TerrainRules
  readonly isFrozen: boolean
  readonly weather: WeatherRules
  /** The hexside that the attack crosses; the open one for landings and for a counterattack, which is fought in its own hex. */
  readonly hexside: HexsideRules
  /** The hexside that the counterattacked unit crossed; the open one in other fights. operational.F24 */
  readonly crossed: HexsideRules
  readonly hasFort: boolean
  readonly fortStands: boolean
  /** The target's entrenchment as far as it counts in this fight. */
  readonly entrenchment: 0 | 1 | 2
  /** The target's special order, as far as the caller may know it. operational.D28 */
  readonly stance: number
}

/** Landings and drops get neither armour nor artillery shifts. operational.H12, H13 */
export const isLanding = (kind: CombatKind): boolean => kind === 'assault-beach' || kind === 'drop'

/**
 * Collects what a fight depends on. Only the target's special order is hidden from the attacker, so the caller passes it: the
 * true one to resolve a fight, the known one to forecast it. operational.d28
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
    attackers: specialistEffectsOf(table, state, attacker),
    defenders: specialistEffectsOf(table, state, target),
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
