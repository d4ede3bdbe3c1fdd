/** Blowing up landmarks from within. command-cards.A6, A14 */
import { otherSide, type Side } from '../../../twoSides.ts'
import { rollFor } from '../battle/roll.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'
import type { Position } from '../types.ts'
import { occupantOf } from '../units.ts'
import { awardMedals } from './medals.ts'

/** Value of `state.sabotaged` for a demolished landmark; smaller values count the stars rolled so far. */
export const demolished = 255

/** At the start of the saboteurs' turn their units on a landmark roll. */
export const workOnLandmarks = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  const { dice, face } = table.scenario.rules.special.sabotage
  for (const [place, { side, hex, stars, medals }] of table.special.sabotage.entries()) {
    if (side !== state.active || state.sabotaged[place] === demolished) continue
    if (occupantOf(table, state, hex) !== side) continue
    const hits = rollFor(table, draft, dice, [face], { hex, why: 'sabotage' })
    if (hits === 0) continue
    const done = state.sabotaged[place] + hits
    state.sabotaged[place] = done >= stars ? demolished : done
    draft.emit({ type: 'landmark', place, stars: done, is: done >= stars ? 'demolished' : 'worked' })
    if (done >= stars) awardMedals(draft, side, medals, 'sabotage')
  }
}

/** After every action: the stars on a landmark that its defenders hold again are lost. */
export const resetLandmarks = (table: Table, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const [place, { side, hex }] of table.special.sabotage.entries()) {
    if (state.sabotaged[place] === 0 || state.sabotaged[place] === demolished) continue
    if (occupantOf(table, state, hex) !== otherSide(side)) continue
    state.sabotaged[place] = 0
    draft.emit({ type: 'landmark', place, stars: 0, is: 'reset' })
  }
}

/** How many supply depots of a side the enemy has demolished. Each slows the side's armour. command-cards.A14 */
export const depotsLost = ({ special }: Table, state: Position, side: Side): number => {
  let count = 0
  for (const [place, landmark] of special.sabotage.entries())
    if (landmark.supplies && landmark.side !== side && state.sabotaged[place] === demolished) count++
  return count
}
