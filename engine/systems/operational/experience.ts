/** Experience that units gain in fights. operational.B11-B14 */

import type { OperationalDraft } from './events.ts'
import { earnExperience } from './headquarters/experience.ts'
import { levelOf } from './levels.ts'
import type { Services } from './services.ts'

/**
 * Gives a surviving unit its experience of a fight: for each step or specialist that the enemy lost or had suppressed, and for
 * not retreating. Its headquarters gains as much. operational.B11, B12, B13, F4
 */
export const gainExperience = (
  services: Services,
  draft: OperationalDraft,
  unit: number,
  role: 'attack' | 'defence',
  enemyLosses: number,
  stood: boolean,
): void => {
  const { table } = services
  const { state } = draft
  const level = levelOf(table, state.experience[unit])
  const earned = level.gain[role] * enemyLosses + (stood ? level.gainForStanding : 0)
  const gained = Math.min(earned, table.scenario.rules.experience.maximum - state.experience[unit])
  if (gained <= 0) return
  state.experience[unit] += gained
  earnExperience(services, draft, unit, gained)
}
