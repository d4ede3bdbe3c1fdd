import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit starts in a hex that the map does not give to its side.',
  severity: 'error',
  find({ scenario, origins, nameOf, canStand }, { name, hex, side }, unit) {
    if (hex === undefined || scenario.map.owner[hex] === side) return undefined
    // One that can stand nowhere like that has a message of its own.
    if (!canStand(unit, hex)) return undefined
    return {
      at: ['hex'],
      message: `${name} stands at ${nameOf(hex)}, which the map does not give to its side.`,
      hint: `The layer "owner" has another sign there; ${side + 1} is the sign of ${scenario.sides[side].name}.`,
      related: [{ ...origins.ownerAt(hex), message: 'The sign.' }],
    }
  },
})
