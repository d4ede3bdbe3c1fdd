import { below } from '../../../../diagnostics/diagnostic.ts'
import { areOwnersExchanged, enemyOwns } from '../ground.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A unit begins on ground that the map gives to the enemy.',
  *check({ scenario, origins, nameOf, game: { table } }) {
    const { units, sides } = scenario
    // Partisans live there.
    const standing = [...units.entries()].filter(
      ([unit, { hex }]) => hex !== undefined && !table.profiles[unit].abilities.has('partisan'),
    )
    const wrong = standing.filter(([, { hex = 0, side }]) => enemyOwns(scenario, side, hex))
    const [first] = wrong
    if (first === undefined) return
    if (areOwnersExchanged(scenario)) {
      yield {
        place: below(origins.map, 'owner'),
        about: 'owner',
        message: `${wrong.length} of ${standing.length} units stand on ground of the enemy.`,
        hint: `The signs of the layer "owner" are exchanged: 1 is ${sides[0].name}, 2 ${sides[1].name}.`,
      }
      return
    }
    for (const [unit, { id, hex = 0, side }] of wrong) {
      // Among the enemy's units it has a message of its own.
      if (standing.some(([, other]) => other.hex === hex && other.side !== side)) continue
      yield {
        place: below(origins.units[unit], 'hex'),
        about: id,
        message: `"${id}" stands in hex ${nameOf(hex)}, which belongs to the enemy.`,
        hint: `Write ${side + 1} for it in the layer "owner" of the map, or move the unit: column comes before row in a hex name.`,
        related: [{ ...origins.ownerAt(hex), message: 'The sign.' }],
      }
    }
  },
})
