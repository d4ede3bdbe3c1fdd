import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-owned-at-start',
  summary: 'A side starts in possession of its own objective.',
  severity: 'warning',
  *check({ scenario, origins, nameOf, isHeld }) {
    for (const [index, { hex, name, side }] of scenario.objectives.entries()) {
      if (!isHeld(side, hex)) continue
      yield {
        place: below(origins.objectives[index], 'hex'),
        about: nameOf(hex),
        message: `${scenario.sides[side].name} holds its objective ${name} from the start.`,
        hint: 'It is paid for in the first turn. If it only has to be held, say so in "suppress".',
      }
    }
  },
})
