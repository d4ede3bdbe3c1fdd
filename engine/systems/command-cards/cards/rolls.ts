/** Cards that roll as many dice as their player has cards: for restoring figures, and for who is ordered. command-cards.C1 */

import { rollDice, rollFor } from '../battle/roll.ts'
import { type Face, faces, kinds } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import { restoreFigures } from '../special/recovery.ts'
import type { Table } from '../table.ts'
import { status } from '../types.ts'
import { isOrdered } from '../units.ts'
import { cardsOf } from './limits.ts'

const kindNames: readonly string[] = kinds

/** The face that orders a unit of any kind. */
const anyKind: Face = 'star'

/** Dice of the card being played: one for each card of the side, itself included. */
const diceOfHand = (table: Table, { state }: CommandCardsDraft): number => cardsOf(table, state, state.active) + 1

/** Rolls who is ordered: each kind's face orders a unit of that kind, a star one of any. Fills `state.slots`. */
export const rollOrders = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const dice = rollDice(table, draft, diceOfHand(table, draft), 'orders')
  let hits = 0
  for (const die of dice) {
    const face = faces[die]
    const line = face === anyKind ? kinds.length : kindNames.indexOf(face)
    if (line < 0) continue
    state.slots[line]++
    hits++
  }
  draft.emit({ type: 'rolled', why: 'orders', dice, hits, rolled: true })
}

/** Each ordered unit regains a figure for each face of its kind or of recovery. A unit that gets none loses its order. */
export const recoverByCard = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const unit of table.unitsOf[state.active]) {
    if (!isOrdered(state, unit)) continue
    const wanted = [kinds[table.kind[unit]], ...table.scenario.rules.special.recovery.faces]
    const hits = rollFor(table, draft, diceOfHand(table, draft), wanted, { unit, why: 'recovery' })
    if (!restoreFigures(table, draft, unit, hits)) state.status[unit] &= ~status.ordered
  }
}
