/** What does not change in a battle, or only with the ground: how well models fire at each other, and how far places are. */
import type { Space } from '../../../board.ts'
import { makeFlooding, unreached } from '../../../flood.ts'
import { oncePer } from '../../../once.ts'
import { facesFor, isSuppressive } from '../combat/shot.ts'
import { allPoints, type Model, never, type Table } from '../table.ts'

/** Points that a hex is taken to cost which takes all of them. */
const stop = 6

/** Points that a model pays for a step, whoever is in the way; `unreached` where it cannot go. */
export const plainCost = (table: Table, ground: number, movement: number, from: Space, to: Space): number => {
  const road = table.road[from] & table.road[to] ? table.roadCost[ground][movement] : never
  const cost = road === never ? table.cost[ground][movement][to] : road
  return cost === never ? unreached : cost === allPoints ? stop : cost
}

export interface Fields {
  /** Points of a target's strength that each point of a shooter destroys, suppressed ones counted as a third. */
  rate(shooter: Model, target: Model): number
  /** By space: the points that a kind of movement takes from there to a space. */
  costsTo(to: Space, movement: number, ground: number): Uint16Array
  /** By space: 1 where it is within some hexes of a space. */
  within(hex: Space, range: number): Uint8Array
}

const makeFields = (table: Table): Fields => {
  const { combat } = table.scenario.rules
  const rates = new Map<Model, Map<Model, number>>()
  const rateOf = (shooter: Model, target: Model): number => {
    const value = shooter.attack[target.kind]
    if (value <= 0) return 0
    const defence = shooter.isAir ? target.defence.air : target.defence.ground
    const difference = Math.max(combat.leastDifference, value - defence)
    const { kill, suppress } = facesFor(
      combat,
      difference,
      isSuppressive(shooter, target) ? combat.suppressive : combat.direct,
    )
    return (kill + suppress / 3) / combat.die
  }
  const flood = makeFlooding(table.board)
  const ways = new Map<number, Uint16Array>()
  const areas = new Map<number, Uint8Array>()
  return {
    within(hex, range) {
      const key = hex * 64 + range
      let area = areas.get(key)
      if (area === undefined) {
        area = new Uint8Array(table.board.size)
        for (const space of table.board.spaces) if (table.board.distance(hex, space) <= range) area[space] = 1
        // Of aircraft on large maps there are many.
        if (areas.size > 4000) areas.clear()
        areas.set(key, area)
      }
      return area
    },
    rate(shooter, target) {
      let of = rates.get(shooter)
      if (of === undefined) {
        of = new Map()
        rates.set(shooter, of)
      }
      let rate = of.get(target)
      if (rate === undefined) {
        rate = rateOf(shooter, target)
        of.set(target, rate)
      }
      return rate
    },
    costsTo(to, movement, ground) {
      const key = (to * 16 + movement) * 4 + ground
      const known = ways.get(key)
      if (known !== undefined) return known
      const { cost } = flood([to], (edge, _, from) => {
        const next = table.board.neighbours[edge]
        return plainCost(table, ground, movement, next, from)
      })
      const costs = cost.slice()
      ways.set(key, costs)
      return costs
    },
  }
}

export const fieldsOf = oncePer(makeFields)
