import { prizesOf } from '../../../../../engine/systems/operational/prizes.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { type LintContext, sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side has a store and can never buy from it.',
  find(context, { name, store }, side) {
    const why = store.length === 0 || hasEliteStore(context, side) ? undefined : whyClosed(context, side)
    if (why === undefined) return undefined
    return {
      at: ['store'],
      message: `${name} can buy nothing from its store: ${why}.`, // operational.F13
      hint: 'Let a unit begin short of a step or a specialist that is in it, or leave the store out.',
    }
  },
})

/** True if a card opens the store during the battle. */
const hasEliteStore = ({ scenario: { sides: both, bonuses, rules } }: LintContext, side: Side): boolean => {
  const won = bonuses.flatMap((bonus) => (bonus.side === side ? prizesOf(rules.rewards, bonus, 'card') : []))
  return [...both[side].cards.map(({ card }) => card), ...won].some((id) => rules.cards[id].effect === 'elite-store')
}

/** Why a side can buy nothing while it prepares the battle. */
const whyClosed = ({ scenario, game, start }: LintContext, side: Side): string | undefined => {
  if (!scenario.sides[side].prepares) return 'it does not prepare the battle and has no card that opens the store'
  const state = game.copy(start)
  state.side = side
  return game.legal(state, side).some(({ type }) => type === 'store')
    ? undefined
    : 'while it prepares the battle no unit has room for what is in it, or the prestige does not suffice'
}
