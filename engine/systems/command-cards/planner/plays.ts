/** The worth of cards: now, when they are played, and later, for those that are put aside, kept and given up. */
import { canDig } from '../cards/dig.ts'
import { giveOrder, listOrders } from '../cards/orders.ts'
import { type CommandCardsState, noUnit, phase, status } from '../types.ts'
import { hasStatus } from '../units.ts'
import type { ActionOf, CommandCardsAction } from '../verbs/index.ts'
import { best, type Decision, ofType, ranked, usualWorth } from './decision.ts'
import { bestAim } from './strikes.ts'
import { worthOfStanding } from './worth.ts'

/** The share of worth of cards left in hand: better cards are kept for better turns. */
const keeping = 0.35

export const worthOfKeeping = (decision: Decision, card: number): number => keeping * usualWorth(decision, card)

type Staged = ReturnType<Decision['trial']['stage']>

const ownSteps: ReadonlySet<number> = new Set([phase.order, phase.move, phase.battle])

/** Returns the worth of a card in this turn, if any order of it has the worth `order` already. */
export const worthOfPlay = (decision: Decision, play: ActionOf<'play'>, order = 0): number => {
  const { game, services, trial, side } = decision
  const draft = { ...trial.stage(decision.state), dice: decision.dice.clone() }
  game.apply(draft, side, play)
  putAnyAside(decision, draft)
  if (draft.state.phase === phase.aim) return bestAim(services, draft.state).worth
  const gain = worthOfOrder(decision, draft.state)
  const worth = (unit: number): number => gain(unit) + order
  return ordersOf(decision, draft, worth).reduce((sum, unit) => sum + Math.max(0, worth(unit)), 0)
}

/** Whatever is put aside for later does not change what the card in play does. */
const putAnyAside = ({ game, side }: Decision, draft: Staged): void => {
  const aside = draft.state.phase === phase.play && draft.state.active === side && game.legal(draft.state, side)[0]
  if (aside && aside.type === 'prepare') game.apply(draft, side, aside)
}

/** The units that the card in play orders, those to whom it is worth most first. Gives them their orders. */
const ordersOf = ({ services, side }: Decision, draft: Staged, worth: (unit: number) => number): readonly number[] => {
  const { state } = draft
  // A card that orders all of a kind leaves nobody to be chosen: moves or battles follow at once.
  if (!ownSteps.has(state.phase) || state.side !== side) return []
  const ordered = services.table.unitsOf[side].filter((unit) => hasStatus(state, unit, status.ordered))
  for (;;) {
    const open: number[] = []
    listOrders(services.table, state, (unit) => open.push(unit))
    const unit = best(open, worth, 0)
    if (unit === undefined) return ordered
    ordered.push(unit)
    giveOrder(draft, unit)
  }
}

/** Returns the worth of an order of the card in play to a unit. */
export const worthOfOrder = (decision: Decision, state: CommandCardsState): ((unit: number) => number) => {
  const { services, trial } = decision
  const { table, weights } = services
  const rules = state.fallback ? undefined : table.cards[state.card - 1]
  if (rules?.digs !== undefined) return worthOfDigging(decision, state, rules.digs)
  const { prospect } = trial.outlookOf(state)
  if (rules?.rolls !== 'recovery') return (unit) => prospect(unit).gain
  return (unit) => {
    const lost = Math.min(recovered, table.figures[unit] - state.figures[unit])
    return lost <= 0 ? 0 : prospect(unit).gain + lost * weights.figure
  }
}

/** Figures that a card which restores some gives back, more or less. */
const recovered = 2

const worthOfDigging = (
  { services, trial }: Decision,
  state: CommandCardsState,
  obstacle: string,
): ((unit: number) => number) => {
  const { table } = services
  const { goals } = trial.outlookOf(state)
  const known = new Map<number, number>()
  return (unit) => {
    const found = known.get(unit)
    if (found !== undefined) return found
    const hex = state.hex[unit]
    let worth = 0
    if (canDig(table, state, hex)) {
      const before = worthOfStanding(table, state, unit, goals)
      state.obstacle[hex] = table.obstacleIds.indexOf(obstacle) + 1
      worth = worthOfStanding(table, state, unit, goals) - before
      state.obstacle[hex] = 0
    }
    known.set(unit, worth)
    return worth
  }
}

/** The worth of an order in a later turn, whatever the unit could do with it now: the enemy moves before. */
const laterOrder = 60

/**
 * Some cards by what they would do if a turn of the side began now, each in the way that does most; those that answer what the enemy does
 * are taken as usual. `surely`: the card will be played in the next turn; else in one of the next.
 */
export const byPromise = <A extends CommandCardsAction & { readonly card: number }>(
  decision: Decision,
  actions: readonly A[],
  surely = false,
): readonly A[] => {
  const fresh = turnOf(decision)
  const usual = (card: number): number => usualWorth(decision, card)
  const promise = (card: number): number => {
    const { reacts, echoes } = decision.services.table.cards[card]
    if (reacts || echoes) return surely ? -worthOfKeeping(decision, card) : usual(card)
    fresh.waiting[decision.side] = card + 1
    const plays = ofType(decision.game.legal(fresh, decision.side), 'play').filter((play) => play.card === card)
    const worth = plays.reduce(
      (most, play) => Math.max(most, worthOfPlay({ ...decision, state: fresh }, play, laterOrder)),
      0,
    )
    return surely ? worth - worthOfKeeping(decision, card) : (worth + usual(card)) / 2
  }
  return ranked(actions, ({ card }) => promise(card))
}

/** The position as it would be if a turn of the side began, after the units that a card in play orders have moved. */
const turnOf = (decision: Decision): CommandCardsState => {
  const { game, trial, side } = decision
  const state = game.copy(decision.state)
  if (state.spent > 0 && state.phase === phase.play) {
    const draft = trial.stage(decision.state)
    putAnyAside(decision, draft)
    if (draft.state.phase === phase.order) {
      const { prospect } = trial.outlookOf(draft.state)
      for (const unit of ordersOf(decision, draft, (one) => prospect(one).gain)) state.hex[unit] = prospect(unit).to
    }
  }
  Object.assign(state, { side, active: side, phase: phase.play, opening: 0, card: 0, choice: 0, spent: 0 })
  Object.assign(state, { mirrored: 0, fallback: 0, again: 0, attacker: noUnit, target: noUnit })
  for (const array of [state.status, state.steps, state.battles, state.slots, state.drawn]) array.fill(0)
  state.announced[side] = 0
  state.from.set(state.hex)
  return state
}
