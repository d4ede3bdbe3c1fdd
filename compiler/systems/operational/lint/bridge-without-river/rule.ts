import { degree } from '../../../../../engine/hex.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A bridge stands where there is nothing to cross.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    // Where two barriers stand on the same hexside the last one counts.
    const kinds = new Map<number, string>()
    for (const { kind, hexsides } of map.barriers)
      for (const { hex, direction } of hexsides) kinds.set(hex * degree + direction, kind)
    for (const [index, { hex, direction }] of map.bridges.entries()) {
      const kind = kinds.get(hex * degree + direction)
      if (kind !== undefined && rules.hexsides[kind].bridgeable) continue
      yield {
        place: origins.bridges[index],
        about: nameOf(hex),
        message: `The bridge at ${nameOf(hex)} crosses no river.`,
        hint: 'A bridge stands on a hexside of a kind that can be bridged.',
      }
    }
  },
})
