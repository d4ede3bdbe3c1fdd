import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit leaves after the last turn.',
  find({ scenario: { turns } }, { id, leaves }) {
    if (leaves === undefined || leaves <= turns) return undefined
    return {
      at: ['leaves'],
      message: `"${id}" leaves in turn ${leaves}, and the last one is ${turns}: it stays to the end.`,
      hint: 'Let it leave earlier, make the campaign longer, or take "leaves" away.',
    }
  },
})
