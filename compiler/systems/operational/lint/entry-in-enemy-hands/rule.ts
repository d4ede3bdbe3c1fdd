import { below } from '../../../../diagnostics/diagnostic.ts'
import { lateness } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'entry-in-enemy-hands',
  summary: 'All hexes where a reinforcement arrives are out of its side’s hands for the whole scenario.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, isHeld } = context
    for (const [unit, { id, name, side, arrives }] of scenario.units.entries()) {
      if (arrives?.by !== 'land' || arrives.turn > scenario.turns) continue
      if (arrives.hexes.some((hex) => isHeld(side, hex))) continue
      if (arrives.hexes.some((hex) => lateness(context, side, { hex, by: scenario.turns }) === undefined)) continue
      yield {
        place: below(origins.units[unit], 'arrives', 'hexes'),
        about: id,
        message: `${name} can never enter: ${scenario.sides[side].name} does not hold ${arrives.hexes.map(nameOf).join(', ')}, and cannot get there.`, // operational.G4
        hint: 'Let it arrive behind its own front.',
      }
    }
  },
})
