import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A coastal gun stands in a battle without a sea.',
  find({ scenario: { rules, map } }, { id, type }) {
    if (!rules.unitTypes[type].flags.includes('coastal')) return undefined
    const sea = new Set(map.terrainIds.flatMap((terrain, index) => (terrain === 'ocean' ? [index] : [])))
    if (map.terrain.some((terrain) => sea.has(terrain))) return undefined
    return {
      at: ['type'],
      message: `"${id}" is a coastal gun, and the map has no sea.`,
      hint: 'Give it another model, or draw the sea that it was built against.',
    }
  },
})
