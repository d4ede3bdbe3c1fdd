import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'Units of both sides begin in one hex.',
  severity: 'error',
  find({ scenario: { units }, nameOf }, { id, hex, side }, number) {
    if (hex === undefined) return undefined
    const first = units.findIndex((unit) => unit.hex === hex && unit.side !== side)
    if (first < 0 || first > number) return undefined
    return { at: ['hex'], message: `"${id}" stands in hex ${nameOf(hex)} with "${units[first].id}" of the enemy.` }
  },
})
