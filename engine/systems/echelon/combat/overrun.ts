/** Overruns: strengths as in combat, without dice. echelon.C12 */
import type { Hex } from '../../../hex.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Position } from '../types.ts'
import { can, isCombatUnit, withCargo } from '../units.ts'
import { loseUnit } from './losses.ts'
import { assess } from './odds.ts'
import { retreatOf, retreatTo } from './retreat.ts'

/** Whole odds, against 1, of units that drive at a hex; without end where nothing resists. */
export const overrunOdds = (services: Services, state: Position, movers: readonly number[], hex: Hex): number => {
  const side = services.table.side[movers[0]]
  // What counters carry fights with them. echelon.44
  const units = withCargo(services.table, state, movers)
  if (!units.some((unit) => isCombatUnit(services.table, unit))) return 0
  const { attackers, defenders } = assess(services, state, { side, hex, units, isOverrun: true })
  return defenders.strength === 0 ? Number.POSITIVE_INFINITY : Math.floor(attackers.strength / defenders.strength)
}

/** All units in a hex that is driven over are lost without cadres; supply units alone get away. echelon.51, M6 */
export const eliminateOverrun = (services: Services, draft: EchelonDraft, hex: Hex): void => {
  for (const unit of [...unitsAt(services, draft.state, hex)]) {
    const [to] = can(services.table, draft.state, unit, 'supply-unit')
      ? retreatOf(services, draft.state, unit).hexes
      : []
    if (to === undefined) loseUnit(services, draft, unit)
    else retreatTo(services, draft, unit, to)
  }
}
