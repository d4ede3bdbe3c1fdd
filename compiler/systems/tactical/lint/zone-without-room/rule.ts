import { mayStand } from '../../../../../engine/systems/tactical/movement.ts'
import { isUp, moverOf } from '../../../../../engine/systems/tactical/units.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'More units begin in a zone than find room in it.',
  *check({ scenario, origins, game: { table }, start }) {
    for (const side of sides)
      for (const [zone, { id, hexes }] of scenario.sides[side].zones.entries()) {
        // What is fixed stands wherever it was built.
        const units = table.unitsOf[side].filter(
          (unit) =>
            scenario.units[unit].zone === zone &&
            !scenario.units[unit].offered &&
            !isUp(table, start, unit) &&
            !table.models[unit].has('fixed'),
        )
        const room = new Set(
          units.flatMap((unit) => hexes.filter((hex) => mayStand(table, start, moverOf(table, start, unit), hex))),
        ).size
        if (units.length <= room) continue
        yield {
          place: below(origins.sides[side], 'zones', zone),
          about: scenario.sides[side].id,
          message: `Zone "${id}" has room for ${room} on the ground, and ${units.length} units begin or arrive there.`,
          hint: 'Make it larger, give some of them another zone, or let fewer come.',
        }
      }
  },
})
