/** Strikes from the air or by distant guns. Terrain does not protect their targets. command-cards.A3, C14 */

import { strikeOf, strikeSection } from '../cards/effects.ts'
import { settleMedals } from '../medals.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import { endTurn } from '../turn.ts'
import { battleKind, noUnit, type Position, status } from '../types.ts'
import { distanceOf, isCamouflaged } from '../units.ts'
import { loseFigures } from './losses.ts'
import { forgetBattle } from './participants.ts'
import { openFlags } from './retreat.ts'
import { confirmHits, countFaces, rollDice } from './roll.ts'

/** How many targets have been named. */
export const aimedCount = ({ units }: Table, { aim }: Position): number => {
  let count = 0
  for (let unit = 0; unit < units; unit++) if (aim[unit] > 0) count++
  return count
}

/**
 * True if an enemy can be named as one more target: the first in the section of the card, every other one adjacent to a target. Camouflaged
 * units cannot be named. command-cards.A3, A15
 */
export const canAim = (table: Table, state: Position, unit: number, aimed: number): boolean => {
  const strike = strikeOf(table, state)
  if (strike === undefined || aimed >= strike.targets) return false
  if (table.side[unit] === state.active || state.hex[unit] <= 0 || state.aim[unit] > 0) return false
  if (isCamouflaged(state, unit)) return false
  if (aimed === 0) {
    const section = strikeSection(table, state)
    return section === 0 || (table.section[state.active * table.size + state.hex[unit]] & section) !== 0
  }
  for (let other = 0; other < table.units; other++)
    if (state.aim[other] > 0 && distanceOf(table, state, unit, other) === 1) return true
  return false
}

/** Strikes the remaining targets in the order in which they were named. After the last one the turn ends. */
export const nextTarget = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (;;) {
    const target = firstAimed(table.units, state)
    const strike = strikeOf(table, state)
    if (target < 0 || strike === undefined) {
      forgetBattle(state)
      endTurn(table, draft)
      return
    }
    state.aim[target] = 0
    state.status[target] &= ~status.aimed
    if (state.hex[target] <= 0) continue
    state.attacker = noUnit
    state.target = target
    state.battle = battleKind.strike
    state.contested = state.hex[target]
    const count = strike.dice[table.command[state.active].fliesWell ? 0 : 1]
    const dice = rollDice(table, draft, count, 'strike', state.contested)
    const flags = countFaces(dice, ['flag'])
    const hits = countFaces(dice, [...table.types[target].hitBy, ...strike.hits])
    draft.emit({ type: 'battle', unit: noUnit, target, kind: battleKind.strike, dice, hits, flags, rolled: true })
    loseFigures(table, draft, target, confirmHits(table, draft, target, hits), 'hits')
    settleMedals(table, draft)
    if (state.ended) {
      state.aim.fill(0)
      forgetBattle(state)
      return
    }
    if (openFlags(table, draft, flags, strike.ignorable)) return
  }
}

const firstAimed = (units: number, { aim }: Position): number => {
  let first = -1
  for (let unit = 0; unit < units; unit++) if (aim[unit] > 0 && (first < 0 || aim[unit] < aim[first])) first = unit
  return first
}
