import { degree } from '../../../../../engine/hex.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A bridge stands on a hexside without a river.',
  *check({ scenario, origins, nameOf, game }) {
    for (const [index, edge] of scenario.map.bridges.entries()) {
      if (game.table.hexside[edge] > 0) continue
      const hex = Math.floor(edge / degree)
      yield {
        place: origins.bridges[index],
        about: nameOf(hex),
        message: `A bridge at ${nameOf(hex)} crosses no river.`,
        hint: 'A side of it is wrong, or the river lacks it.',
      }
    }
  },
})
