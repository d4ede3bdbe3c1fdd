import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit is of a model that did not exist yet.',
  find({ scenario: { date, rules } }, { id, type }) {
    const { from, name } = rules.unitTypes[type]
    const year = Number(date.slice(0, 4))
    if (from <= year) return undefined
    return {
      at: ['type'],
      message: `"${id}" is ${name}, which entered service in ${from}, and the battle is of ${year}.`,
      hint: 'Give it a model of that year, or say in "suppress" that it was a trial.',
    }
  },
})
