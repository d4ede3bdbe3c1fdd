import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type LintContext } from '../rule.ts'
import { assetLacks, cardLacks } from './lacks.ts'

export const rule = defineRule({
  summary: 'An asset or a card can do nothing in this scenario.',
  *check(context) {
    const { scenario, origins } = context
    for (const side of sides) {
      for (const [index, { asset, perTurn }] of scenario.sides[side].assets.entries()) {
        const lacks =
          perTurn === 0 && !isCarded(context, side, asset)
            ? 'it has no use in a turn'
            : assetLacks(context, side, asset)
        if (lacks === undefined) continue
        yield {
          place: origins.assets[side][index],
          about: scenario.sides[side].id,
          message: `${scenario.rules.assets[asset].name} can do nothing: ${lacks}.`,
          hint: 'Leave it out, or give it something to do.',
        }
      }
      for (const [index, { card }] of scenario.sides[side].cards.entries()) {
        const lacks = cardLacks(context, side, card)
        if (lacks === undefined) continue
        yield {
          place: below(origins.cards[side][index], 'card'),
          about: scenario.sides[side].id,
          message: `The card ${scenario.rules.cards[card].name} can do nothing: ${lacks}.`,
          hint: 'Leave it out, or give it something to do.',
        }
      }
    }
  },
})

/** True if a card can give an asset the uses that it lacks. */
const isCarded = ({ scenario }: LintContext, side: 0 | 1, asset: string): boolean => {
  const won = scenario.bonuses.flatMap(({ side: of, reward }) =>
    of === side && reward.type === 'card' ? [reward.card] : [],
  )
  const held = scenario.sides[side].cards.map(({ card }) => card)
  return [...held, ...won].some((card) => scenario.rules.cards[card].assets?.some((one) => one.asset === asset))
}
