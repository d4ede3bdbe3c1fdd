/** The preview of a card: found by playing it on a copy of the position. */
import { keyedDice } from '../../../../engine/dice.ts'
import { ordersGiven } from '../../../../engine/systems/command-cards/cards/orders.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import { type Position, phase } from '../../../../engine/systems/command-cards/types.ts'
import { orderedUnits } from '../../../../engine/systems/command-cards/units.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'

export interface CardPreview {
  /** Units that could be ordered, and how many of them. */
  readonly units: readonly number[]
  readonly count: number
  /** Enemies at which it could be aimed. */
  readonly targets: readonly number[]
  /** Dice decide it, so that nothing more is known. */
  readonly isRolled: boolean
}

/** True if the turn would end with the card, and nothing done. */
export const ordersNobody = (preview: CardPreview | undefined): boolean =>
  preview !== undefined && !preview.isRolled && preview.units.length + preview.targets.length === 0

/** Any dice will do: as soon as they count, the preview says nothing. */
const anySeed = 1

/** Undefined for actions that play no card. */
export const previewOf = (
  game: CommandCardsGame,
  state: Position,
  action: CommandCardsAction,
): CardPreview | undefined => {
  if (action.type !== 'play') return undefined
  const after = game.copy(state)
  let isRolled = false
  const draft = {
    state: after,
    dice: keyedDice(anySeed),
    emit: ({ type }: CommandCardsEvent) => {
      if (type === 'rolled') isRolled = true
    },
  }
  game.apply(draft, state.side, action)
  const goesOn =
    after.active === state.active &&
    (after.phase === phase.order || after.phase === phase.aim || after.phase === phase.move)
  if (!goesOn || isRolled) return { units: [], count: 0, targets: [], isRolled }
  const legal = game.legal(after, state.side)
  const more = legal.flatMap((one) => (one.type === 'order' ? [one.unit] : []))
  const already = orderedUnits(after)
  return {
    units: [...already, ...more],
    count: after.phase === phase.order ? Math.max(already.length, ordersGiven(after)) : already.length,
    targets: legal.flatMap((one) => (one.type === 'aim' ? [one.unit] : [])),
    isRolled,
  }
}
