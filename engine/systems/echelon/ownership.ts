/** The owners of hexes. echelon.M7 */
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { settleLostHex } from './engineering/demolition.ts'
import { coastDefence, isCity } from './ground.ts'
import { hitCoast } from './sea/coast.ts'
import type { EchelonDraft, Services } from './services.ts'
import { capture } from './supply/stores.ts'
import { exerts } from './units.ts'

/** Hexes that units have come through fall to their side, with what lies there. Each unit that holds ground takes it. */
export const settleMove = (
  services: Services,
  draft: EchelonDraft,
  side: Side,
  units: readonly number[],
  path: readonly Hex[],
): void => {
  const { table } = services
  if (!units.some((unit) => exerts(table, draft.state, unit))) {
    // Small units take what stands open where they stop: a city, a port, an airfield.
    takeOver(services, draft, side, path[path.length - 1])
    return
  }
  for (const hex of path) takeOver(services, draft, side, hex)
}

/** A hex falls to a side. The guns of its coast are blown up. echelon.23 */
export const takeOver = (services: Services, draft: EchelonDraft, side: Side, hex: Hex): void => {
  const { state, emit } = draft
  const { table } = services
  if (state.owner[hex] === side + 1) return
  settleLostHex(table, draft, hex)
  hitCoast(table, draft, hex, coastDefence(table, state, hex))
  state.owner[hex] = side + 1
  capture(services, draft, hex, side)
  if (isCity(table, hex) || table.port[hex] > 0 || state.airbase[hex] > 0 || table.goals.has(hex))
    emit({ type: 'taken', side, hex })
}
