import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A drop or landing card brings no unit, or another card names one.',
  severity: 'error',
  *check({ scenario, origins }) {
    const { rules, units } = scenario
    const bringsUnit = (card: string): boolean => ['drop', 'landing'].includes(rules.cards[card].effect)
    const called = new Set<number>()
    for (const side of sides) {
      for (const [index, { card, unit }] of scenario.sides[side].cards.entries()) {
        const { name } = rules.cards[card]
        const says =
          unit === undefined
            ? bringsUnit(card) && `The card ${name} does not say which unit it brings.`
            : !bringsUnit(card)
              ? `The card ${name} brings no unit.`
              : units[unit].reserve !== 'card'
                ? `The card ${name} brings ${units[unit].name}, which is not in reserve.`
                : called.has(unit) && `Two cards bring ${units[unit].name}.`
        if (unit !== undefined) called.add(unit)
        if (says === false) continue // operational.H14
        yield {
          place: unit === undefined ? origins.cards[side][index] : below(origins.cards[side][index], 'unit'),
          about: unit === undefined ? scenario.sides[side].id : units[unit].id,
          message: says,
          hint: 'A card for a drop or landing names a unit with "reserve: true", each another one.',
        }
      }
    }
    for (const [index, { side, reward }] of scenario.bonuses.entries()) {
      if (reward.type !== 'card' || !bringsUnit(reward.card)) continue
      yield {
        place: below(origins.bonuses[index], 'reward', 'card'),
        about: scenario.sides[side].id,
        message: `The card ${rules.cards[reward.card].name} cannot be won: a reward names no unit.`,
        hint: 'Put the card into the hand of its side.',
      }
    }
  },
})
