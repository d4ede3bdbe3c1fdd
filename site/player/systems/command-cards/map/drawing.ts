/** The map of a battle led by cards: pieces, reach, and the look of an order. */

import { centreOf } from '../../../../../compiler/cartography/geometry.ts'
import { keyedDice } from '../../../../../engine/dice.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import { canBattle } from '../../../../../engine/systems/command-cards/battle/pool.ts'
import { type CommandCardsState, phase } from '../../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../../engine/systems/command-cards/verbs/index.ts'
import { reachOfAim, reachOfSelected } from '../../../map/reach.ts'
import { unitSubject } from '../../../subject.ts'
import type { MapDrawing } from '../../../systemUi.ts'
import type { Offer, Reach } from '../../../types.ts'
import type { CommandCardsTypes, PlayerState } from '../types.ts'
import { Above } from './Above.tsx'
import { Ground } from './Ground.tsx'
import { pieces } from './pieces.ts'

/** True if a unit could still battle after a move, found by making it on a copy of the position. */
const battlesAfter = (state: PlayerState, action: CommandCardsAction): boolean => {
  if (action.type !== 'move') return true
  const after = state.game.copy(state.position.value.state)
  // Hidden obstacles on the way do not count: these dice are nobody's.
  state.game.apply({ state: after, dice: keyedDice(1), emit: () => {} }, after.side, action)
  return canBattle(state.game.services.table, after, action.unit)
}

const reach = (state: PlayerState): Reach | undefined => {
  const { aimed, orders, selected } = state
  if (aimed.value !== undefined) return reachOfAim(state)
  const all = reachOfSelected(state)
  if (all === undefined || state.position.value.state.again > 0) return all
  const far = all.near.filter((hex) => {
    const action = orders.value.at(selected.value, hex)
    return action?.type === 'move' && !battlesAfter(state, action)
  })
  return { ...all, near: all.near.filter((hex) => !far.includes(hex)), far }
}

const wayOf = (state: PlayerState, position: CommandCardsState, action: CommandCardsAction): readonly Hex[] => {
  if (action.type === 'move') {
    const from = position.hex[action.unit]
    const reached = state.game.reach(position, action.unit)
    return [from, ...reached.path(action.to).filter((hex) => hex !== from)]
  }
  if (action.type === 'retreat') return [position.hex[position.target], action.to]
  if (action.type === 'follow') return [position.hex[position.attacker], action.to]
  return action.type === 'advance' ? [position.hex[position.attacker], position.contested] : []
}

const offer = (state: PlayerState, action: CommandCardsAction): Offer | undefined => {
  const { map: grid } = state.scenario
  const position = state.position.value.state
  if (action.type === 'attack') {
    const line = [position.hex[action.unit], position.hex[action.target]].map((hex) => centreOf(grid, hex))
    return { kind: 'attack', line }
  }
  const way = wayOf(state, position, action)
  if (way.length < 2 || way.includes(0)) return undefined
  const cost = action.type === 'move' ? state.game.reach(position, action.unit).cost(action.to) : undefined
  const limp =
    action.type === 'move' && position.phase === phase.move && position.again === 0 && !battlesAfter(state, action)
  const label = cost === undefined ? undefined : `${cost}${limp ? ' · no battle' : ''}`
  return { kind: 'move', line: way.map((hex) => centreOf(grid, hex)), label }
}

export const map: MapDrawing<CommandCardsTypes> = {
  Ground,
  Above,
  pieces,
  marches(event) {
    switch (event.type) {
      case 'moved':
        return [[unitSubject(event.unit), event.path]]
      case 'retreated':
      case 'advanced':
        return [[unitSubject(event.unit), [event.to]]]
      default:
        return []
    }
  },
  reach,
  offer,
  // Whom the card that is taken up would order, or could be aimed at.
  inView: ({ derived: { preview, known } }) =>
    preview ? [...preview.units, ...preview.targets].map((unit) => known.hex[unit]) : [],
}
