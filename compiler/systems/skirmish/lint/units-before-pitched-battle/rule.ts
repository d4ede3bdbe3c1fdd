import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A pitched battle has units on the field before it begins.',
  find({ scenario: { battle } }, { id }) {
    if (battle !== 'pitched') return undefined
    return {
      at: [],
      message: `"${id}" stands on the field of a pitched battle, whose ground is rolled and whose works are built before anybody comes.`,
      hint: 'Write "battle: scenario", or put its card into a deck.',
    }
  },
})
