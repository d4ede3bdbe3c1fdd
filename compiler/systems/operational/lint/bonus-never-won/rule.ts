import { otherSide } from '../../../../../engine/game.ts'
import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { lateness } from '../reachability.ts'
import { defineRule, type LintContext } from '../rule.ts'
import { isHeldAtStart, stepsThatCanBe, turnOfEntry } from './conditions.ts'

export const rule = defineRule({
  code: 'bonus-never-won',
  summary: 'What a bonus asks for can never come true in time.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins, nameOf, unwinnable } = context
    for (const [index, bonus] of scenario.bonuses.entries()) {
      const { name, side, condition } = bonus
      const why = side === unwinnable ? undefined : whyNever(context, bonus)
      if (why === undefined) continue
      yield {
        place: below(origins.bonuses[index], condition.type),
        about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
        message: `The bonus ${name} can never be won: ${why}.`, // operational.H2
        hint: 'Give it more time, ask for something else, or leave it out.',
      }
    }
  },
})

const whyNever = (context: LintContext, bonus: BonusObjective): string | undefined => {
  const { scenario, nameOf } = context
  const { side, condition } = bonus
  const by = Math.min(bonus.by, scenario.turns)
  switch (condition.type) {
    case 'take':
    case 'hold': {
      if (isHeldAtStart(scenario, side, condition.hex)) return undefined
      const approach = lateness(context, side, { hex: condition.hex, by })
      if (approach === undefined) return undefined
      return approach.turn === undefined
        ? `no unit of ${scenario.sides[side].name} can reach ${nameOf(condition.hex)}`
        : `the nearest unit gets to ${nameOf(condition.hex)} in turn ${approach.turn} at best, and it counts to turn ${by}`
    }
    case 'destroy': {
      const { name } = scenario.units[condition.unit]
      const from = turnOfEntry(scenario, condition.unit)
      if (from === undefined) return `${name} never comes onto the map`
      return from > by ? `${name} arrives in turn ${from}, and it counts to turn ${by}` : undefined
    }
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
