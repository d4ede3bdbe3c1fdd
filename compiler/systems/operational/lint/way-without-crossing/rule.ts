import { degree, directionTo } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway runs over a river that nobody crosses without a bridge, and there is none.',
  *check({ scenario, origins, nameOf, game }) {
    const { map, rules } = scenario
    const { hexside, hexsides, crossingAt, bridges } = game.table
    for (const [index, { kind, name, hexes }] of map.ways.entries()) {
      for (const [step, hex] of hexes.slice(1).entries()) {
        const from = hexes[step]
        const direction = directionTo(map, from, hex)
        if (direction === undefined) continue
        const edge = from * degree + direction
        const over = hexsides[hexside[edge]]
        // A bridge that is down has a reason. operational.F29
        if (over.crossing !== 'never' || bridges[crossingAt[edge]] > 0) continue
        yield {
          place: below(origins.ways[index], 'run'),
          about: nameOf(from),
          message: `The ${name ?? rules.ways[kind].name.toLowerCase()} runs from ${nameOf(from)} to ${nameOf(hex)} over a ${over.name.toLowerCase()} without a bridge.`,
          hint: 'Add the hexside to "bridges"; if the bridge is down at the start, to "damagedBridges" too.',
        }
      }
    }
  },
})
