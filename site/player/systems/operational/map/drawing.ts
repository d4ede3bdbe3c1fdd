/** The drawing over the base map of an operational battle. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { allDirections, type Grid, type Hex, neighbourOf } from '../../../../../engine/hex.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/verbs/index.ts'
import { reachOfAim } from '../../../map/reach.ts'
import { hqSubject, unitSubject } from '../../../subject.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Offer, Reach } from '../../../types.ts'
import { unitAt } from '../names.ts'
import type { OperationalTypes, PlayerState } from '../types.ts'
import { Ground, Objectives } from './Ground.tsx'
import { pieces } from './pieces.ts'

/** Those of some hexes of whose neighbours at least half are in a set. */
const enclosed = (map: Grid, within: ReadonlySet<Hex>, hexes: readonly Hex[]): readonly Hex[] =>
  hexes.filter((hex) => allDirections.filter((direction) => within.has(neighbourOf(map, hex, direction))).length >= 3)

/** Where the selected unit can go and whom it can attack. */
const reach = (state: PlayerState): Reach | undefined => {
  const view = state.view.value
  if (state.aimed.value) return reachOfAim(state, (hex) => (unitAt(view, hex)?.side ?? view.side) !== view.side)
  const orders = state.orders.value.byUnit.get(state.derived.unit?.unit ?? -1)
  if (!orders) return undefined
  const all = [...orders.moves.keys()]
  const fresh = all.filter((hex) => !orders.extended.has(hex))
  // Own units may be passed: where they stand inside the range the outline runs around them, not between.
  const passed = view.units.flatMap(({ hex, side }) => (hex > 0 && side === view.side ? [hex] : []))
  const near = [...fresh, ...enclosed(state.scenario.map, new Set(fresh), passed)]
  const targets = [...orders.attacks.keys()]
  return {
    near,
    far: all.length > fresh.length ? [...new Set([...all, ...near])] : [],
    targets: targets.length > 0 ? [targets] : [],
  }
}

/** The arrow of a fight with its expected losses, and the path of a move with its cost. */
const offer = (state: PlayerState, action: OperationalAction): Offer | undefined => {
  const { map } = state.scenario
  const now = state.position.value.state
  const { fight } = state.derived
  if (fight) {
    const to = centreOf(map, now.hex[fight.target] ?? 0)
    const stands = now.hex[fight.unit] ?? -1
    // Boats without a hex come from the sea: from below their target.
    const from = stands > 0 ? centreOf(map, stands) : { x: to.x + 60, y: to.y + 40 }
    return { kind: 'attack', line: [from, to] }
  }
  if (action.type !== 'move') return undefined
  const path = state.game.reach(now, action.unit).path(action.to)
  const cost = state.orders.value.byUnit.get(action.unit)?.cost.get(action.to)
  return { kind: 'move', line: path.map((hex) => centreOf(map, hex)), label: cost?.toString() }
}

export const map: MapDrawing<OperationalTypes> = {
  Ground,
  Above: Objectives,
  pieces,
  marches(event) {
    switch (event.type) {
      case 'moved':
      case 'retreated':
        return [[unitSubject(event.unit), event.path]]
      case 'hq-moved':
        return [[hqSubject(event.hq), event.path]]
      case 'hq-overrun':
        return [[hqSubject(event.hq), [event.to]]]
      default:
        return []
    }
  },
  reach,
  offer,
  look: (state) => state.scenario.rules.weather[state.view.value.weather]?.look ?? 'dry',
}
