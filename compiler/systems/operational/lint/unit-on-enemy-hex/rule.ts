import { below } from '../../../../diagnostics/diagnostic.ts'
import { areOwnersExchanged } from '../owners.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A unit starts in a hex that the map does not give to its side.',
  severity: 'error',
  *check({ scenario, origins, nameOf, canStand }) {
    const { units, map, sides } = scenario
    const standing = [...units.entries()].flatMap(([unit, { id, name, side, hex }]) =>
      hex === undefined ? [] : [{ unit, id, name, side, hex }],
    )
    const wrong = standing.filter(({ hex, side }) => map.owner[hex] !== side)
    if (areOwnersExchanged(scenario)) {
      yield {
        place: below(origins.map, 'owner'),
        about: 'owner',
        message: `${wrong.length} of ${standing.length} units stand in hexes that the map does not give to their side.`,
        hint: `The signs of the layer "owner" are exchanged: 1 is ${sides[0].name}, 2 ${sides[1].name}.`,
      }
      return
    }
    for (const { unit, id, name, hex, side } of wrong) {
      // One that can stand nowhere like that has a message of its own.
      if (!canStand(unit, hex)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `${name} stands at ${nameOf(hex)}, which the map does not give to its side.`,
        hint: `The layer "owner" has another sign there; ${side + 1} is the sign of ${sides[side].name}.`,
        related: [{ ...origins.ownerAt(hex), message: 'The sign.' }],
      }
    }
  },
})
