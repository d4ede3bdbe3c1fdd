import { otherSide, type Side } from '../../../../../engine/twoSides.ts'
import { lateness } from '../reachability.ts'
import { type LintContext, sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side cannot lose: it holds all its objectives from the start, and no enemy can reach any of them.',
  find(context, { name }, side) {
    const { scenario, unwinnable } = context
    if (unwinnable === otherSide(side) || !isSafe(context, side)) return undefined
    const other = scenario.sides[otherSide(side)].name
    return {
      at: ['objectives'],
      message: `${name} cannot lose: it holds all its objectives from the start, and ${other} can reach none of them.`, // operational.A2
      hint: `Give ${name} something to take, or bring ${other} within reach of what it is to deny.`,
    }
  },
})

const isSafe = (context: LintContext, side: Side): boolean => {
  const { scenario, isHeld } = context
  const own = scenario.objectives.filter((objective) => objective.side === side)
  if (scenario.sides[side].victory !== 'objectives' || own.length === 0) return false
  if (own.some(({ hex }) => !isHeld(side, hex))) return false
  return own.every(({ hex }) => lateness(context, otherSide(side), { hex, by: scenario.turns }) !== undefined)
}
