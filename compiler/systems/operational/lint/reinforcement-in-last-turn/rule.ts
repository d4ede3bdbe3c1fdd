import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'reinforcement-in-last-turn',
  summary: 'A reinforcement arrives in the last turn and can hardly do anything.',
  severity: 'warning',
  *check({ scenario, origins }) {
    const { turns, units } = scenario
    for (const [unit, { id, name, arrives }] of units.entries()) {
      if (arrives === undefined || arrives.turn !== turns || turns === 1) continue
      yield {
        place: below(origins.units[unit], 'arrives', 'turn'),
        about: id,
        message: `${name} arrives in turn ${turns}, which is the last.`,
        hint: 'It enters, and the battle is over. Let it come earlier, or leave it out.',
      }
    }
  },
})
