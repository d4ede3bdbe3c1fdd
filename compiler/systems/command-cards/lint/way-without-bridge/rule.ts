import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A road or railway runs into water where no bridge lies.',
  *check({ scenario, origins, nameOf, terrainOf, obstacleOf }) {
    for (const [index, { kind, hexes }] of scenario.map.ways.entries()) {
      const { name } = scenario.rules.ways[kind]
      const place = below(origins.ways[index], 'run')
      for (const hex of hexes) {
        const { boats, water } = terrainOf(hex)
        if (!(boats || water) || obstacleOf(hex)?.carries === true) continue
        yield {
          place,
          about: nameOf(hex),
          message: `${name} runs through the water at ${nameOf(hex)} without a bridge.`,
          hint: 'Lay a bridge there, or say in "suppress" that it was blown up.',
        }
      }
    }
  },
})
