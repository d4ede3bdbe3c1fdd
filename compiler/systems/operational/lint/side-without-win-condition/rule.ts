import { otherSide, sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A side cannot win: it has no objectives, or nothing to deny.',
  severity: 'error',
  *check({ scenario, origins }) {
    for (const side of sides) {
      const { id, name, victory } = scenario.sides[side]
      const place = below(origins.sides[side], 'victory')
      const hasObjectives = scenario.objectives.some((objective) => objective.side === side)
      if (victory === 'objectives' && !hasObjectives) {
        yield {
          place,
          about: id,
          message: `${name} wins by holding its objectives, but has none.`,
          hint: 'List its objectives, or let it win by denying the other side: "victory: deny".',
        }
      }
      if (victory === 'deny' && scenario.sides[otherSide(side)].victory === 'deny') {
        yield {
          place,
          about: id,
          message: `${name} wins by denying the other side its objectives, but the other side seeks none.`,
          hint: 'At least one side has "victory: objectives".',
        }
      }
      if (victory === 'deny' && hasObjectives) {
        yield {
          place,
          about: id,
          message: `${name} has objectives that do not count: it wins by denying the other side.`,
          hint: 'Set "victory: objectives", or remove them.',
        }
      }
    }
  },
})
