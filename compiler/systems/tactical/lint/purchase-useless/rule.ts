import { priceOf } from '../../../../../engine/systems/tactical/replacement.ts'
import { purchaseRule } from '../rule.ts'

export const rule = purchaseRule({
  summary: 'A unit can be bought by nobody.',
  find({ scenario, game: { table }, start }, { type, side }, unit) {
    const { house, rules, sides, date } = scenario
    const { name, from } = rules.unitTypes[type]
    if (!house.purchase)
      return {
        at: [],
        message: `${name} stands among the purchases, and nothing is bought in this battle.`,
        hint: 'Write "purchase: true" below "house", or leave the purchases out.',
      }
    if (from > Number(date.slice(0, 4)))
      return {
        at: ['type'],
        message: `${name} entered service in ${from}, after the battle.`,
        hint: 'Offer a model of its year.',
      }
    const { prestige } = table.purses[table.purse[unit]]
    const price = priceOf(table, start, unit)
    if (price <= prestige) return undefined
    return {
      at: [],
      message: `${name} costs ${price} of prestige, and the purse of ${sides[side].name} that pays for it holds ${prestige}.`,
      hint: 'Fill the purse, or offer something cheaper: what is won in a battle is not spent in it.',
    }
  },
})
