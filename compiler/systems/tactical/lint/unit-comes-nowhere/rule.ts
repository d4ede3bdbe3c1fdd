import { unitRule } from '../rule.ts'

export const rule = unitRule({
  severity: 'error',
  summary: 'A unit neither stands on the map nor has a zone to arrive in.',
  find(_, { id, hex, zone }) {
    if (hex > 0 || zone !== undefined) return undefined
    return {
      at: [],
      message: `"${id}" has neither a hex nor a zone, so it never comes.`,
      hint: 'Give it a hex, or a zone and the turn in which it arrives.',
    }
  },
})
