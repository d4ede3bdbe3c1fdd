import { mostMedals } from '../medals-out-of-reach/most.ts'
import { sideRule } from '../rule.ts'
import { mostInTime } from './budget.ts'

export const rule = sideRule({
  summary: 'A side needs more medals than it can win before the last round is over.',
  find(context, { name, medals }, side) {
    const { scenario, unwinnable } = context
    // A side for which there are not enough at all has a message of its own.
    if (side === unwinnable || medals > mostMedals(scenario, side)) return undefined
    const { most, perRound } = mostInTime(context, side)
    if (medals <= most) return undefined
    return {
      at: ['medals'],
      message: `${name} needs ${medals} medals and can win ${most} at most in ${scenario.turns} ${scenario.turns === 1 ? 'round' : 'rounds'}: at best ${perRound} a round for units, and places that it can reach in time.`,
      hint: 'Lower the number of medals that win, or give the scenario more rounds.',
    }
  },
})
