import { degree } from '../../../../../engine/hex.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two barriers stand on the same hexside.',
  severity: 'error',
  *check({ scenario, origins, nameOf }) {
    const firsts = new Map<number, number>()
    for (const [index, { kind, hexsides }] of scenario.map.barriers.entries()) {
      for (const { hex, direction } of hexsides) {
        const key = hex * degree + direction
        const first = firsts.get(key)
        firsts.set(key, first ?? index)
        if (first === undefined || scenario.map.barriers[first].kind === kind) continue
        yield {
          place: below(origins.barriers[index], 'sides'),
          about: nameOf(hex),
          message: `Two barriers, ${kind} and ${scenario.map.barriers[first].kind}, stand on the same side of ${nameOf(hex)}.`,
          hint: 'A hexside is of one kind; only the last would count.',
          related: [{ ...below(origins.barriers[first], 'sides'), message: 'The other one.' }],
        }
      }
    }
  },
})
