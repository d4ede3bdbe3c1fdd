import { below } from '../../../../diagnostics/diagnostic.ts'
import { lateness } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  code: 'objective-too-late',
  summary: 'No unit can reach an objective by the turn in which it is due, even if nobody stands in its way.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, unwinnable, isHeld } = context
    for (const [index, { hex, name, side, by }] of scenario.objectives.entries()) {
      if (side === unwinnable || isHeld(side, hex) || by >= scenario.turns) continue
      const approach = lateness(context, side, { hex, by })
      // What is never reached has a message of its own.
      if (approach?.turn === undefined) continue
      yield {
        place: below(origins.objectives[index], 'by'),
        about: nameOf(hex),
        message: `The nearest unit gets to ${name} at ${nameOf(hex)} in turn ${approach.turn} at best; it is due by turn ${by}.`, // operational.H1
        hint: `The full reward can never be won. Write ${approach.turn} or a later turn, or start a unit nearer.`,
      }
    }
  },
})
