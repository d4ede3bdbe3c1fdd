import { sections } from '../../../../../engine/systems/command-cards/rules.ts'
import { sectionBit } from '../../../../../engine/systems/command-cards/table.ts'
import { sideRule } from '../rule.ts'

/** Sections without units that a battle bears: in the others most cards of a hand are of use. */
const mostEmpty = 1

export const rule = sideRule({
  summary: 'A side has no unit in two of the three sections, so most of its cards order nobody.',
  find({ scenario, game }, { name }, side) {
    const { section, size } = game.table
    const hexes = scenario.units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))
    if (hexes.length === 0) return undefined
    const empty = sections.filter((one) => hexes.every((hex) => (section[side * size + hex] & sectionBit(one)) === 0))
    if (empty.length <= mostEmpty) return undefined
    return {
      at: [],
      message: `${name} has no unit in the sections ${empty.join(' and ')}.`,
      hint: 'Cards of these sections order nobody: spread the units, or say in "suppress" why it is so.',
    }
  },
})
