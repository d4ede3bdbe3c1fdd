import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'same-name-twice',
  summary: 'Two units of a side, or two places worth medals, have the same name.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const units = new Map<string, number>()
    for (const [unit, { id, name, side }] of scenario.units.entries()) {
      const first = units.get(`${side} ${name}`)
      units.set(`${side} ${name}`, first ?? unit)
      if (first === undefined) continue
      yield {
        place: below(origins.units[unit], 'name'),
        about: id,
        message: `Two units of ${scenario.sides[side].name} are called "${name}".`,
        hint: 'The log tells units apart by their names.',
        related: [{ ...below(origins.units[first], 'name'), message: 'The other one.' }],
      }
    }
    const places = new Map<string, number>()
    for (const [place, { name }] of scenario.medals.entries()) {
      const first = places.get(name)
      places.set(name, first ?? place)
      if (first === undefined) continue
      yield {
        place: below(origins.medals[place], 'name'),
        about: name,
        message: `Two places are called "${name}".`,
        related: [{ ...below(origins.medals[first], 'name'), message: 'The other one.' }],
      }
    }
  },
})
