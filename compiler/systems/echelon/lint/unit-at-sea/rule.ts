import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins at sea.',
  severity: 'error',
  find({ scenario: { map, rules } }, { id, hex }) {
    if (hex === undefined || !rules.terrain[map.terrainIds[map.terrain[hex]]].isSea) return undefined
    return { at: ['hex'], message: `"${id}" stands in the sea.`, hint: 'Put it ashore, or let it arrive by sea.' }
  },
})
