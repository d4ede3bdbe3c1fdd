/** The attack that is looked at: both forces, the odds and the die, as the engine counts them from what the viewer knows. */
import type { Hex } from '../../../../engine/hex.ts'
import { attackersOf, mayAttack } from '../../../../engine/systems/echelon/combat/attack.ts'
import { type Forecast, forecastOf } from '../../../../engine/systems/echelon/combat/forecast.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { type ResultKind, resultKinds } from '../../../../engine/systems/echelon/rules.ts'
import { type EchelonState, type Phase, phase } from '../../../../engine/systems/echelon/types.ts'

export interface AttackShown extends Forecast {
  /** It is not made yet: an order that is offered would begin or change it. */
  readonly isOffered: boolean
  /** Units in the hex that the viewer does not see: they defend, too. */
  readonly unseen: number
  /** Before the hex is named, where the selected unit would attack alone or with few: how many could, and their odds together. */
  readonly together?: { readonly count: number; readonly oddsText: string }
  /** The result that was rolled; undefined before the dice. */
  readonly rolled: ResultKind | undefined
}

/** Phases of a combat that has been begun. */
export const inCombat = (now: Phase): boolean => now >= phase.commit && now <= phase.advance

/** The attack that goes on, with one more unit if it is offered; undefined while nobody attacks. */
export const attackShown = (
  game: EchelonGame,
  known: EchelonState,
  unseen: number,
  joining?: number,
): AttackShown | undefined => {
  const { phase: now, target, result } = known
  if (!inCombat(now) || target === 0) return undefined
  const units = attackersOf(game.table, known)
  const isOffered = joining !== undefined && !units.includes(joining)
  const all = isOffered ? [...units, joining] : units
  if (all.length === 0) return undefined
  return { ...forecastOf(game.services, known, all, target), isOffered, unseen, rolled: resultKinds[result - 1] }
}

/**
 * The attack on a hex before it is named: of the unit that is selected, which would join at once, with those that are committed, or else
 * of all that can join; undefined where nobody can.
 */
export const attackOffered = (
  { services, table }: EchelonGame,
  known: EchelonState,
  unseen: number,
  unit: number | null,
  hex: Hex,
): AttackShown | undefined => {
  const able = table.unitsOf[known.side].filter((one) => mayAttack(table, known, one, hex))
  const committed = attackersOf(table, known)
  const joins = unit !== null && able.includes(unit)
  const units = joins ? able.filter((one) => one === unit || committed.includes(one)) : able
  if (units.length === 0) return undefined
  const offered = { ...forecastOf(services, known, units, hex), isOffered: true, unseen, rolled: undefined }
  if (units.length === able.length) return offered
  const { oddsText } = forecastOf(services, known, able, hex)
  return { ...offered, together: { count: able.length, oddsText } }
}
