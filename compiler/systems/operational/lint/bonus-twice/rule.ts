import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two bonuses of a side ask for the same, or have the same name.',
  *check({ scenario, origins }) {
    const { bonuses, sides } = scenario
    const alike = findTwice(bonuses, ({ side, condition, by }) => JSON.stringify([side, condition, by]))
    for (const { at, first } of alike)
      yield {
        place: below(origins.bonuses[at], bonuses[at].condition.type),
        about: sides[bonuses[at].side].id,
        message: `The bonus ${bonuses[at].name} asks for what ${bonuses[first].name} asks for, by the same turn.`,
        hint: 'Leave one of them out, or give one reward for both.',
        related: [{ ...below(origins.bonuses[first], bonuses[first].condition.type), message: 'The other one.' }],
      }
    for (const { at, first } of findTwice(bonuses, ({ side, name }) => `${side} ${name}`))
      if (!alike.some((pair) => pair.at === at))
        yield {
          place: below(origins.bonuses[at], 'name'),
          about: sides[bonuses[at].side].id,
          message: `Two bonuses of ${sides[bonuses[at].side].name} are called "${bonuses[at].name}".`,
          hint: 'The log tells them apart by their names.',
          related: [{ ...below(origins.bonuses[first], 'name'), message: 'The other one.' }],
        }
  },
})
