/** Reinforcements that are due and find no place: which, and why. */
import type { OperationalAction } from '../../../../engine/systems/operational/types.ts'
import { enRoute } from '../../../../engine/systems/operational/types.ts'
import { whyNot } from './orderWords.ts'
import type { PlayerState } from './types.ts'
import { unitName } from './words.ts'

/** A unit that may come by now and cannot, with the engine's reason for each of its hexes. */
export interface Blocked {
  readonly unit: number
  readonly reasons: readonly string[]
}

const verbs = { land: 'enter', sea: 'land', air: 'drop' } as const

/** The units of the side to move that cannot come; none while nobody at this device may act. */
export const blockedUnits = (state: PlayerState): readonly Blocked[] => {
  const { units } = state.bundle.scenario
  const { side, turn, units: seen } = state.view.value
  if (!state.mayAct.value || turn === 0) return []
  return seen.flatMap(({ unit, hex, delayed }) => {
    const arrives = units[unit]?.arrives
    const isDue = hex === enRoute && units[unit]?.side === side && arrives !== undefined
    if (!isDue || arrives.turn + delayed > turn || state.orders.value.byUnit.has(unit)) return []
    const reasons = arrives.hexes.map((to) =>
      whyNot(state, { type: verbs[arrives.by], unit, to } satisfies OperationalAction),
    )
    return [{ unit, reasons: [...new Set(reasons)] }]
  })
}

/** What is told of one: its name, and why it waits. */
export const blockedWords = (state: PlayerState, { unit, reasons }: Blocked): string =>
  [`${unitName(state.bundle.scenario, unit)} cannot arrive.`, ...reasons].join(' ')
