/** What playing a card would let one do: found by playing it on a copy of the position. */
import { keyedDice } from '../../../../engine/dice.ts'
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import {
  type CommandCardsAction,
  type CommandCardsEvent,
  type CommandCardsState,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'

type Position = Readonly<CommandCardsState>

export interface CardPreview {
  /** Units that could be ordered, and how many of them. */
  readonly units: readonly number[]
  readonly count: number
  /** Enemies at which it could be aimed. */
  readonly targets: readonly number[]
  /** Dice decide it, so that nothing more is known. */
  readonly isRolled: boolean
}

/** Whether the turn would end with the card, and nothing done. */
export const ordersNobody = (preview: CardPreview | undefined): boolean =>
  preview !== undefined && !preview.isRolled && preview.units.length + preview.targets.length === 0

/** A line of a card that orders all there are has no number. */
const all = 255

/** Orders that the card in play gives in all; those by lines that order everybody are counted as they are given. */
export const ordersGiven = (state: Position): number =>
  state.slots.reduce((sum, count) => sum + (count === all ? 0 : count), 0)

/** Units that are ordered now. */
export const orderedUnits = ({ status: marks, hex }: Position): readonly number[] =>
  [...marks.keys()].filter((unit) => (hex[unit] ?? 0) > 0 && ((marks[unit] ?? 0) & status.ordered) !== 0)

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
