/** Where the units of a side can come at all, step by step, however long it takes and whoever stands there now. */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import { canEnter } from '../../../../engine/systems/command-cards/steps.ts'
import { inReserve } from '../../../../engine/systems/command-cards/types.ts'
import type { LintContext } from './rule.ts'

/** Hexes where some unit of a side stands, lands or can come. Bridges that could be built and caves are not counted. */
export const reachOf = ({ scenario, game, start }: LintContext, side: Side): ReadonlySet<Hex> => {
  const { table } = game
  const state = start()
  state.hex.fill(inReserve)
  const reached = new Set<Hex>()
  for (const unit of table.unitsOf[side]) {
    const own = new Set(firstHexes(scenario, unit))
    for (const hex of own) {
      reached.add(hex)
      for (let at = hex * 6; at < hex * 6 + 6; at++)
        if (canEnter(table, state, unit, hex, table.neighbours[at])) own.add(table.neighbours[at])
    }
  }
  return reached
}

/** Where a unit stands or comes in. command-cards.A1, A13, A19 */
const firstHexes = ({ units, special, map }: LintContext['scenario'], unit: number): readonly Hex[] => {
  const { hex, reserve } = units[unit]
  if (hex !== undefined) return [hex]
  if (reserve === 'airfield') return special.airfield?.hexes ?? []
  if (reserve === 'train') return special.trains?.stations ?? []
  // They drift with the wind, anywhere.
  return reserve === 'paradrop' ? map.terrain.flatMap((terrain, at) => (terrain === 0 ? [] : [at])) : []
}
