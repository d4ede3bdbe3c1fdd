import { besides } from '../land.ts'
import { sourceRule } from '../rule.ts'

/** Kinds of source from which everything goes on by road or rail; ships and aircraft unload where they like. */
const byLand = ['truck', 'port']

export const rule = sourceRule({
  summary: 'No way leads from a source of supply.',
  find({ scenario, nameOf }, { kind, hex }, side) {
    const ways = new Set(scenario.map.ways.flatMap(({ hexes }) => hexes))
    if (ways.size === 0) return
    if (!byLand.includes(kind) || ways.has(hex) || besides(scenario.map, hex).some((next) => ways.has(next)))
      return undefined
    return {
      at: ['hex'],
      message: `No road or railway runs through the source of ${scenario.sides[side].name} at ${nameOf(hex)}, or past it.`,
      hint: 'Lorries need a road to be of use. Move it to a way, or draw the way on to it.',
    }
  },
})
