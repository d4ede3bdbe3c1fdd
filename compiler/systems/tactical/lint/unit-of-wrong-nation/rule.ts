import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit is of a model that its side does not have.',
  find({ scenario }, { id, type, side }) {
    const { nation, name } = scenario.rules.unitTypes[type]
    const nations = scenario.sides[side].purses.map((purse) => purse.nation)
    if (nation === undefined || nations.includes(nation)) return undefined
    return {
      at: ['type'],
      message: `"${id}" is ${name}, a model of "${nation}", and its side has purses of ${nations.map((one) => `"${one}"`).join(' and ')}.`,
      hint: 'Give it a model of its own nation, give the side a purse of that nation, or say in "suppress" that it was captured.',
    }
  },
})
