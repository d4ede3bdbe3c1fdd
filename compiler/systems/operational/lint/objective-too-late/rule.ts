import { lateness } from '../reachability.ts'
import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'No unit can reach an objective by the turn in which it is due, even if nobody stands in its way.',
  find(context, { hex, name, side, by }) {
    const { scenario, nameOf, unwinnable, isHeld } = context
    if (side === unwinnable || isHeld(side, hex) || by >= scenario.turns) return undefined
    const approach = lateness(context, side, { hex, by })
    // What is never reached has a message of its own.
    if (approach?.turn === undefined) return undefined
    return {
      at: ['by'],
      message: `The nearest unit gets to ${name} at ${nameOf(hex)} in turn ${approach.turn} at best; it is due by turn ${by}.`, // operational.H1
      hint: `The full reward can never be won. Write ${approach.turn} or a later turn, or start a unit nearer.`,
    }
  },
})
