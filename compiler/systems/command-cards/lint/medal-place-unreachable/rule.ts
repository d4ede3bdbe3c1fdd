import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { comes } from '../reachability.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'No unit of the side that can win a place can come there.',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [place, { name, hexes, side }] of scenario.medals.entries()) {
      const winners = side === undefined ? sides : [side]
      for (const hex of hexes) {
        if (winners.some((one) => comes(context, one, hex))) continue
        yield {
          place: below(origins.medals[place], 'hexes'),
          about: nameOf(hex),
          message: `${name} (${nameOf(hex)}) cannot be reached by ${side === undefined ? 'anybody' : scenario.sides[side].name}.`,
          hint: 'Water, closed ground or the edge of the board lie between.',
        }
      }
    }
  },
})
