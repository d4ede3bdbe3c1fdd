import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isFed } from '../supply.ts'

export const rule = defineRule({
  code: 'unit-starts-unsupplied',
  summary: 'A unit starts out of supply without being marked so.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, canStand } = context
    for (const [unit, { id, name, hex, unsupplied, dump, side }] of scenario.units.entries()) {
      if (hex === undefined || unsupplied > 0 || dump || isFed(context, side, hex)) continue
      // One that cannot stand there has a message of its own, and so has a side without any source.
      if (scenario.map.owner[hex] !== side || !canStand(unit, hex) || !hasSource(context, side)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} gets no supply at ${nameOf(hex)}.`,
        hint: 'Bring a source, railway or hub within reach, or mark it "unsupplied: 1" if that is how it was.',
      }
    }
  },
})
