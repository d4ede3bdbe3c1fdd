import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'
import { commands } from '../supply.ts'

export const rule = defineRule({
  summary: 'A unit starts out of range of its headquarters.',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [hq, { name, side, hex: at }] of scenario.headquarters.entries()) {
      // One that stands in a hex of the enemy has a message of its own.
      if (at === undefined || scenario.map.owner[at] !== side) continue
      for (const [unit, { id, name: whose, hex, headquarters }] of scenario.units.entries()) {
        if (headquarters !== hq || hex === undefined || commands(context, hq, hex)) continue // operational.F6
        yield {
          place: below(origins.units[unit], 'hex'),
          about: id,
          message: `${whose} at ${nameOf(hex)} stands out of range of ${name} at ${nameOf(at)}.`,
          hint: 'It gets no orders and no replacements there. Move the headquarters, or give it more lorries.',
          related: [{ ...below(origins.headquarters[hq], 'hex'), message: 'The headquarters.' }],
        }
      }
    }
  },
})
