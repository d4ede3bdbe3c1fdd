import { directionTo } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { groundOf } from '../bound/ground.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'way-without-crossing',
  summary: 'A road or railway runs over a river that nobody crosses without a bridge, and there is none.',
  severity: 'warning',
  isSurelyFine: ({ scenario: { map, rules } }) =>
    map.barriers.every(({ kind }) => rules.hexsides[kind].crossing !== 'never'),
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const { hexside, hexsides } = groundOf(scenario)
    const down = new Set(map.damagedBridges.map(({ hex, direction }) => hex * 6 + direction))
    for (const [index, { kind, name, hexes }] of map.ways.entries()) {
      for (const [step, hex] of hexes.slice(1).entries()) {
        const from = hexes[step]
        const direction = directionTo(map, from, hex)
        const back = directionTo(map, hex, from)
        if (direction === undefined || back === undefined) continue
        const over = hexsides[hexside[from * 6 + direction] - 1]
        if (over?.crossing !== 'never') continue
        // A bridge that is down has a reason. operational.F29
        if (down.has(from * 6 + direction) || down.has(hex * 6 + back)) continue
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
