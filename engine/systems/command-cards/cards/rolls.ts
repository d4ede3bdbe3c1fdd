/** Cards that roll as many dice as their player has cards: for restoring figures, and for who is ordered. command-cards.C1 */
import { rollDice } from '../battle/roll.ts'
import { type Face, faces, kinds } from '../rules.ts'
import { status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { cardsOf } from './limits.ts'

const kindNames: readonly string[] = kinds

/** The face that stands for units of any kind. */
const anyKind: Face = 'star'

/** Dice of the card being played: one for each card that the side has, and one for itself. */
const diceOfHand = (services: Services, { state }: CommandCardsDraft): number =>
  cardsOf(services, state, state.active) + 1

/** Each kind's face orders a unit of that kind, a star one of any. The counts go into the lines of orders. */
export const rollOrders = (services: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  const dice = rollDice(services, draft, diceOfHand(services, draft))
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

/** Each ordered unit gets back a figure for each face of its kind and each face of recovery; one that gets none does nothing else. */
export const recoverByCard = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const healing = table.scenario.rules.special.recovery.faces
  for (const unit of table.unitsOf[state.active]) {
    if (state.hex[unit] <= 0 || (state.status[unit] & status.ordered) === 0) continue
    const own: string = kinds[table.kind[unit]]
    const dice = rollDice(services, draft, diceOfHand(services, draft))
    const hits = dice.filter((die) => faces[die] === own || healing.includes(faces[die])).length
    draft.emit({ type: 'rolled', unit, why: 'recovery', dice, hits, rolled: true })
    const figures = Math.min(hits, table.figures[unit] - state.figures[unit])
    if (figures <= 0) state.status[unit] &= ~status.ordered
    else {
      state.figures[unit] += figures
      draft.emit({ type: 'restored', unit, figures })
    }
  }
}
