import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'reinforcement-never-enters',
  summary: 'A reinforcement can never enter.',
  severity: 'error',
  *check({ scenario, origins, nameOf, canStand }) {
    for (const [unit, { id, name, arrives }] of scenario.units.entries()) {
      if (arrives === undefined) continue
      const place = below(origins.units[unit], 'arrives')
      if (arrives.turn > scenario.turns) {
        yield {
          place: below(place, 'turn'),
          about: id,
          message: `${name} arrives in turn ${arrives.turn}; the scenario ends after turn ${scenario.turns}.`,
          hint: 'Let it arrive earlier, or leave it out.',
        }
      } else if (arrives.by !== 'air' && !arrives.hexes.some((hex) => canStand(unit, hex))) {
        yield {
          place: below(place, 'hexes'),
          about: id,
          message: `${name} cannot stand in any of the hexes where it arrives: ${arrives.hexes.map(nameOf).join(', ')}.`,
          hint: 'Name a hex at the edge that its class of movement can enter.',
        }
      }
    }
  },
})
