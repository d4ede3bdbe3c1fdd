/** The map of a battle: pieces, reach, and the look of an order. */

import { centreOf, type Point } from '../../../../../compiler/cartography/geometry.ts'
import type { WeatherLook } from '../../../../../compiler/cartography/weather.ts'
import { pathTo } from '../../../../../engine/flood.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { reachOf } from '../../../../../engine/systems/tactical/movement.ts'
import { falls } from '../../../../../engine/systems/tactical/rules.ts'
import { bitOf, groundName } from '../../../../../engine/systems/tactical/units.ts'
import { reachOfAim, reachOfSelected } from '../../../map/reach.ts'
import { unitSubject } from '../../../subject.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Offer, Reach } from '../../../types.ts'
import { placeOf } from '../orderGroups.ts'
import type { PlayerState, TacticalTypes } from '../types.ts'
import { Above, Ground } from './Layers.tsx'
import { counterOf, pieces } from './pieces.ts'

/** True if the viewer's side sees a hex. */
export const sees = ({ scenario, derived: { known, own } }: PlayerState, hex: Hex): boolean =>
  !scenario.house.fog || (known.sight[hex] & bitOf(own)) !== 0

/** Ground that is not seen, where an enemy could surprise the unit, lies behind the dashed line. */
const reach = (state: PlayerState): Reach | undefined => {
  if (state.aimed.value) return reachOfAim(state)
  const all = reachOfSelected(state)
  if (all === undefined) return undefined
  const near = all.near.filter((hex) => sees(state, hex))
  return near.length === all.near.length ? all : { ...all, near, far: all.near }
}

/** The way of a move, from where the unit stands, and the points that it takes. */
export const wayOf = (
  state: PlayerState,
  unit: number,
  to: Hex,
): { readonly path: readonly Hex[]; readonly cost: number } => {
  const { flood } = reachOf(state.game.services, state.derived.known, unit)
  return { path: pathTo(flood, to), cost: flood.cost[to] }
}

/** Over its own hex an attack comes from above. */
const above = ({ x, y }: Point): Point => ({ x, y: y - 60 })

const offer = (state: PlayerState, action: TacticalTypes['action']): Offer | undefined => {
  const { scenario, derived } = state
  const to = placeOf(derived.known, action)
  if (to === undefined || !('unit' in action)) return undefined
  const from = derived.known.hex[action.unit]
  const [start, end] = [centreOf(scenario.map, from), centreOf(scenario.map, to)]
  if (action.type === 'attack') return { kind: 'attack', line: [from === to ? above(start) : start, end] }
  if (action.type !== 'move') return from === to ? undefined : { kind: 'move', line: [start, end] }
  const { path, cost } = wayOf(state, action.unit, to)
  return { kind: 'move', line: path.map((hex) => centreOf(scenario.map, hex)), label: String(cost) }
}

const grounds: Readonly<Record<ReturnType<typeof groundName>, WeatherLook>> = {
  dry: 'dry',
  frozen: 'frost',
  mud: 'mud',
}

export const map: MapDrawing<TacticalTypes> = {
  Ground,
  Above,
  pieces,
  marches(event) {
    switch (event.type) {
      case 'moved':
        return [[unitSubject(event.unit), event.path]]
      case 'landed':
      case 'fled':
        return [[unitSubject(event.unit), [event.to]]]
      default:
        return []
    }
  },
  alone: counterOf,
  reach,
  offer,
  inView: ({ derived: { hex } }) => (hex > 0 ? [hex] : []),
  look({ derived: { known, table } }) {
    if (known.falling === falls.snow) return 'snow'
    return known.falling === falls.rain ? 'rain' : grounds[groundName(table, known)]
  },
}
