import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { comes, comesBy, roundOf } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'No unit of the side that can win a place can come there before the last round is over.',
  *check(context) {
    const { scenario, origins, nameOf } = context
    const { turns } = scenario
    for (const [place, medal] of scenario.medals.entries()) {
      const { name, hexes, side, atTurnStart } = medal
      const winners: readonly Side[] = side === undefined ? sides : [side]
      const last = atTurnStart ? turns - 1 : turns // command-cards.C15
      for (const hex of hexes) {
        if (winners.some((one) => comesBy(context, one, hex, last))) continue
        // One that is never reached has a message of its own.
        if (!winners.some((one) => comes(context, one, hex))) continue
        const first = Math.min(...winners.map((one) => roundOf(context, one, hex) ?? Number.POSITIVE_INFINITY))
        yield {
          place: below(origins.medals[place], 'hexes'),
          about: nameOf(hex),
          message: `The nearest unit gets to ${name} (${nameOf(hex)}) in round ${first} at best; to win it, it must be there by round ${last}.`,
          hint: 'Give the scenario more rounds, or start a unit nearer.',
        }
      }
    }
  },
})
