import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'hub-misplaced',
  summary: 'A supply hub stands in ground that takes none, or in a hex that its side does not hold.',
  severity: 'error',
  *check({ scenario, origins, terrainOf, nameOf }) {
    for (const side of sides) {
      for (const [index, { hex }] of scenario.sides[side].hubs.entries()) {
        const terrain = terrainOf(hex)
        const holds = scenario.map.owner[hex] === side
        if (terrain.hub && holds) continue // operational.E5
        yield {
          place: below(origins.hubs[side][index], 'hex'),
          about: nameOf(hex),
          message: holds
            ? `A hub cannot stand at ${nameOf(hex)}: the terrain there is ${terrain.name.toLowerCase()}.`
            : `The hub at ${nameOf(hex)} stands in a hex that ${scenario.sides[side].name} does not hold.`,
          hint: 'Put it on a way in easy ground behind the front.',
        }
      }
    }
  },
})
