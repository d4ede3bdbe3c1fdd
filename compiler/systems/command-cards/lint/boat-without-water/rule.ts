import { below } from '../../../../diagnostics/diagnostic.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has a boat, and there is no river on the board.',
  find({ scenario: { map, rules }, origins }, { name, boat }, unit) {
    if (boat !== true || map.terrainIds.some((id) => rules.terrain[id]?.boats)) return undefined
    return {
      at: ['boat'],
      message: `${name} has a boat, and no hex of the board is crossed in one.`, // command-cards.A5
      hint: 'Draw the river, or leave the boat away.',
      fix: { title: 'Remove the boat', edits: [{ do: 'remove', at: below(origins.units[unit], 'boat') }] },
    }
  },
})
