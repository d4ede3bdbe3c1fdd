import { chanceOfNone } from '../../../../../engine/systems/skirmish/cards/drawForecast.ts'
import type { SkirmishRules } from '../../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishSeat } from '../../../../../engine/systems/skirmish/scenario.ts'
import { seatRule } from '../rule.ts'

/** Games in a hundred in which a seat may be left with nothing to deploy in its first turn. */
const most = 20

export const rule = seatRule({
  summary: 'A deck often has no unit that can be paid for in the first turn.',
  find({ scenario: { rules, units } }, seat, side) {
    if (units.some((unit) => unit.side === side)) return undefined
    const { ap, hand, name } = seat
    const paid = ap + rules.frame.turn.ap
    const { cheap, all } = countCards(seat, rules, paid)
    const games = Math.round(100 * chanceOfNone(all, cheap, hand + rules.frame.turn.draw))
    if (games <= most) return undefined
    return {
      at: [],
      message: `In ${games} of 100 games ${name} cannot deploy anything in the first turn: ${cheap} of ${all} cards are units for ${paid} action points or fewer.`,
      hint: 'Put more units of a low cost into the deck, or raise "ap" or "hand".',
    }
  },
})

/** Cards of a deck, and the units among them that cost at most so much. */
const countCards = (
  { units, support }: SkirmishSeat,
  { unitTypes }: SkirmishRules,
  paid: number,
): { readonly cheap: number; readonly all: number } => {
  const sum = (copies: readonly number[]): number => copies.reduce((all, one) => all + one, 0)
  const cheap = Object.entries(units).flatMap(([id, copies]) => (unitTypes[id].cost <= paid ? [copies] : []))
  return { cheap: sum(cheap), all: sum([...Object.values(units), ...Object.values(support)]) }
}
