/** The income of a side: supplies, replacement points, and the pools that it may spend in each turn. echelon.S6 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { monthOf } from '../date.ts'
import { refillLift } from '../lift.ts'
import { rp } from '../rules.ts'
import type { Income } from '../scenario.ts'
import type { Services } from '../services.ts'
import type { EchelonState, Position } from '../types.ts'
import { dateOf } from '../units.ts'
import { roomAt } from './depots.ts'

/** True if a side holds a hex: it owns it and no enemy stands there. */
export const holds = ({ stacks }: Pick<Services, 'stacks'>, state: Position, side: Side, hex: Hex): boolean =>
  state.owner[hex] === side + 1 && stacks.held(state, otherSide(side))[hex] === 0

/** Lays down SPs and SRPs at a side's entry, as far as there is room and while the side holds it, and adds replacement points. */
export const gain = (services: Services, state: EchelonState, side: Side, income: Income): void => {
  const { sides, rules } = services.table.scenario
  const { entry } = sides[side]
  state.infantry[side] += income.infantry * rp
  state.armour[side] += income.armour * rp
  if (!holds(services, state, side, entry)) return
  const { reOfSp } = rules.supply
  state.stock[entry] += Math.min(income.supply * reOfSp, roomAt(services, state, side, entry))
  state.special[entry] += Math.min(income.special * reOfSp, roomAt(services, state, side, entry))
}

/** Fills the pools of a player-turn: SMPs, lifts, points of support. The limit on reserves is one of a month. echelon.49a, W3, L1-L3, A1 */
export const renewPools = ({ table }: Services, state: EchelonState, side: Side): void => {
  refillLift(table, state, side)
  for (const command of table.commandsOf[side]) state.smp[command] = state.smpPool[command]
  state.led[side] = 0
  const date = dateOf(table, state)
  if (monthOf(date) !== monthOf(date - 1)) state.reserved[side] = 0
}
