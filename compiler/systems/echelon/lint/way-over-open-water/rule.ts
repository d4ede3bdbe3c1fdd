import { degree, directionTo } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway crosses water that nobody crosses without a bridge, and there is none.',
  *check({ scenario, origins, nameOf, game }) {
    const { hexside, hexsides, bridge } = game.table
    for (const [index, { kind, hexes }] of scenario.map.ways.entries())
      for (const [step, hex] of hexes.slice(1).entries()) {
        const from = hexes[step]
        const direction = directionTo(scenario.map, from, hex)
        if (direction === undefined) continue
        const edge = from * degree + direction
        const water = hexside[edge] > 0 ? hexsides[hexside[edge] - 1] : undefined
        if (water?.bridgedAs === undefined || water.cost !== undefined || bridge[edge] > 0) continue
        yield {
          place: below(origins.ways[index], 'run'),
          about: nameOf(from),
          message: `The ${kind === 'rail' ? 'railway' : kind} runs from ${nameOf(from)} to ${nameOf(hex)} over a ${water.name.toLowerCase()} without a bridge.`,
          hint: 'Add the hexside to "bridges"; say in "suppress" that it was blown up.',
        }
      }
  },
})
