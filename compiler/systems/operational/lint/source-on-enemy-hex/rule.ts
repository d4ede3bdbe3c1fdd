import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'source-on-enemy-hex',
  summary: 'A source of supply lies in a hex that its side does not hold.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    for (const side of sides) {
      for (const [index, { hex }] of scenario.sides[side].sources.entries()) {
        if (scenario.map.owner[hex] === side) continue
        yield {
          place: below(origins.sources[side][index], 'hex'),
          about: nameOf(hex),
          message: `The source of ${scenario.sides[side].name} at ${nameOf(hex)} lies in a hex that it does not hold.`,
          hint: 'It feeds nobody until the hex is taken.',
          related: [{ ...origins.ownerAt(hex), message: 'The owner.' }],
        }
      }
    }
  },
})
