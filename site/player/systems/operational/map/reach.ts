/** Where the selected unit can go and whom it can attack, or where the aimed order can be given. */
import { type Direction, type Grid, type Hex, neighbourOf } from '../../../../../engine/hex.ts'
import type { Reach } from '../../../systemUi.ts'
import type { PlayerState } from '../types.ts'
import { unitAt } from '../words.ts'

const around: readonly Direction[] = [0, 1, 2, 3, 4, 5]

/** Those of some hexes that lie for the greater part inside a set. */
const enclosed = (map: Grid, within: ReadonlySet<Hex>, hexes: readonly Hex[]): readonly Hex[] =>
  hexes.filter((hex) => around.filter((direction) => within.has(neighbourOf(map, hex, direction))).length >= 3)

/** Enemies that are aimed at are outlined one by one. */
const aimedReach = (state: PlayerState, hexes: readonly Hex[]): Reach => {
  const view = state.view.value
  const enemies = hexes.filter((hex) => (unitAt(view, hex)?.side ?? view.side) !== view.side)
  return { near: hexes.filter((hex) => !enemies.includes(hex)), far: [], targets: enemies.map((hex) => [hex]) }
}

export const reach = (state: PlayerState): Reach | undefined => {
  const aimed = state.aimed.value
  if (aimed) return aimedReach(state, [...aimed.hexes.keys()])
  const unit = state.desk.unit.value
  const orders = unit === null ? undefined : state.orders.value.byUnit.get(unit)
  if (!orders) return undefined
  const view = state.view.value
  const all = [...orders.moves.keys()]
  const fresh = all.filter((hex) => !orders.extended.has(hex))
  // Own units may be passed: where they stand inside the range the outline runs around them, not between.
  const passed = view.units.flatMap(({ hex, side }) => (hex > 0 && side === view.side ? [hex] : []))
  const near = [...fresh, ...enclosed(state.bundle.scenario.map, new Set(fresh), passed)]
  const targets = [...orders.attacks.keys()]
  return {
    near,
    far: all.length > fresh.length ? [...new Set([...all, ...near])] : [],
    targets: targets.length > 0 ? [targets] : [],
  }
}
