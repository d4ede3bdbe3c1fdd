/** Restoring figures at an oasis or in a hospital, in place of moving and battling. command-cards.A10, A17 */

import { rollFor } from '../battle/roll.ts'
import { cardsOf } from '../cards/limits.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { isBesideEnemy, sideOf } from '../units.ts'

/** The only kind of unit that recovers, and the face that restores it in addition to those of the table. */
const recovering = 'infantry'

/** Where a unit recovers: in a hospital of its side, at an oasis; undefined: nowhere. */
export const recoversAt = (table: Table, state: Position, unit: number): 'hospital' | 'oasis' | undefined => {
  const { special, scenario, terrain, terrainIds } = table
  const hex = state.hex[unit]
  if (special.hospitals.some((place) => place.hex === hex && place.side === table.side[unit])) return 'hospital'
  const { terrains } = scenario.rules.special.recovery
  return special.oasisRecovery && terrains.includes(terrainIds[terrain[hex]]) ? 'oasis' : undefined
}

/** The reason why a unit cannot recover. */
export type RecoveryBar = 'not-ordered' | 'acted' | 'kind' | 'place' | 'whole' | 'enemy'

export const recoveryBar = (table: Table, state: Position, unit: number): RecoveryBar | undefined => {
  const bits = state.status[unit]
  if (state.hex[unit] <= 0 || (bits & status.ordered) === 0) return 'not-ordered'
  if (state.again || bits & (status.moved | status.battled | status.arrived)) return 'acted'
  if (table.types[unit].kind !== recovering) return 'kind'
  if (recoversAt(table, state, unit) === undefined) return 'place'
  if (state.figures[unit] >= table.figures[unit]) return 'whole'
  return isBesideEnemy(table, state, unit) ? 'enemy' : undefined
}

/** Rolls for lost figures: a hospital has a number of dice, an oasis one for each card, the played one included. */
export const recover = (table: Table, draft: CommandCardsDraft, unit: number): void => {
  const { state } = draft
  const { faces, hospitalDice } = table.scenario.rules.special.recovery
  const count =
    recoversAt(table, state, unit) === 'hospital' ? hospitalDice : cardsOf(table, state, sideOf(table, unit)) + 1
  const hits = rollFor(table, draft, count, [recovering, ...faces], { unit, why: 'recovery' })
  state.status[unit] |= status.moved | status.battled
  restoreFigures(table, draft, unit, hits)
}

/** Gives a unit back as many figures, at most those that it has lost. Returns whether it got any. */
export const restoreFigures = (
  table: Table,
  { state, emit }: CommandCardsDraft,
  unit: number,
  most: number,
): boolean => {
  const figures = Math.min(most, table.figures[unit] - state.figures[unit])
  if (figures <= 0) return false
  state.figures[unit] += figures
  emit({ type: 'restored', unit, figures })
  return true
}
