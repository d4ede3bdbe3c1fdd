import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'duplicate-name',
  summary: 'Two units or headquarters of a side, or two places, have the same name.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    // Security units are named after their headquarters.
    const nameOfUnit = ({ side, name, reserve }: (typeof scenario.units)[number]): string | undefined =>
      reserve === 'security' ? undefined : `${side} ${name}`
    for (const { at, first } of findTwice(scenario.units, nameOfUnit)) {
      const { id, name, side } = scenario.units[at]
      yield {
        place: below(origins.units[at], 'name'),
        about: id,
        message: `Two units of ${scenario.sides[side].name} are called "${name}".`,
        hint: 'Log and order of battle tell units apart by their names.',
        related: [{ ...below(origins.units[first], 'name'), message: 'The other one.' }],
      }
    }
    for (const { at, first } of findTwice(scenario.headquarters, ({ side, name }) => `${side} ${name}`)) {
      const { id, name, side } = scenario.headquarters[at]
      yield {
        place: below(origins.headquarters[at], 'name'),
        about: id,
        message: `Two headquarters of ${scenario.sides[side].name} are called "${name}".`,
        related: [{ ...below(origins.headquarters[first], 'name'), message: 'The other one.' }],
      }
    }
    for (const { at, first } of findTwice(scenario.map.names, ({ name }) => name)) {
      const { name, hexes } = scenario.map.names[at]
      yield {
        place: below(origins.names[at], 'name'),
        about: hexes.length > 0 ? nameOf(hexes[0]) : name,
        message: `Two places are called "${name}".`,
        related: [{ ...below(origins.names[first], 'name'), message: 'The other one.' }],
      }
    }
  },
})
