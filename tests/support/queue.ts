/** Loss queues for tests: as text, and whether they are in order. */
import type { Table } from '../../engine/systems/operational/table.ts'
import { type OperationalState, queued, specialistState } from '../../engine/systems/operational/types.ts'

/** A unit's queue from the head: `+` an active step, `-` a suppressed one, specialists by id, in brackets when not active. */
export const queueOf = (table: Table, state: Readonly<OperationalState>, unit: number): string => {
  const words: string[] = []
  for (let at = unit * table.queueLength; at < (unit + 1) * table.queueLength; at++) {
    const entry = state.queue[at]
    if (entry === queued.end) break
    if (entry < queued.slot) words.push(entry === queued.active ? '+' : '-')
    else {
      const place = unit * table.slots + entry - queued.slot
      const id = table.specialistIds[state.specialist[place] - 1]
      words.push(state.specialistState[place] === specialistState.active ? id : `(${id})`)
    }
  }
  return words.join(' ')
}

/** Lists the faults in the steps, slots and queues of all units: none, as a rule. */
export const queueFaults = (table: Table, state: Readonly<OperationalState>): string[] =>
  table.types.flatMap((_, unit) => {
    const entries = [...state.queue.subarray(unit * table.queueLength, (unit + 1) * table.queueLength)]
    const length = entries.indexOf(queued.end) < 0 ? entries.length : entries.indexOf(queued.end)
    const held = entries.slice(0, length)
    const faults: string[] = []
    const check = (holds: boolean, what: string): void => {
      if (!holds) faults.push(`unit ${unit}: ${what} in ${queueOf(table, state, unit)}`)
    }
    const slots = Array.from({ length: table.slots }, (_, slot) => slot)
    const isActive = (entry: number): boolean =>
      entry === queued.active ||
      (entry >= queued.slot &&
        state.specialistState[unit * table.slots + entry - queued.slot] === specialistState.active)
    check(held.filter((entry) => entry === queued.active).length === state.active[unit], 'other active steps')
    check(
      held.filter((entry) => entry === queued.suppressed).length === state.suppressed[unit],
      'other suppressed steps',
    )
    for (const slot of slots) {
      const place = unit * table.slots + slot
      const times = held.filter((entry) => entry === queued.slot + slot).length
      check(
        (state.specialist[place] === 0) === (state.specialistState[place] === specialistState.none),
        'a slot half full',
      )
      check(times === (state.specialist[place] === 0 ? 0 : 1), `slot ${slot} ${times} times`)
    }
    check(!held.some((entry, at) => at > 0 && isActive(entry) && !isActive(held[at - 1])), 'active behind suppressed')
    check(
      entries.slice(length).every((entry) => entry === queued.end),
      'a gap',
    )
    return faults
  })
