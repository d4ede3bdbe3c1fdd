/** The map of an echelon campaign: pieces, reach, and the look of an order. */
import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { hexesOf } from '../../../../../engine/systems/echelon/combat/attack.ts'
import { weathers } from '../../../../../engine/systems/echelon/rules.ts'
import { sideAt } from '../../../../../engine/systems/echelon/stacks.ts'
import { hexesAround } from '../../../../../engine/systems/echelon/table.ts'
import type { EchelonAction } from '../../../../../engine/systems/echelon/verbs/index.ts'
import { words } from '../../../../../engine/systems/echelon/verbs/sentences.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { reachOfAim, reachOfSelected } from '../../../map/reach.ts'
import { unitSubject } from '../../../subject.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Offer, Reach } from '../../../types.ts'
import { inCombat } from '../attack.ts'
import type { EchelonTypes, PlayerState } from '../types.ts'
import { Above } from './Above.tsx'
import { Ground } from './Ground.tsx'
import { counterOf, pieces } from './pieces.ts'

const reach = (state: PlayerState): Reach | undefined => {
  const { aimed, game, derived } = state
  const { known, movers } = derived
  if (aimed.value !== undefined)
    return reachOfAim(state, (hex) => sideAt(game.services, known, hex) === otherSide(known.side))
  const all = reachOfSelected(state)
  if (all === undefined) return undefined
  // Moves that end under the enemy's guns cost more to leave: they stand behind the dashed line.
  const zones = movers.length > 0 ? game.services.zones.of(known, otherSide(known.side)) : undefined
  const isFar = (hex: Hex): boolean => zones !== undefined && zones[hex] > 0
  return { ...all, near: all.near.filter((hex) => !isFar(hex)), far: all.near.some(isFar) ? all.near : [] }
}

/** The hexes from which an attack comes: those that take part in it, or the selected unit's. */
const attackLine = (state: PlayerState, to: Hex): readonly Hex[] => {
  const { attack, known, hex } = state.derived
  const [from] = attack === undefined ? [hex] : hexesOf(known, attack.attack.units)
  return from > 0 && from !== to ? [from, to] : []
}

const wayOf = (state: PlayerState, action: EchelonAction): readonly Hex[] => {
  const { known, movers } = state.derived
  const position = state.position.value.state
  switch (action.type) {
    case 'move': {
      if (movers.length === 0) return []
      const from = position.hex[movers[0]]
      return [
        from,
        ...state.game
          .reach(position, movers)
          .path(action.to)
          .filter((hex) => hex !== from),
      ]
    }
    case 'target':
    case 'overrun':
      return attackLine(state, action.to)
    case 'commit':
      return [position.hex[action.unit], known.target]
    default:
      return 'unit' in action && 'to' in action && position.hex[action.unit] > 0
        ? [position.hex[action.unit], action.to]
        : []
  }
}

const offer = (state: PlayerState, action: EchelonAction): Offer | undefined => {
  const way = wayOf(state, action)
  if (way.length < 2) return undefined
  const line = way.map((hex) => centreOf(state.scenario.map, hex))
  if (words[action.type].isAttack) return { kind: 'attack', line }
  if (action.type !== 'move') return { kind: 'move', line }
  const { movers } = state.derived
  const cost = state.game.reach(state.position.value.state, movers).cost(action.to)
  return { kind: 'move', line, label: movers.length > 1 ? `${cost} · ${movers.length} units` : String(cost) }
}

export const map: MapDrawing<EchelonTypes> = {
  Ground,
  Above,
  pieces,
  marches(event) {
    switch (event.type) {
      case 'moved':
        return event.units.map((unit) => [unitSubject(unit), event.path])
      case 'lifted':
        return event.units.map((unit) => [unitSubject(unit), [event.to]])
      case 'retreated':
      case 'advanced':
        return [[unitSubject(event.unit), [event.to]]]
      default:
        return []
    }
  },
  alone: counterOf,
  reach,
  offer,
  /** In a combat: its hex, and those of whoever can still be told something. Else the stack that is fanned out. */
  inView({ derived: { hex, known, table }, orders }) {
    if (!inCombat(known.phase)) return hex > 0 ? hexesAround(table, hex) : []
    return [...[...orders.value.byUnit.keys()].map((unit) => known.hex[unit]), known.target]
  },
  /** The weather of the zone in which most of what counts lies. */
  look({ scenario, derived: { known } }) {
    const zone = scenario.map.zone[scenario.objectives[0]?.hex ?? 0] ?? 0
    return scenario.rules.weather.kinds[weathers[known.weather[zone]]].look
  },
}
