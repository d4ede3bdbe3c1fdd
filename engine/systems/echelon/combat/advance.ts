/** Advance after combat. echelon.41, 48, C11 */
import { degree, type Hex } from '../../../hex.ts'
import { groundCost, noStep, stepsOf } from '../movement.ts'
import { settleMove } from '../ownership.ts'
import { timesRoundedUp } from '../rules.ts'
import { isAtSea } from '../sea/coast.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { fits, sideAt } from '../stacks.ts'
import { edgeBetween, type Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, cargoOf, faceOf, has } from '../units.ts'
import { attackersOf, isFar } from './attack.ts'
import { resultNow } from './results.ts'

/** Attackers that may still take the ground. */
export const followersOf = (services: Services, state: Position): readonly number[] => {
  const { table } = services
  return attackersOf(table, state).filter(
    (unit) => !isFar(table, state, unit, state.target) && !has(state, unit, status.retreated),
  )
}

/** Points for steps over edges; static units pay twice for zones of control. echelon.48 */
const costsOf = (services: Services, state: Position, unit: number): ((edge: number) => number) => {
  const { table } = services
  const step = stepsOf(services, state, unit)
  if (!can(table, state, unit, 'static')) return step
  const { staticTimes } = table.scenario.rules.movement.zone
  return (edge) => {
    const all = step(edge)
    const ground = groundCost(table, state, unit, edge)
    return all === noStep ? noStep : ground + (all - ground) * staticTimes
  }
}

/** Half the movement points, rounded up, and one more for each hex of an overwhelming result. */
const allowanceOf = (table: Table, state: Position, unit: number): number => {
  const { share, hexes } = table.scenario.rules.combat.advance
  const kind = resultNow(state)
  const more = kind === 'OR(1)' || kind === 'OR(2)' ? hexes[kind] : 0
  return timesRoundedUp(faceOf(table, state, unit).move, share) + more
}

/** Returns the units that advance with a unit: its carrier, when all that it carries has fought. echelon.44 */
const partyOf = (table: Table, state: Position, unit: number): readonly number[] => {
  const carrier = state.carrier[unit] - 1
  if (carrier < 0 || state.hex[carrier] !== state.hex[unit]) return [unit]
  const cargo = cargoOf(table, state, carrier)
  return cargo.every((one) => has(state, one, status.committed)) ? [carrier, ...cargo] : [unit]
}

/** Hexes to which a unit may advance: the one that was fought for, and after an overwhelming result others behind it. */
export const advanceHexes = (services: Services, state: Position, unit: number): readonly Hex[] => {
  const { table } = services
  const { target, shakenOff } = state
  const kind = resultNow(state)
  if ((kind === undefined && shakenOff) || sideAt(services, state, target) === 1 - state.active) return []
  const allowance = allowanceOf(table, state, unit)
  const costOf = costsOf(services, state, unit)
  const first = costOf(edgeBetween(table, state.hex[unit], target))
  // Who has landed must get ashore. The first hex is always open, but not to static units. echelon.48
  const isFree = isAtSea(table, state, unit) || (first !== noStep && !can(table, state, unit, 'static'))
  if (!isFree && first > allowance) return []
  const costs = new Map<Hex, number>([[target, Math.min(first, allowance)]])
  let ring: readonly Hex[] = [target]
  const { hexes, otherwise } = table.scenario.rules.combat.advance
  const most = kind === 'OR(1)' || kind === 'OR(2)' ? hexes[kind] : otherwise
  for (let step = 1; step < most; step++) {
    const next = new Set<Hex>()
    for (const hex of ring)
      for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
        const to = table.board.neighbours[edge]
        const cost = (costs.get(hex) ?? 0) + costOf(edge)
        if (to === 0 || to === state.hex[unit] || cost > allowance || cost >= (costs.get(to) ?? noStep)) continue
        costs.set(to, cost)
        next.add(to)
      }
    ring = [...next]
  }
  return [...costs.keys()].filter((hex) => fits(services, state, hex, partyOf(table, state, unit)))
}

export const advanceTo = (services: Services, draft: EchelonDraft, unit: number, to: Hex): void => {
  const { state, emit } = draft
  const { table } = services
  const party = partyOf(table, state, unit)
  // Fortress units are slower after it. echelon.41
  const mark = can(table, state, unit, 'fortress') ? status.marked : 0
  for (const one of party) {
    emit({ type: 'advanced', side: state.active, unit: one, from: state.hex[one], to })
    if (party.length === 1) state.carrier[one] = 0
    state.hex[one] = to
    state.status[one] = (state.status[one] & ~status.committed) | status.attacked | mark
  }
  settleMove(services, draft, state.active, party, to === state.target ? [to] : [state.target, to])
}
