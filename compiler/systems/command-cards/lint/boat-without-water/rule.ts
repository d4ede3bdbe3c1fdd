import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'boat-without-water',
  summary: 'A unit has a boat, and there is no river on the board.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const { map, rules, units } = scenario
    if (map.terrainIds.some((id) => rules.terrain[id]?.boats)) return
    for (const [unit, { id, name, boat }] of units.entries()) {
      if (boat !== true) continue
      const place = below(origins.units[unit], 'boat')
      yield {
        place,
        about: id,
        message: `${name} has a boat, and no hex of the board is crossed in one.`, // command-cards.A5
        hint: 'Draw the river, or leave the boat away.',
        fix: { title: 'Remove the boat', edits: [{ do: 'remove', at: place }] },
      }
    }
  },
})
