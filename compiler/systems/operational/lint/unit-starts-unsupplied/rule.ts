import { sides } from '../../../../../engine/game.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-starts-unsupplied',
  summary: 'A unit starts out of supply without being marked so.',
  severity: 'warning',
  *check({ scenario, origins, opening, nameOf }) {
    for (const side of sides) {
      const { value } = opening.supply[side]
      for (const [unit, { id, name, hex, unsupplied, dump, side: of }] of scenario.units.entries()) {
        if (of !== side || hex === undefined || unsupplied > 0 || dump || value[hex] > 0) continue
        yield {
          place: below(origins.units[unit], 'hex'),
          about: id,
          message: `${name} gets no supply at ${nameOf(hex)}.`,
          hint: 'Bring a source, railway or hub within reach, or mark it "unsupplied: 1" if that is how it was.',
        }
      }
    }
  },
})
