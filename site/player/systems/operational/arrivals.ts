/** Reinforcements that are due and cannot arrive: which, and why. */
import { effect } from '@preact/signals'
import { enRoute } from '../../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import { notify } from '../../announce.ts'
import { unitName } from './names.ts'
import { whyNot } from './orderWords.ts'
import type { PlayerState } from './types.ts'

/** A unit that may come by now and cannot, with the engine's reason for each of its hexes. */
export interface Blocked {
  readonly unit: number
  readonly reasons: readonly string[]
}

const verbs = { land: 'enter', sea: 'land', air: 'drop' } as const

/** The units of the side to move that cannot come; none while nobody at this device may act. */
export const blockedUnits = (state: PlayerState): readonly Blocked[] => {
  const { units } = state.scenario
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

/** Its name, and why it waits. */
export const blockedWords = ({ scenario }: PlayerState, { unit, reasons }: Blocked): string =>
  [`${unitName(scenario, unit)} cannot arrive.`, ...reasons].join(' ')

/** Says once a turn that reinforcements are due and cannot arrive. Returns how to stop. */
export const announceBlocked = (state: PlayerState): (() => void) => {
  let announced = 0
  return effect(() => {
    const { turn } = state.view.value
    const [first, ...others] = state.mayAct.value && announced !== turn ? blockedUnits(state) : []
    if (state.mayAct.value) announced = turn
    if (first) notify(state, blockedWords(state, first) + (others.length > 0 ? ` ${others.length} more wait.` : ''))
  })
}
