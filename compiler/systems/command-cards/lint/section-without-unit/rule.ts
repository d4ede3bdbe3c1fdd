import { type Side, sides } from '../../../../../engine/game.ts'
import { sections } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import { sectionBit } from '../../../../../engine/systems/command-cards/table.ts'
import { musterOf } from '../muster.ts'
import { defineRule } from '../rule.ts'

/** Sections without units that a battle bears: in the others most cards of a hand are of use. */
const mostEmpty = 1

export const rule = defineRule({
  code: 'section-without-unit',
  summary: 'A side has no unit in two of the three sections, so most of its cards order nobody.',
  severity: 'warning',
  isSurelyFine: ({ scenario }) => sides.every((side) => standsInBothWings(scenario, side)),
  *check(context) {
    const { scenario, origins } = context
    for (const side of sides) {
      const { id, name } = scenario.sides[side]
      const hexes = scenario.units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))
      if (hexes.length === 0 || standsInBothWings(scenario, side)) continue
      const { section, size } = context.game.table
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

/** Whether a side stands beyond both borders of the middle: then no more than one section can be empty. command-cards.C2 */
const standsInBothWings = (scenario: CommandCardsScenario, side: Side): boolean => {
  const [westBorder, eastBorder] = scenario.map.borders
  const { west, east } = musterOf(scenario).ranks[side]
  return west <= westBorder && east >= eastBorder
}
