import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'duplicate-name',
  summary: 'Two units or headquarters of a side, or two places, have the same name.',
  severity: 'warning',
  *check({ scenario, origins, nameOf }) {
    const units = new Map<string, number>()
    for (const [unit, { id, name, side, reserve }] of scenario.units.entries()) {
      if (reserve === 'security') continue // named after its headquarters
      const first = units.get(`${side} ${name}`)
      units.set(`${side} ${name}`, first ?? unit)
      if (first === undefined) continue
      yield {
        place: below(origins.units[unit], 'name'),
        about: id,
        message: `Two units of ${scenario.sides[side].name} are called "${name}".`,
        hint: 'Log and order of battle tell units apart by their names.',
        related: [{ ...below(origins.units[first], 'name'), message: 'The other one.' }],
      }
    }
    const staffs = new Map<string, number>()
    for (const [hq, { id, name, side }] of scenario.headquarters.entries()) {
      const first = staffs.get(`${side} ${name}`)
      staffs.set(`${side} ${name}`, first ?? hq)
      if (first === undefined) continue
      yield {
        place: below(origins.headquarters[hq], 'name'),
        about: id,
        message: `Two headquarters of ${scenario.sides[side].name} are called "${name}".`,
        related: [{ ...below(origins.headquarters[first], 'name'), message: 'The other one.' }],
      }
    }
    const places = new Map<string, number>()
    for (const [index, { name, hexes }] of scenario.map.names.entries()) {
      const first = places.get(name)
      places.set(name, first ?? index)
      if (first === undefined) continue
      yield {
        place: below(origins.names[index], 'name'),
        about: hexes.length > 0 ? nameOf(hexes[0]) : name,
        message: `Two places are called "${name}".`,
        related: [{ ...below(origins.names[first], 'name'), message: 'The other one.' }],
      }
    }
  },
})
