import { isHeadquarters } from '../../../../../engine/systems/echelon/supply/feeds.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A headquarters begins without a depot, so it leads no supply to anybody.',
  find({ scenario, game }, { id, hex, side, depot }, number) {
    if (hex === undefined || depot !== undefined || scenario.sides[side].withoutHeadquarters) return undefined
    if (!isHeadquarters(game.services, number)) return undefined
    return { at: [], message: `"${id}" is attached to no depot.`, hint: 'Name one of its side in "depot".' }
  },
})
