import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'units-share-hex',
  summary: 'Two units stand on the same hex.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    for (const { at, first } of findTwice(scenario.units, ({ hex }) => hex)) {
      const { id, name, hex = 0 } = scenario.units[at]
      yield {
        place: below(origins.units[at], 'hex'),
        about: id,
        message: `${name} stands at ${nameOf(hex)}, where ${scenario.units[first].name} stands already.`,
        hint: 'A hex holds one unit.',
        related: [{ ...below(origins.units[first], 'hex'), message: 'The other one.' }],
      }
    }
  },
})
