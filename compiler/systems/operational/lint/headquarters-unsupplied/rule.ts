import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { hasSource } from '../sources.ts'
import { isFed } from '../supply.ts'

export const rule = defineRule({
  code: 'headquarters-unsupplied',
  summary: 'A headquarters gets no supply at the start.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [hq, { id, name, hex, side }] of scenario.headquarters.entries()) {
      // One that stands in a hex of the enemy has a message of its own.
      if (hex === undefined || scenario.map.owner[hex] !== side || isFed(context, side, hex)) continue
      // So has a side without any source.
      if (!hasSource(context, side)) continue
      yield {
        place: below(origins.headquarters[hq], 'hex'),
        about: id,
        message: `${name} gets no supply at ${nameOf(hex)}.`, // operational.F8
        hint: 'Without supply it loses command points and branches, and after some turns all. Move it to a hub, or bring one near.',
      }
    }
  },
})
