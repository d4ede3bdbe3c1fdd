/** A combat before its dice: both forces, the column of the odds, and everything that changes the main die. echelon.C6, C7 */
import { divideRounded } from '../../../arithmetic.ts'
import type { Hex } from '../../../hex.ts'
import { point, re } from '../rules.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, has, reOf } from '../units.ts'
import { heavyAntiTankOf, heavyArmourOf } from './armour.ts'
import { type Attack, crossingOf } from './attack.ts'
import { type AttackedHex, attackedHexOf } from './attackedHex.ts'
import { type Modifiers, modifiersOf } from './modifiers.ts'
import { paidHexes } from './payment.ts'
import { attackForce, defenceForce, type Force } from './strength.ts'

/** Column of the results; `tooLow` when no attack may be made, `open` when nothing resists. */
export type Column = number | 'tooLow' | 'open'

export interface Assessment {
  readonly attack: Attack
  readonly place: AttackedHex
  readonly attackers: Force
  readonly defenders: Force
  readonly column: Column
  readonly modifiers: Modifiers
  /** Dice that are rolled besides the main die: for heavy armour, against it, and for surprise. */
  readonly heavy: number
  readonly againstHeavy: number
  readonly surprise: 'full' | 'reduced' | undefined
}

/** Everything that the forecast shows and the fight uses. */
export const assess = (
  services: Services,
  state: Position,
  attack: Attack,
  paid: ReadonlySet<Hex> = attack.isOverrun ? new Set() : paidHexes(services, state, attack),
): Assessment => {
  const { table } = services
  const place = attackedHexOf(table, state, attack.hex)
  const attackers = attackForce(services, state, attack, place, paid)
  const defenders = defenceForce(services, state, attack, place)
  const heavy = heavyArmourOf(table, state, attackers)
  return {
    attack,
    place,
    attackers,
    defenders,
    column: columnOf(table, attackers.strength, defenders.strength),
    modifiers: modifiersOf(table, state, attack, place, attackers, defenders),
    heavy,
    // Guns against heavy armour roll when there is some. echelon.14
    againstHeavy: heavy > 0 ? heavyAntiTankOf(table, state, defenders) : 0,
    surprise: state.surprise ? surpriseOf(table, state, attack, place) : undefined,
  }
}

/** Down to the next column. Halves are kept until here. echelon.C6 */
export const columnOf = (table: Table, attack: number, defence: number): Column => {
  if (defence === 0) return 'open'
  const { odds } = table.scenario.rules.combat
  const column = odds.findLastIndex(([above, below]) => attack * below >= defence * above)
  return column < 0 ? 'tooLow' : column
}

/** Surprise that special forces of an attack can bring. echelon.42c, 42i */
export const surpriseOf = (
  table: Table,
  state: Position,
  { units, hex }: Attack,
  place: AttackedHex,
): 'full' | 'reduced' | undefined => {
  const { rules } = table.scenario
  const { surprise } = rules.combat
  const isEnough = (all: readonly number[]): boolean =>
    all.reduce((sum, unit) => sum + reOf(table, state, unit), 0) >= surprise.re * re
  if (isEnough(raidersOf(table, state, units, 'full'))) return 'full'
  const climbers = raidersOf(table, state, units, 'reduced').filter(
    (unit) =>
      surprise.terrain.includes(place.terrainId) ||
      surprise.hexsides.some((id) => rules.hexsides[id] === crossingOf(table, state, unit, hex)),
  )
  return isEnough(climbers) ? 'reduced' : undefined
}

/** Units of an attack that lead a surprise: commandos who have just come, or men from the high mountains. */
export const raidersOf = (
  table: Table,
  state: Position,
  units: readonly number[],
  kind: 'full' | 'reduced',
): readonly number[] =>
  units.filter((unit) =>
    kind === 'full'
      ? can(table, state, unit, 'commando') && has(state, unit, status.landed | status.dropped)
      : can(table, state, unit, 'high-mountain'),
  )

/** Strength in whole points and parts, as people read it: `7½`. */
export const strengthText = (strength: number): string => {
  const whole = Math.floor(strength / point)
  const part = divideRounded((strength % point) * 100, point)
  return part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, '0')}`
}
