import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit stands on the field before the year in which it entered service.',
  find({ scenario: { rules, year } }, { id, type }) {
    const { name, year: first } = rules.unitTypes[type]
    if (year === undefined || first === undefined || first <= year) return undefined
    return {
      at: ['type'],
      message: `"${id}" (${name}) entered service in ${first}, and the battle is of ${year}.`,
      hint: 'Give it a type of that year, or say in "suppress" that it was a trial.',
    }
  },
})
