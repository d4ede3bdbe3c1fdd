import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { areOwnersExchanged } from '../ground.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'Each side owns more of the enemy’s home than of its own.',
  *check(context) {
    const { scenario, origins } = context
    const isStrange = sides.every((side) => ownedIn(context, side, 1 - side) > ownedIn(context, side, side))
    if (!isStrange || areOwnersExchanged(scenario)) return
    yield {
      place: below(origins.sides[0], 'home'),
      about: 'home',
      message: `${scenario.sides[0].name} and ${scenario.sides[1].name} each own more of the other's home than of their own.`,
      hint: 'Exchange what stands in "home", or the signs of the layer "owner".',
    }
  },
})

/** Hexes of the home of a side that some side owns at the start. */
const ownedIn = ({ scenario: { owned, map, sides } }: LintContext, owner: number, home: number): number =>
  owned[owner === 0 ? 0 : 1].filter((hex) => sides[home].home.includes(map.countries[map.country[hex]])).length
