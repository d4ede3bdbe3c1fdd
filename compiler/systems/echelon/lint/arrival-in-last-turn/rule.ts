import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit arrives in the last turn and can hardly do anything.',
  find({ scenario: { turns } }, { id, turn }) {
    if (turn !== turns || turns === 1) return undefined
    return {
      at: ['turn'],
      message: `"${id}" arrives in turn ${turn}, which is the last.`,
      hint: 'Let it come earlier, or leave it out.',
    }
  },
})
