import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { findDecided, specialistsThatCanBe, stepsThatCanBe, whyAbsent } from '../conditions.ts'
import { lateness } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'What a bonus asks to keep can never be lost.',
  check: (context) =>
    findDecided(context, whyCertain, {
      is: 'is won whatever happens',
      hint: 'Ask for something that the enemy can deny, or leave it out.',
    }),
})

const whyCertain = (context: LintContext, bonus: BonusObjective): string | undefined => {
  const { scenario, nameOf } = context
  const { side, condition } = bonus
  const by = Math.min(bonus.by, scenario.turns)
  switch (condition.type) {
    case 'hold': {
      if (!context.isHeld(side, condition.hex)) return undefined
      const enemy = otherSide(side)
      const approach = lateness(context, enemy, { hex: condition.hex, by })
      if (approach === undefined) return undefined
      const { name } = scenario.sides[enemy]
      return approach.turn === undefined
        ? `${name} cannot reach ${nameOf(condition.hex)}`
        : `${name} gets to ${nameOf(condition.hex)} in turn ${approach.turn} at best, and it counts to turn ${by}`
    }
    case 'keep':
      return whyAbsent(scenario, condition.unit, by)
    case 'steps': {
      const steps = stepsThatCanBe(scenario, side)
      return condition.count > steps ? `the side never has more than ${steps} steps to lose` : undefined
    }
    case 'specialists': {
      const specialists = specialistsThatCanBe(scenario, side, condition.of)
      const kind = condition.of === undefined ? '' : ` of the kind ${condition.of}`
      return condition.count > specialists
        ? `the side never has more than ${specialists} specialists${kind} to lose`
        : undefined
    }
    default:
      return undefined
  }
}
