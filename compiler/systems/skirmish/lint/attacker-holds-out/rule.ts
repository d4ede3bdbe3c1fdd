import { otherSide } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type LintContext } from '../rule.ts'

/** Objectives for which a side goes forward. */
const ofGround = ['hold', 'occupy', 'reach']

export const rule = defineRule<LintContext>({
  summary: 'The side that alone is to take ground wins when the rounds are over.',
  *check({ scenario: { holdsOut, aims, sides, turns }, origins }) {
    if (holdsOut === null) return
    const takes = (team: 0 | 1): boolean => aims[team].objectives.some(({ is }) => ofGround.includes(is))
    if (!takes(holdsOut) || takes(otherSide(holdsOut))) return
    const names = sides.flatMap(({ team, name }) => (team === holdsOut ? [name] : [])).join(' and ')
    yield {
      place: below(origins.scenario, 'holdsOut'),
      message: `Only ${names} fights for ground, and wins after ${turns} rounds without it.`,
      hint: `Write "holdsOut: ${holdsOut === 0 ? 'second' : 'first'}": who defends holds out.`,
    }
  },
})
