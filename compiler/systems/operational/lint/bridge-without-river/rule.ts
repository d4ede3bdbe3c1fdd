import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'bridge-without-river',
  summary: 'A bridge stands where there is nothing to cross.',
  severity: 'error',
  *check({ scenario, origins, table, nameOf }) {
    const { hexside, hexsides } = table
    for (const [index, { hex, direction }] of scenario.map.bridges.entries()) {
      const kind = hexsides[hexside[hex * 6 + direction]]
      if (kind.bridgeable) continue
      yield {
        place: origins.bridges[index],
        about: nameOf(hex),
        message: `The bridge at ${nameOf(hex)} crosses no river.`,
        hint: 'A bridge stands on a hexside of a kind that can be bridged.',
      }
    }
  },
})
