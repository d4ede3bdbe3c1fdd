import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'unit-on-enemy-hex',
  summary: 'A unit starts in a hex that the map does not give to its side.',
  severity: 'error',
  *check({ scenario, origins, nameOf, canStand }) {
    for (const [unit, { id, name, hex, side }] of scenario.units.entries()) {
      if (hex === undefined || scenario.map.owner[hex] === side) continue
      // One that can stand nowhere like that has a message of its own.
      if (!canStand(unit, hex)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} stands at ${nameOf(hex)}, which the map does not give to its side.`,
        hint: `The layer "owner" has another sign there; ${side + 1} is the sign of ${scenario.sides[side].name}.`,
        related: [{ ...origins.ownerAt(hex), message: 'The sign.' }],
      }
    }
  },
})
