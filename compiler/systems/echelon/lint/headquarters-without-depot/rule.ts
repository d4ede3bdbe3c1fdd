import { isDepot, isHeadquarters } from '../../../../../engine/systems/echelon/supply/headquarters.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A headquarters begins without a depot, so it leads no supply to anybody.',
  find({ scenario, game }, { id, hex, side, depot }, number) {
    if (hex === undefined || scenario.sides[side].withoutHeadquarters) return undefined
    if (!isHeadquarters(game.services, number)) return undefined
    if (depot === undefined)
      return { at: [], message: `"${id}" is attached to no depot.`, hint: 'Name one of its side in "depot".' }
    const unit = scenario.units.findIndex((one) => one.id === depot)
    if (unit < 0 || isDepot(game.services, unit)) return undefined
    return {
      at: ['depot'],
      message: `"${id}" is attached to "${depot}", which is no depot.`,
      hint: 'Name a depot of its side.',
    }
  },
})
