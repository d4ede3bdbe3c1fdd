import { below } from '../../../../diagnostics/diagnostic.ts'
import { groundOf } from '../bound/ground.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-owned-at-start',
  summary: 'A side starts in possession of its own objective.',
  severity: 'warning',
  isSurelyFine: ({ survey }) => survey.goals.areObjectivesSound,
  *check({ scenario, origins, nameOf }) {
    const { owner } = groundOf(scenario)
    for (const [index, { hex, name, side }] of scenario.objectives.entries()) {
      if (owner[hex] !== side) continue
      yield {
        place: below(origins.objectives[index], 'hex'),
        about: nameOf(hex),
        message: `${scenario.sides[side].name} holds its objective ${name} from the start.`,
        hint: 'It is paid for in the first turn. If it only has to be held, say so in "suppress".',
      }
    }
  },
})
