import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'units-share-hex',
  summary: 'Two units stand on the same hex.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    const firsts = new Map<number, number>()
    for (const [unit, { id, name, hex }] of scenario.units.entries()) {
      if (hex === undefined) continue
      const first = firsts.get(hex)
      firsts.set(hex, first ?? unit)
      if (first === undefined) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} stands at ${nameOf(hex)}, where ${scenario.units[first].name} stands already.`,
        hint: 'A hex holds one unit.',
        related: [{ ...below(origins.units[first], 'hex'), message: 'The other one.' }],
      }
    }
  },
})
