import { makeHexName } from '../../../../../engine/hex.ts'
import type { BonusObjective } from '../../../../../engine/systems/operational/scenario.ts'
import { lateness } from '../reachability.ts'
import { bonusRule, type LintContext } from '../rule.ts'

export const rule = bonusRule({
  summary: 'A bonus delays a unit that is on the map before the bonus can be won.',
  find(context, bonus) {
    const { scenario } = context
    const { name, reward } = bonus
    if (reward.type !== 'delay') return undefined
    const { arrives, name: whose, id } = scenario.units[reward.unit]
    // A unit that is not on its way has a message of its own.
    if (arrives === undefined) return undefined
    const when = whenWon(context, bonus, arrives.turn)
    if (when === undefined) return undefined
    return {
      at: ['reward', 'delay'],
      about: id,
      message: `The bonus ${name} delays nobody: it is won ${when}, and ${whose} enters in turn ${arrives.turn}.`, // operational.H3
      hint: 'Delay a unit that arrives later, or let the bonus be won sooner.',
    }
  },
})

/** When a bonus is won at the earliest, in words; undefined when that may be before a unit of the other side enters in a turn, or is never. */
const whenWon = (context: LintContext, { condition, side, by }: BonusObjective, entry: number): string | undefined => {
  const { scenario } = context
  // What is kept is won when its last turn is over, before the next begins.
  const kept = by < entry ? undefined : `when turn ${by} is over`
  switch (condition.type) {
    case 'take':
    case 'hold': {
      if (context.isHeld(side, condition.hex)) return condition.type === 'hold' ? kept : undefined
      // The second side moves when units of the first have entered.
      const last = side === 0 ? entry : entry - 1
      const turn = lateness(context, side, { hex: condition.hex, by: last })?.turn
      return turn === undefined ? undefined : `in turn ${turn} at best, at ${makeHexName(scenario.map, condition.hex)}`
    }
    case 'keep':
    case 'steps':
    case 'specialists':
    case 'ruins':
      return kept
    default:
      return undefined
  }
}
