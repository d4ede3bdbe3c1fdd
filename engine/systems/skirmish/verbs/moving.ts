/** Movement, assaults, and going aboard. skirmish.P4-P6, V1-V4 */
import { withVerb } from '../../../words.ts'
import { canEnter } from '../ground.ts'
import { accompany, boardVehicle, declareAssault, leaveVehicle, moveUnit, swapUnits } from '../movement.ts'
import { boardsWords, spaceName } from '../names.ts'
import { boardingPoints, canBoard, canMove, isFree, jointReach, movesNow, reachOf } from '../reach.ts'
import type { Table } from '../table.ts'
import { infantry } from '../table.ts'
import { type Position, phase, status } from '../types.ts'
import { isCarrier, isInTheOpen, isMounted, isOnField, isVehicle, movementPoints, pointsLeft } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** Why a unit that cannot move does not, as far as it lies with the unit itself. */
const staysBecause = (table: Table, state: Position, unit: number): string | undefined => {
  const name = table.names[unit]
  if (!isOnField(table, state, unit)) return `${withVerb(name, 'is', 'are')} not on the field.`
  if (!movesNow(table, state, unit)) return `${name} cannot move in this phase.`
  if (state.carrier[unit] > 0) return `${withVerb(name, 'is', 'are')} aboard a vehicle.`
  if (isMounted(table, state, unit)) return `${withVerb(name, 'does', 'do')} not move while a weapon is mounted.`
  return canMove(table, state, unit) ? undefined : `${withVerb(name, 'has', 'have')} no movement points left.`
}

export const moveVerb = verb('move', 'm', { unit: 'unit', space: 'space' })({
  in: [phase.movement, phase.deployment],
  list(table, state, _side, add, { units, movers }) {
    for (const unit of units)
      if (movers.includes(unit))
        for (const space of reachOf(table, state, unit))
          if (space !== state.space[unit] && isFree(state, space)) add({ type: 'move', unit, space })
  },
  apply: (_, draft, _side, { unit, space }) => moveUnit(draft, unit, space),
  refusal: (table, state, _side, { unit, space }) =>
    staysBecause(table, state, unit) ??
    (space <= table.field && !isFree(state, space)
      ? `${spaceName(table, space)} is occupied.`
      : `${table.names[unit]} cannot get to ${spaceName(table, space)}.`),
})

export const assaultVerb = verb('assault', 'a', { unit: 'unit', space: 'space' })({
  in: [phase.movement],
  list(table, state, _side, add, { units, movers }) {
    for (const unit of units)
      if (table.kind[unit] === infantry && movers.includes(unit))
        for (const space of table.near[state.space[unit]]) {
          const holder = state.unit[space] - 1
          const isEnemy = holder >= 0 && table.team[holder] !== table.team[unit]
          if (isEnemy && canEnter(table, state, unit, space)) add({ type: 'assault', unit, space })
        }
  },
  apply: (_, draft, _side, { unit, space }) => declareAssault(draft, unit, space),
  refusal(table, state, _side, { unit, space }) {
    if (table.kind[unit] !== infantry) return 'Only infantry assaults.'
    return (
      staysBecause(table, state, unit) ?? `There is no enemy beside ${table.names[unit]} on ${spaceName(table, space)}.`
    )
  },
})

export const accompanyVerb = verb('accompany', 'c', { unit: 'unit', other: 'unit', space: 'space' })({
  in: [phase.movement],
  list(table, state, _side, add, { units, movers }) {
    const vehicles = movers.filter((unit) => isVehicle(table.rules[unit].class))
    if (vehicles.length === 0) return
    const feet = movers.filter((unit) => table.kind[unit] === infantry)
    for (const unit of units) {
      const isFoot = feet.includes(unit)
      if (!isFoot && !vehicles.includes(unit)) continue
      for (const other of isFoot ? vehicles : feet) {
        // Where they are together already, the vehicle is named as the other one.
        if (!isFoot && state.space[unit] === state.space[other]) continue
        for (const space of jointReach(table, state, unit, other))
          if (space !== state.space[other] && isFree(state, space)) add({ type: 'accompany', unit, other, space })
      }
    }
  },
  apply: (_, draft, _side, { unit, other, space }) => accompany(draft, unit, other, space),
  refusal: (table, state, _side, { unit, space }) =>
    staysBecause(table, state, unit) ?? `Infantry and a vehicle cannot go together to ${spaceName(table, space)}.`,
})

/** True if a unit can change places: it has not moved and has few enough movement points. skirmish.P4, d38 */
const canSwap = (table: Table, state: Position, unit: number): boolean => {
  const { swap } = table.scenario.rules.frame.turn
  return (
    isInTheOpen(table, state, unit) &&
    state.behind[state.space[unit]] === 0 &&
    (state.status[unit] & status.moved) === 0 &&
    movementPoints(table, state, unit) === swap &&
    pointsLeft(table, state, unit) === swap
  )
}

export const swapVerb = verb('swap', 's', { unit: 'unit', other: 'unit' })({
  in: [phase.movement],
  list(table, state, side, add, { units }) {
    for (const unit of units)
      if (canSwap(table, state, unit))
        for (const space of table.near[state.space[unit]]) {
          const other = state.unit[space] - 1
          if (other <= unit || table.seat[other] !== side || !canSwap(table, state, other)) continue
          if (canEnter(table, state, unit, space) && canEnter(table, state, other, state.space[unit]))
            add({ type: 'swap', unit, other })
        }
  },
  apply: (_, draft, _side, { unit, other }) => swapUnits(draft, unit, other),
  refusal: ({ scenario }) =>
    `Only neighbours of movement ${scenario.rules.frame.turn.swap} that have not moved change places; the first of the two is named first.`,
})

export const boardVerb = verb('board', 'o', { unit: 'unit', other: 'unit' })({
  in: [phase.movement],
  list(table, state, _side, add, { units, own }) {
    const carriers = own.filter((unit) => isCarrier(table, unit) && isInTheOpen(table, state, unit))
    if (carriers.length === 0) return
    for (const unit of units)
      if (isInTheOpen(table, state, unit) && boardingPoints(table, state, unit) > 0)
        for (const other of carriers) if (canBoard(table, state, unit, other)) add({ type: 'board', unit, other })
  },
  apply: (_, draft, _side, { unit, other }) => boardVehicle(draft, unit, other),
  refusal: (table, _state, _side, { unit, other }) => `${table.names[unit]} cannot board ${table.names[other]}.`,
})

export const leaveVerb = verb('leave', 'v', { unit: 'unit', space: 'space' })({
  in: [phase.movement],
  list(table, state, _side, add, { units }) {
    for (const unit of units) {
      if (state.carrier[unit] === 0 || boardingPoints(table, state, unit) < 1) continue
      const from = state.space[unit]
      for (const space of table.near[from])
        if (table.row[space] === table.row[from] && isFree(state, space) && canEnter(table, state, unit, space))
          add({ type: 'leave', unit, space })
    }
  },
  apply: (_, draft, _side, { unit, space }) => leaveVehicle(draft, unit, space),
  refusal: (table, state, _side, { unit }) =>
    state.carrier[unit] === 0
      ? `${withVerb(table.names[unit], 'is', 'are')} in no vehicle.`
      : 'A unit leaves its vehicle for a free space on its left or right, not in the turn in which it came aboard.',
})

export const movingWords = {
  move: { order: '{unit} {moves|move} to {space}', button: 'Move' },
  assault: { order: '{unit} {declares|declare} an assault on {space}', button: 'Declare assault', isAttack: true },
  accompany: {
    order: '{unit} and {other} go together to {space}',
    button: 'Go along',
  },
  swap: { order: '{unit} and {other} change places', button: 'Swap' },
  board: { order: (table, _state, { unit }) => boardsWords(table, unit), button: 'Board' },
  leave: { order: '{unit} {leaves|leave} {its|their} vehicle for {space}', button: 'Leave' },
} satisfies Words
