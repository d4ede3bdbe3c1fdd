/** How long units take to places, if nobody hinders them. */
import type { Space } from '../../../../engine/board.ts'
import { floodFrom, unreached } from '../../../../engine/flood.ts'
import { allPoints, never, type Table } from '../../../../engine/systems/tactical/table.ts'
import type { Position } from '../../../../engine/systems/tactical/types.ts'
import { groundNow, modelOf } from '../../../../engine/systems/tactical/units.ts'

/** The last turn in which a unit that sets out at once arrives at a place: by itself or its transport, on the ground as it is at the start. */
export const arrivalAt = (table: Table, start: Position, unit: number, to: Space): number => {
  const { scenario, board, cost, roadCost, road } = table
  const { hex, zone, side, arrives } = scenario.units[unit]
  const from = zone === undefined ? [hex] : scenario.sides[side].zones[zone].hexes
  const ground = groundNow(table, start)
  const own = modelOf(table, start, unit)
  const models = [own, table.transports[unit]].flatMap((model) => (model === undefined ? [] : [model]))
  return Math.min(
    ...models.map(({ movement, points }) => {
      if (points === 0) return from.includes(to) ? 1 : unreached
      const flood = floodFrom(board, [...from], (edge, _, at) => {
        const next = board.neighbours[edge]
        const onRoad = road[at] & road[next] ? roadCost[ground][movement] : never
        const step = onRoad === never ? cost[ground][movement][next] : onRoad
        return step === never ? unreached : step === allPoints ? points : Math.min(step, points)
      })
      return flood.cost[to] === unreached ? unreached : Math.max(1, arrives - 1) + Math.ceil(flood.cost[to] / points)
    }),
  )
}
