import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit arrives when there is nothing left to do.',
  find({ scenario: { turns } }, { id, arrives }) {
    // The last turn is not played.
    if (arrives < turns) return undefined
    return {
      at: ['arrives'],
      message: `"${id}" arrives in turn ${arrives}, and the last one with fighting is ${turns - 1}.`,
      hint: 'Let it come earlier, make the battle longer, or leave it out.',
    }
  },
})
