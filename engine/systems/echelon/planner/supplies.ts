/** SPs and SRPs go to the depots that headquarters are fed from, from hexes where nobody uses them. */
import type { Ask } from '../../../game.ts'
import type { Hex } from '../../../hex.ts'
import { isDepot } from '../supply/feeds.ts'
import { looseAt } from '../supply/smp.ts'
import type { EchelonAction } from '../types.ts'
import type { Assessment } from './assessment.ts'
import { optionsOf, ranked } from './options.ts'

export function* planSupplies(assessment: Assessment, ask: Ask<EchelonAction>): Iterable<EchelonAction> {
  const { table, services, state, side } = assessment
  const depots = new Set<Hex>(
    table.unitsOf[side]
      .filter((unit) => state.hex[unit] > 0 && state.reversed[unit] === 0 && isDepot(services, unit))
      .map((unit) => state.hex[unit]),
  )
  const isIdle = (hex: Hex): boolean => state.owner[hex] === side + 1 && !depots.has(hex)
  const kinds = [0, 1].filter((kind) =>
    [...table.board.spaces].some((hex) => isIdle(hex) && looseAt(state, hex, kind) > 0),
  )
  if (depots.size === 0) return
  // To where least lies; as much as goes.
  const worth = (one: { readonly from: Hex; readonly to: Hex; readonly re: number }): number =>
    depots.has(one.to) && isIdle(one.from) ? 1000 * one.re - state.stock[one.to] : 0
  for (const kind of kinds) {
    yield* ranked(optionsOf(ask, 'ship', { kind }), worth)
    yield* ranked(optionsOf(ask, 'haul', { kind }), worth)
  }
}
