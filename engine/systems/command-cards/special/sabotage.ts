/** Blowing up landmarks from within. command-cards.A6, A14 */
import { otherSide, type Side } from '../../../game.ts'
import { countFaces, rollDice } from '../battle/roll.ts'
import type { Table } from '../table.ts'
import type { CommandCardsState } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { awardMedals } from './medals.ts'
import { occupantOf } from './nearby.ts'

/** What `state.sabotaged` holds of a landmark that is down; less are the faces that count, rolled so far. */
export const demolished = 255

/** At the start of a turn of the saboteurs: those who stand on a landmark roll. */
export const workOnLandmarks = (services: Services, draft: CommandCardsDraft): void => {
  const { table } = services
  const { state } = draft
  const { dice: count, face } = table.scenario.rules.special.sabotage
  for (const [place, { side, hex, stars, medals }] of table.special.sabotage.entries()) {
    if (side !== state.active || state.sabotaged[place] === demolished) continue
    if (occupantOf(table, state, hex) !== side) continue
    const dice = rollDice(services, draft, count)
    const hits = countFaces(dice, [face])
    draft.emit({ type: 'rolled', hex, why: 'sabotage', dice, hits, rolled: true })
    if (hits === 0) continue
    const done = state.sabotaged[place] + hits
    state.sabotaged[place] = done >= stars ? demolished : done
    draft.emit({ type: 'landmark', place, stars: done, is: done >= stars ? 'demolished' : 'worked' })
    if (done >= stars) awardMedals(draft, side, medals, 'sabotage')
  }
}

/** After every action: a landmark that its defenders hold again is safe, and the work begins anew. */
export const resetLandmarks = ({ table }: Services, draft: CommandCardsDraft): void => {
  const { state } = draft
  for (const [place, { side, hex }] of table.special.sabotage.entries()) {
    if (state.sabotaged[place] === 0 || state.sabotaged[place] === demolished) continue
    if (occupantOf(table, state, hex) !== otherSide(side)) continue
    state.sabotaged[place] = 0
    draft.emit({ type: 'landmark', place, stars: 0, is: 'reset' })
  }
}

/** How many of a side's supply depots the enemy has blown up: its armour is slower for it. command-cards.A14 */
export const depotsLost = ({ special }: Table, state: Readonly<CommandCardsState>, side: Side): number => {
  let count = 0
  for (const [place, landmark] of special.sabotage.entries())
    if (landmark.supplies && landmark.side !== side && state.sabotaged[place] === demolished) count++
  return count
}
