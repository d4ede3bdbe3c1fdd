import { otherSide } from '../../../../../engine/game.ts'
import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { isHeldAtStart, specialistsThatCanBe, stepsThatCanBe, turnOfEntry } from '../bonus-never-won/conditions.ts'
import { lateness } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'

export const rule = defineRule({
  code: 'bonus-never-lost',
  summary: 'What a bonus asks to keep can never be lost.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf } = context
    for (const [index, bonus] of scenario.bonuses.entries()) {
      const { name, side, condition } = bonus
      const why = whyCertain(context, bonus)
      if (why === undefined) continue
      yield {
        place: below(origins.bonuses[index], condition.type),
        about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
        message: `The bonus ${name} is won whatever happens: ${why}.`, // operational.H2
        hint: 'Ask for something that the enemy can deny, or leave it out.',
      }
    }
  },
})

const whyCertain = (context: LintContext, bonus: BonusObjective): string | undefined => {
  const { scenario, nameOf } = context
  const { side, condition } = bonus
  const by = Math.min(bonus.by, scenario.turns)
  switch (condition.type) {
    case 'hold': {
      if (!isHeldAtStart(scenario, side, condition.hex)) return undefined
      const enemy = otherSide(side)
      const approach = lateness(context, enemy, { hex: condition.hex, by })
      if (approach === undefined) return undefined
      const { name } = scenario.sides[enemy]
      return approach.turn === undefined
        ? `${name} cannot reach ${nameOf(condition.hex)}`
        : `${name} gets to ${nameOf(condition.hex)} in turn ${approach.turn} at best, and it counts to turn ${by}`
    }
    case 'keep': {
      const { name } = scenario.units[condition.unit]
      const from = turnOfEntry(scenario, condition.unit)
      if (from === undefined) return `${name} never comes onto the map`
      return from > by ? `${name} arrives in turn ${from}, and it counts to turn ${by}` : undefined
    }
    case 'steps': {
      const steps = stepsThatCanBe(scenario, side)
      return condition.count > steps ? `the side never has more than ${steps} steps to lose` : undefined
    }
    case 'specialists': {
      const specialists = specialistsThatCanBe(scenario, side)
      return condition.count > specialists
        ? `the side never has more than ${specialists} specialists to lose`
        : undefined
    }
    default:
      return undefined
  }
}
