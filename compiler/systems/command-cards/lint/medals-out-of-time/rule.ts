import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { mostMedals } from '../medals-out-of-reach/most.ts'
import { defineRule } from '../rule.ts'
import { mostInTime } from './budget.ts'

export const rule = defineRule({
  code: 'medals-out-of-time',
  summary: 'A side needs more medals than it can win before the last round is over.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, unwinnable } = context
    for (const side of sides) {
      const { id, name, medals } = scenario.sides[side]
      // A side for which there are not enough at all has a message of its own.
      if (side === unwinnable || medals > mostMedals(scenario, side)) continue
      const { most, perRound } = mostInTime(context, side)
      if (medals <= most) continue
      yield {
        place: below(origins.sides[side], 'medals'),
        about: id,
        message: `${name} needs ${medals} medals and can win ${most} at most in ${scenario.turns} ${scenario.turns === 1 ? 'round' : 'rounds'}: at best ${perRound} a round for units, and places that it can reach in time.`,
        hint: 'Lower the number of medals that win, or give the scenario more rounds.',
      }
    }
  },
})
