/** Figures lost, units destroyed, and what goes with them. command-cards.C14, C15 */
import { otherSide, type Side } from '../../../game.ts'
import { dropGear } from '../special/gear.ts'
import { destroyed } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'
import { loseAim } from './crosshair.ts'

type LossReason = 'hits' | 'flags' | 'mine' | 'ice' | 'drop'

/**
 * Takes figures from a unit, at most all; the last one destroys it.
 * @param by the unit that does it, if one does
 */
export const loseFigures = (
  services: Services,
  draft: CommandCardsDraft,
  unit: number,
  count: number,
  why: LossReason,
  by?: number,
): void => {
  const { state } = draft
  const figures = Math.min(count, state.figures[unit])
  if (figures === 0) return
  state.figures[unit] -= figures
  draft.emit({ type: 'lost', unit, figures, why })
  if (state.figures[unit] === 0) destroyUnit(services, draft, unit, by)
}

/**
 * A unit is gone: the enemy gets its medals, works that were only its own go, and what it had is dropped. Its side may have to give up
 * a card for it. command-cards.C15, T10, N6
 */
const destroyUnit = (services: Services, draft: CommandCardsDraft, unit: number, by?: number): void => {
  const { table } = services
  const { state } = draft
  const side = table.side[unit] as Side
  const hex = state.hex[unit]
  state.figures[unit] = 0
  state.hex[unit] = destroyed
  state.lostUnits[side]++
  loseAim(table, state, unit)
  draft.emit({ type: 'destroyed', unit, ...(by === undefined ? {} : { by }) })
  const enemy = otherSide(side)
  const { medals } = table.types[unit]
  state.destroyedMedals[enemy] += medals
  if (medals > 0) draft.emit({ type: 'medal', side: enemy, count: medals, why: 'unit' })
  if (hex <= 0) return
  const obstacle = state.obstacle[hex] - 1
  if (table.obstacles[obstacle]?.leavesWithOccupant) {
    state.obstacle[hex] = 0
    draft.emit({ type: 'obstacle', hex, obstacle, is: 'removed' })
  }
  dropGear(services, draft, unit, hex)
}
