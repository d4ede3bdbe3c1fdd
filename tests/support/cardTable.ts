/** A game of a sketch of the command-card system on the table: acts are checked, what happens is kept. */
import { type KeyedDice, keyedDice } from '../../engine/dice.ts'
import type { CommandCardsEvent } from '../../engine/systems/command-cards/events.ts'
import { type CommandCardsGame, commandCards } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsState } from '../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../engine/systems/command-cards/verbs/index.ts'
import type { Side } from '../../engine/twoSides.ts'
import { hexOf, makeScenario, type ScenarioSketch } from './commandCards.ts'

export interface CardTable {
  readonly game: CommandCardsGame
  readonly state: CommandCardsState
  readonly events: CommandCardsEvent[]
  /** Rolls from here on. */
  dice: KeyedDice
  /** The numbers of a card, a unit and a hex by their names. */
  card(id: string): number
  unit(id: string): number
  hex(name: string): number
  /** Takes a side's cards into the deck and gives it these in their place. */
  deal(side: Side, ids: readonly string[]): void
  handOf(side: Side): readonly string[]
  legal(): readonly CommandCardsAction[]
  isLegal(action: CommandCardsAction): boolean
  /** Carries out a legal action of the deciding side; throws with the reason when it is none. */
  act(action: CommandCardsAction): void
  play(id: string, choice?: number): void
  order(...ids: readonly string[]): void
  done(): void
  /** Units that can be ordered now, and those that are. */
  orderable(): readonly string[]
  ordered(): readonly string[]
}

export const layCards = (
  sketch: ScenarioSketch,
  hands: readonly [readonly string[], readonly string[]] = [[], []],
  seed = 1,
): CardTable => {
  const scenario = makeScenario(sketch)
  const game = commandCards.open(scenario)
  const dice = keyedDice(seed)
  const state = game.setup(dice)
  const { cardIds } = game.table
  const unitId = (unit: number): string => scenario.units[unit].id
  const numberOf = (ids: readonly string[], id: string): number => {
    const found = ids.indexOf(id)
    if (found < 0) throw new Error(`there is no ${id}`)
    return found
  }
  const table: CardTable = {
    game,
    state,
    events: [],
    dice,
    card: (id) => numberOf(cardIds, id),
    unit: (id) =>
      numberOf(
        scenario.units.map((unit) => unit.id),
        id,
      ),
    hex: (name) => hexOf(sketch.map, name),
    deal(side, ids) {
      for (const [card] of cardIds.entries()) {
        const at = side * cardIds.length + card
        state.deck[card] += state.hand[at]
        state.hand[at] = 0
      }
      for (const id of ids) {
        const card = numberOf(cardIds, id)
        if (state.deck[card] > 0) state.deck[card]--
        state.hand[side * cardIds.length + card]++
      }
    },
    handOf: (side) =>
      cardIds.flatMap((id, card) => new Array<string>(state.hand[side * cardIds.length + card]).fill(id)),
    legal: () => game.legal(state, state.side),
    isLegal: (action) => table.legal().some((one) => game.same(one, action)),
    act(action) {
      if (!table.isLegal(action))
        throw new Error(`${game.makeAction(action)}: ${game.refusal(state, state.side, action)}`)
      game.apply({ state, dice: table.dice, emit: (event) => table.events.push(event) }, state.side, action)
    },
    play: (id, choice = 0) => table.act({ type: 'play', card: numberOf(cardIds, id), choice }),
    order(...ids) {
      for (const id of ids) table.act({ type: 'order', unit: table.unit(id) })
    },
    done: () => table.act({ type: 'done' }),
    orderable: () => table.legal().flatMap((action) => (action.type === 'order' ? [unitId(action.unit)] : [])),
    ordered: () => scenario.units.flatMap(({ id }, unit) => (state.status[unit] & 1 ? [id] : [])),
  }
  for (const side of [0, 1] as const) if (hands[side].length > 0) table.deal(side, hands[side])
  return table
}
