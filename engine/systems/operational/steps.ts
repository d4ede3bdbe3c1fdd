/**
 * Steps and specialists of units, and the queue in which they are lost. Nothing else changes `active`, `suppressed`, `queue`,
 * `specialist` or `specialistState`. Three things always hold: `active` and `suppressed` count steps and never specialists;
 * the queue holds each of those steps and each filled slot once, what is active before what is suppressed; slots may have gaps.
 */
import type { SpecialistRules } from './rules.ts'
import type { Table } from './table.ts'
import { type OperationalState, queued, type ReadonlyState, specialistState } from './types.ts'

/** The parts taken from a queue: steps, and specialists as indices into `table.specialistIds`. */
export interface Lost {
  readonly steps: number
  readonly specialists: number[]
}

/** The specialist's rules in a slot of a unit, or undefined. */
const rulesIn = (table: Table, state: ReadonlyState, place: number): SpecialistRules | undefined =>
  table.specialists[state.specialist[place] - 1]

/** Guns on wheels that fire before an attack. operational.B9 */
const isTowedArtillery = (rules: SpecialistRules): boolean => rules.towed && rules.artilleryShift > 0

const isActiveEntry = (table: Table, state: ReadonlyState, unit: number, entry: number): boolean =>
  entry === queued.active ||
  (entry >= queued.slot && state.specialistState[unit * table.slots + entry - queued.slot] === specialistState.active)

const lengthOf = (table: Table, state: ReadonlyState, unit: number): number => {
  const start = unit * table.queueLength
  let length = 0
  while (length < table.queueLength && state.queue[start + length] !== queued.end) length++
  return length
}

const insertAt = (table: Table, state: OperationalState, unit: number, at: number, entry: number): void => {
  const length = lengthOf(table, state, unit)
  if (length >= table.queueLength) throw new RangeError(`the loss queue of unit ${unit} is full`)
  const start = unit * table.queueLength
  state.queue.copyWithin(start + at + 1, start + at, start + length)
  state.queue[start + at] = entry
}

const append = (table: Table, state: OperationalState, unit: number, entry: number): void =>
  insertAt(table, state, unit, lengthOf(table, state, unit), entry)

const removeAt = (table: Table, state: OperationalState, unit: number, at: number): void => {
  const start = unit * table.queueLength
  state.queue.copyWithin(start + at, start + at + 1, start + table.queueLength)
  state.queue[start + table.queueLength - 1] = queued.end
}

const removeEntry = (table: Table, state: OperationalState, unit: number, entry: number): void => {
  const start = unit * table.queueLength
  for (let at = 0; at < table.queueLength; at++)
    if (state.queue[start + at] === entry) {
      removeAt(table, state, unit, at)
      return
    }
}

/** How many entries at the head of the queue are active. */
const activeLength = (table: Table, state: ReadonlyState, unit: number): number => {
  const start = unit * table.queueLength
  let length = 0
  while (length < table.queueLength && isActiveEntry(table, state, unit, state.queue[start + length])) length++
  return length
}

/**
 * Where an active specialist belongs: before the p-th active step, behind the last when there are fewer; towed artillery after the
 * first that fires stands farther ahead. operational.B8, B9
 */
const placeOf = (table: Table, state: ReadonlyState, unit: number, slot: number): number => {
  const first = unit * table.slots
  const rules = rulesIn(table, state, first + slot)
  let position = rules?.queuePosition ?? 1
  if (rules && isTowedArtillery(rules))
    for (let earlier = 0; earlier < slot; earlier++) {
      const other = rulesIn(table, state, first + earlier)
      const fires = state.specialistState[first + earlier] === specialistState.active
      if (other && fires && isTowedArtillery(other)) {
        position -= table.scenario.rules.reinforcement.furtherGunsAhead
        break
      }
    }
  const start = unit * table.queueLength
  const active = activeLength(table, state, unit)
  if (position < 1) return 0
  let steps = 0
  for (let at = 0; at < active; at++) if (state.queue[start + at] === queued.active && ++steps === position) return at
  return active
}

/**
 * Lays a unit's queue out anew: active steps with the active specialists at their places, then suppressed steps, then suppressed
 * specialists. It is done for the units of both sides at the start of every turn. operational.B7, B8
 */
export const resetQueue = (table: Table, state: OperationalState, unit: number): void => {
  const start = unit * table.queueLength
  const first = unit * table.slots
  state.queue.fill(queued.end, start, start + table.queueLength)
  state.queue.fill(queued.active, start, start + state.active[unit])
  for (let slot = 0; slot < table.slots; slot++)
    if (state.specialistState[first + slot] === specialistState.active)
      insertAt(table, state, unit, placeOf(table, state, unit, slot), queued.slot + slot)
  for (let step = 0; step < state.suppressed[unit]; step++) append(table, state, unit, queued.suppressed)
  for (let slot = 0; slot < table.slots; slot++)
    if (state.specialistState[first + slot] > specialistState.active) append(table, state, unit, queued.slot + slot)
}

/** Takes losses from the head of the queue for good: active ones first, suppressed ones when no active is left. operational.B4, B7 */
export const lose = (table: Table, state: OperationalState, unit: number, losses: number): Lost => {
  const start = unit * table.queueLength
  const specialists: number[] = []
  let steps = 0
  for (let loss = 0; loss < losses; loss++) {
    const entry = state.queue[start]
    if (entry === queued.end) break
    removeAt(table, state, unit, 0)
    if (entry === queued.active) state.active[unit]--
    else if (entry === queued.suppressed) state.suppressed[unit]--
    if (entry < queued.slot) steps++
    else specialists.push(emptySlot(table, state, unit, entry - queued.slot))
  }
  return { steps, specialists }
}

/** Suppresses what is active at the head of the queue and puts it behind all others. operational.B7 */
export const suppress = (table: Table, state: OperationalState, unit: number, losses: number): Lost => {
  const start = unit * table.queueLength
  const specialists: number[] = []
  let steps = 0
  for (let loss = 0; loss < losses && isActiveEntry(table, state, unit, state.queue[start]); loss++) {
    const entry = state.queue[start]
    if (entry === queued.active) {
      suppressFirstStep(table, state, unit)
      steps++
    } else {
      specialists.push(suppressSpecialist(table, state, unit, entry - queued.slot))
    }
  }
  return { steps, specialists }
}

/** Suppresses whatever is active; guns on the move do not come back with the enemy's turn either. operational.D24, E12 */
export const suppressAll = (table: Table, state: OperationalState, unit: number): Lost => {
  for (let place = unit * table.slots; place < (unit + 1) * table.slots; place++)
    if (state.specialistState[place] === specialistState.towed)
      state.specialistState[place] = specialistState.suppressed
  return suppress(table, state, unit, table.queueLength)
}

const suppressFirstStep = (table: Table, state: OperationalState, unit: number): void => {
  removeEntry(table, state, unit, queued.active)
  append(table, state, unit, queued.suppressed)
  state.active[unit]--
  state.suppressed[unit]++
}

/**
 * Suppresses the specialist of a slot and puts it at the end of the queue; `condition` may say that it is only on the move.
 * @returns its index into `table.specialistIds`
 */
export const suppressSpecialist = (
  table: Table,
  state: OperationalState,
  unit: number,
  slot: number,
  condition: number = specialistState.suppressed,
): number => {
  removeEntry(table, state, unit, queued.slot + slot)
  state.specialistState[unit * table.slots + slot] = condition
  append(table, state, unit, queued.slot + slot)
  return state.specialist[unit * table.slots + slot] - 1
}

/**
 * Gives suppressed steps and specialists back to a unit in the order of the queue, at most `most`; returns how many. Guns that
 * are only suppressed by moving take none of it.
 */
export const recover = (table: Table, state: OperationalState, unit: number, most: number): number => {
  const start = unit * table.queueLength
  let recovered = 0
  for (let at = activeLength(table, state, unit); at < table.queueLength && recovered < most; at++) {
    const entry = state.queue[start + at]
    if (entry === queued.end) break
    if (entry === queued.suppressed) {
      removeAt(table, state, unit, at)
      insertAt(table, state, unit, activeLength(table, state, unit), queued.active)
      state.suppressed[unit]--
      state.active[unit]++
    } else if (state.specialistState[unit * table.slots + entry - queued.slot] === specialistState.suppressed)
      activate(table, state, unit, entry - queued.slot)
    else continue
    recovered++
  }
  return recovered
}

/** Makes the specialist of a slot active and puts it at its place among the active. */
const activate = (table: Table, state: OperationalState, unit: number, slot: number): void => {
  removeEntry(table, state, unit, queued.slot + slot)
  const place = placeOf(table, state, unit, slot)
  state.specialistState[unit * table.slots + slot] = specialistState.active
  insertAt(table, state, unit, place, queued.slot + slot)
}

/** Adds a step: an active one behind the active, a suppressed one at the end. */
export const addStep = (table: Table, state: OperationalState, unit: number, isActive: boolean): void => {
  if (isActive) {
    insertAt(table, state, unit, activeLength(table, state, unit), queued.active)
    state.active[unit]++
  } else {
    append(table, state, unit, queued.suppressed)
    state.suppressed[unit]++
  }
}

/** Takes a step away, an active one if there is any: the last in the queue. */
export const removeStep = (table: Table, state: OperationalState, unit: number): void => {
  const entry = state.active[unit] > 0 ? queued.active : queued.suppressed
  const start = unit * table.queueLength
  for (let at = table.queueLength - 1; at >= 0; at--)
    if (state.queue[start + at] === entry) {
      removeAt(table, state, unit, at)
      if (entry === queued.active) state.active[unit]--
      else state.suppressed[unit]--
      return
    }
}

/** Steps that a unit has, suppressed ones too. */
export const stepsOf = (state: ReadonlyState, unit: number): number => state.active[unit] + state.suppressed[unit]

/** The first free slot of a unit, or -1. operational.B5 */
export const freeSlot = (table: Table, state: ReadonlyState, unit: number): number => {
  for (let slot = 0; slot < table.slotsOf[unit]; slot++)
    if (state.specialistState[unit * table.slots + slot] === specialistState.none) return slot
  return -1
}

/** Puts a specialist (an index into `table.specialistIds`) into the first free slot, in a state of `specialistState`. */
export const addSpecialist = (
  table: Table,
  state: OperationalState,
  unit: number,
  specialist: number,
  condition: number,
): void => {
  const slot = freeSlot(table, state, unit)
  if (slot < 0) throw new RangeError(`unit ${unit} has no free slot`)
  state.specialist[unit * table.slots + slot] = specialist + 1
  state.specialistState[unit * table.slots + slot] = specialistState.suppressed
  append(table, state, unit, queued.slot + slot)
  if (condition === specialistState.active) activate(table, state, unit, slot)
  else state.specialistState[unit * table.slots + slot] = condition
}

/** Empties a slot. */
export const removeSpecialist = (table: Table, state: OperationalState, unit: number, slot: number): void => {
  removeEntry(table, state, unit, queued.slot + slot)
  emptySlot(table, state, unit, slot)
}

const emptySlot = (table: Table, state: OperationalState, unit: number, slot: number): number => {
  const specialist = state.specialist[unit * table.slots + slot] - 1
  state.specialist[unit * table.slots + slot] = 0
  state.specialistState[unit * table.slots + slot] = specialistState.none
  return specialist
}

/** Guns on wheels cannot fire on the day they move: they are suppressed until the enemy's turn begins. operational.B6 */
export const towSuppress = (table: Table, state: OperationalState, unit: number): void => {
  for (const slot of activeSlots(table, state, unit, isTowed))
    suppressSpecialist(table, state, unit, slot, specialistState.towed)
}

/** The same in a retreat: they stand first behind what is active, and are lost before suppressed steps. operational.B10 */
export const towSuppressInRetreat = (table: Table, state: OperationalState, unit: number): void => {
  for (const slot of activeSlots(table, state, unit, isTowed).reverse()) {
    removeEntry(table, state, unit, queued.slot + slot)
    state.specialistState[unit * table.slots + slot] = specialistState.towed
    insertAt(table, state, unit, activeLength(table, state, unit), queued.slot + slot)
  }
}

export const isTowed = ({ towed }: SpecialistRules): boolean => towed

/** The enemy's turn begins: guns that moved are in place. operational.B6 */
export const towRecover = (table: Table, state: OperationalState, unit: number): void => {
  for (let slot = 0; slot < table.slots; slot++)
    if (state.specialistState[unit * table.slots + slot] === specialistState.towed) activate(table, state, unit, slot)
}

/** True if an active specialist of a unit is of a kind. */
export const hasActive = (
  table: Table,
  state: ReadonlyState,
  unit: number,
  isOfKind: (rules: SpecialistRules) => boolean,
): boolean => countActive(table, state, unit, isOfKind) > 0

/** The slots of the active specialists of a unit that are of a kind. */
export const activeSlots = (
  table: Table,
  state: ReadonlyState,
  unit: number,
  isOfKind: (rules: SpecialistRules) => boolean,
): number[] => {
  const slots: number[] = []
  for (let slot = 0; slot < table.slots; slot++) {
    const place = unit * table.slots + slot
    if (state.specialistState[place] !== specialistState.active) continue
    if (isOfKind(table.specialists[state.specialist[place] - 1])) slots.push(slot)
  }
  return slots
}

/** How many active specialists of a unit are of a kind. */
export const countActive = (
  table: Table,
  state: ReadonlyState,
  unit: number,
  isOfKind: (rules: SpecialistRules) => boolean,
): number => {
  let count = 0
  for (let place = unit * table.slots; place < (unit + 1) * table.slots; place++)
    if (
      state.specialistState[place] === specialistState.active &&
      isOfKind(table.specialists[state.specialist[place] - 1])
    )
      count++
  return count
}

/** Leaves nothing of a unit. */
export const clearUnit = (table: Table, state: OperationalState, unit: number): void => {
  state.active[unit] = 0
  state.suppressed[unit] = 0
  state.specialist.fill(0, unit * table.slots, (unit + 1) * table.slots)
  state.specialistState.fill(specialistState.none, unit * table.slots, (unit + 1) * table.slots)
  state.queue.fill(queued.end, unit * table.queueLength, (unit + 1) * table.queueLength)
}
