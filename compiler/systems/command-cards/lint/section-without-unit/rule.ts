import { sections } from '../../../../../engine/systems/command-cards/rules.ts'
import { sectionBit } from '../../../../../engine/systems/command-cards/table.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { defineRule } from '../rule.ts'

/** Sections without units that a battle bears: in the others most cards of a hand are of use. */
const mostEmpty = 1

export const rule = defineRule({
  code: 'section-without-unit',
  summary: 'A side has no unit in two of the three sections, so most of its cards order nobody.',
  severity: 'warning',
  *check({ scenario, origins, game }) {
    const { section, size } = game.table
    for (const side of sides) {
      const { id, name } = scenario.sides[side]
      const hexes = scenario.units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))
      if (hexes.length === 0) continue
      const empty = sections.filter((one) => hexes.every((hex) => (section[side * size + hex] & sectionBit(one)) === 0))
      if (empty.length <= mostEmpty) continue
      yield {
        place: origins.sides[side],
        about: id,
        message: `${name} has no unit in the sections ${empty.join(' and ')}.`,
        hint: 'Cards of these sections order nobody: spread the units, or say in "suppress" why it is so.',
      }
    }
  },
})
