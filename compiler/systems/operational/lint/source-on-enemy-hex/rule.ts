import { areOwnersExchanged } from '../owners.ts'
import { sourceRule } from '../rule.ts'

export const rule = sourceRule({
  summary: 'A source of supply lies in a hex that its side does not hold.',
  find({ scenario, origins, nameOf }, { hex }, side) {
    if (scenario.map.owner[hex] === side || areOwnersExchanged(scenario)) return undefined
    return {
      at: ['hex'],
      message: `The source of ${scenario.sides[side].name} at ${nameOf(hex)} lies in a hex that it does not hold.`,
      hint: 'It feeds nobody until the hex is taken.',
      related: [{ ...origins.ownerAt(hex), message: 'The owner.' }],
    }
  },
})
