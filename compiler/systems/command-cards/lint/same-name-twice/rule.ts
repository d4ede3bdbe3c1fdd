import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'same-name-twice',
  summary: 'Two units of a side, or two places worth medals, have the same name.',
  severity: 'warning',
  *check({ scenario, origins }) {
    for (const { at, first } of findTwice(scenario.units, ({ side, name }) => `${side} ${name}`)) {
      const { id, name, side } = scenario.units[at]
      yield {
        place: below(origins.units[at], 'name'),
        about: id,
        message: `Two units of ${scenario.sides[side].name} are called "${name}".`,
        hint: 'The log tells units apart by their names.',
        related: [{ ...below(origins.units[first], 'name'), message: 'The other one.' }],
      }
    }
    for (const { at, first } of findTwice(scenario.medals, ({ name }) => name)) {
      const { name } = scenario.medals[at]
      yield {
        place: below(origins.medals[at], 'name'),
        about: name,
        message: `Two places are called "${name}".`,
        related: [{ ...below(origins.medals[first], 'name'), message: 'The other one.' }],
      }
    }
  },
})
