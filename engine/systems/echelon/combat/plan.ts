/** Planned attacks: declared before moving, paid in advance, one for each army headquarters. echelon.22 */
import type { Hex } from '../../../hex.ts'
import { otherSide } from '../../../twoSides.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { sideAt } from '../stacks.ts'
import { hexesAround } from '../table.ts'
import type { Position } from '../types.ts'
import { can } from '../units.ts'
import { type Attack, isFar, isReady } from './attack.ts'
import { carryOut, planPayments } from './payment.ts'

/** How many more attacks a side can plan. */
const plansLeft = ({ table }: Services, state: Position): number => {
  const side = state.active
  const staffs = table.unitsOf[side].filter((unit) => state.hex[unit] > 0 && can(table, state, unit, 'army-hq')).length
  return staffs - state.planned.filter((bits) => bits & (1 << side)).length
}

/** All units that could take part in an attack on a hex. */
const planFor = ({ table }: Services, state: Position, hex: Hex): Attack => ({
  side: state.active,
  hex,
  units: table.unitsOf[state.active].filter((unit) => {
    if (!isReady(table, state, unit)) return false
    const steps = table.board.distance(state.hex[unit], hex)
    return steps === 1 || (can(table, state, unit, 'long-siege') && isFar(table, state, unit, hex))
  }),
})

/** Hexes on which an attack can be planned: all stacks beside them must have the supply for it. */
export const plansOpen = (services: Services, state: Position): readonly Hex[] => {
  const { table } = services
  if (plansLeft(services, state) <= 0) return []
  const side = state.active
  const beside = new Set(
    table.unitsOf[side]
      .filter((unit) => isReady(table, state, unit))
      .flatMap((unit) => hexesAround(table, state.hex[unit])),
  )
  return [...beside]
    .filter(
      (hex) =>
        sideAt(services, state, hex) === otherSide(side) &&
        (state.planned[hex] & (1 << side)) === 0 &&
        planPayments(services, state, planFor(services, state, hex)) !== undefined,
    )
    .sort((one, other) => one - other)
}

export const plan = (services: Services, { state, emit }: EchelonDraft, hex: Hex): void => {
  carryOut(state, planPayments(services, state, planFor(services, state, hex)) ?? [])
  state.planned[hex] |= 1 << state.active
  emit({ type: 'planned', side: state.active, hex, seenBy: [state.active] })
}
