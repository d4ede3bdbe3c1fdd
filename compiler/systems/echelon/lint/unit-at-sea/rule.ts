import { isSeaAt } from '../chart.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins at sea.',
  severity: 'error',
  find({ scenario }, { id, hex }) {
    if (hex === undefined || !isSeaAt(scenario, hex)) return undefined
    return { at: ['hex'], message: `"${id}" stands in the sea.`, hint: 'Put it ashore, or let it arrive by sea.' }
  },
})
