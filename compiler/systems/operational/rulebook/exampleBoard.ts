/** The parts of a worked example that no start position has: its board shows them, though no game can begin with it. */
import { hexsideOfEdge } from '../../../../engine/hex.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { ExamplePosition } from './examplePosition.ts'

export const extrasOf = ({ game, state }: ExamplePosition): BoardExtras => {
  const { scenario, table } = game
  const stragglers = [...table.board.spaces].flatMap((hex) => {
    const from = [...state.stragglers.subarray(hex * 3, hex * 3 + 3)].filter((one) => one !== 0)
    const [first] = from
    return first === undefined ? [] : [{ hex, side: table.side[first - 1] ?? 0, steps: from.length }]
  })
  return {
    ruins: table.cities.filter((_, city) => state.ruined[city] === 1),
    lostForts: scenario.map.forts.filter((_, fort) => state.fortIntact[fort] === 0),
    crossings: table.crossings.flatMap((edge, at) => {
      const now = state.crossing[at] ?? 0
      if (now === table.bridges[at]) return []
      return [{ side: hexsideOfEdge(edge), state: now }]
    }),
    stragglers,
  }
}

/** True if a game can begin with the board as shown. */
export const canBegin = ({ ruins, lostForts, crossings, stragglers }: BoardExtras): boolean =>
  ruins.length + lostForts.length + crossings.length + stragglers.length === 0
