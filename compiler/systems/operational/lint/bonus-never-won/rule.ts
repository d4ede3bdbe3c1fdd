import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { findDecided, stepsThatCanBe, whyAbsent } from '../conditions.ts'
import { lateness } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'What a bonus asks for can never come true in time.',
  check: (context) =>
    findDecided(context, whyNever, {
      is: 'can never be won',
      hint: 'Give it more time, ask for something else, or leave it out.',
    }),
})

const whyNever = (context: LintContext, bonus: BonusObjective): string | undefined => {
  const { scenario, nameOf, unwinnable } = context
  const { side, condition } = bonus
  if (side === unwinnable) return undefined
  const by = Math.min(bonus.by, scenario.turns)
  switch (condition.type) {
    case 'take':
    case 'hold': {
      if (context.isHeld(side, condition.hex)) return undefined
      const approach = lateness(context, side, { hex: condition.hex, by })
      if (approach === undefined) return undefined
      return approach.turn === undefined
        ? `no unit of ${scenario.sides[side].name} can reach ${nameOf(condition.hex)}`
        : `the nearest unit gets to ${nameOf(condition.hex)} in turn ${approach.turn} at best, and it counts to turn ${by}`
    }
    case 'destroy':
      return whyAbsent(scenario, condition.unit, by)
    case 'prisoners': {
      const steps = stepsThatCanBe(scenario, otherSide(side))
      return condition.count > steps
        ? `${condition.count} prisoners are asked for, and the enemy has ${steps} steps`
        : undefined
    }
    default:
      return undefined
  }
}
