import { areOwnersExchanged } from '../owners.ts'
import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'A side starts in possession of its own objective.',
  find({ scenario, isHeld }, { hex, name, side }) {
    if (!isHeld(side, hex) || areOwnersExchanged(scenario)) return undefined
    return {
      at: ['hex'],
      message: `${scenario.sides[side].name} holds its objective ${name} from the start.`,
      hint: 'It is paid for in the first turn. If it only has to be held, say so in "suppress".',
    }
  },
})
