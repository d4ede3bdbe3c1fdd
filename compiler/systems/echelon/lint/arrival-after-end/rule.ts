import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit arrives after the last turn.',
  find({ scenario: { turns } }, { id, turn }) {
    if (turn === undefined || turn <= turns) return undefined
    return {
      at: ['turn'],
      message: `"${id}" arrives in turn ${turn}, and the last one is ${turns}.`,
      hint: 'Let it come earlier, make the campaign longer, or leave it out.',
    }
  },
})
