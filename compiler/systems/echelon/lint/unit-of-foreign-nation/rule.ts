import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit is of a nation that neither side has.',
  find({ scenario: { sides, rules } }, { id, side, nation, design }) {
    // Of the enemy's nation a rule of all systems speaks.
    if (sides.some(({ nations }) => nations.includes(nation))) return undefined
    const { name, nations } = sides[side]
    return {
      at: ['design'],
      message: `"${id}" (${rules.designs[design].name}) is ${rules.nations[nation].adjective}, and ${name} has no such nation.`,
      hint: `Name "${nation}" in "nations", or give it a design of ${nations.join(' or ')}.`,
    }
  },
})
