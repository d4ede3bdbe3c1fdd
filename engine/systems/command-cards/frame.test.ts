import { describe, expect, test } from 'vitest'
import { lawsOf } from '../../../tests/laws/laws.ts'
import { makeScenario, type ScenarioSketch, type UnitSketch } from '../../../tests/support/commandCards.ts'
import { hasTurn } from '../../../tests/support/turns.ts'
import { randomPlayer } from '../../ai/random.ts'
import { keyedDice, rollingDice } from '../../dice.ts'
import { stateHash } from '../../hash.ts'
import { replay } from '../../play.ts'
import { makeMove } from '../../record.ts'
import { type Side, sides } from '../../twoSides.ts'
import type { CommandCardsEvent } from './events.ts'
import { lineOf } from './events.ts'
import { type CommandCardsGame, commandCards } from './index.ts'
import { insightOf } from './planner/insight.ts'
import type { CommandCardsScenario } from './scenario.ts'
import { imagine } from './view.ts'

const plain = `
  . . . . f . . h . . . . .
   . t . . . . . . . . f .
  . . . . . . . . . . . . .
   . . f . . . t . . . . .
  . . . . . . . . . . . . .
   . f . . h . . . f . . .
  . . . . . . . . . . . . .
   . . . f . . t . . . . .
  . . . . . . . . . . . . .`

const rank = ['infantry', 'armour', 'infantry', 'artillery', 'infantry', 'infantry'] as const

/** A line of units of each side along its edge. */
const line = (side: Side, row: string): UnitSketch[] =>
  ['01', '03', '05', '07', '09', '11'].map((column, index) => ({
    id: `${side}${column}`,
    side,
    hex: `${column}${row}`,
    type: rank[index],
  }))

const lines = [...line(0, '07'), ...line(0, '09'), ...line(1, '03'), ...line(1, '01')]
const common: ScenarioSketch = { map: plain, borders: [7, 17], units: lines, turns: 30 }

const nations = (first: string, second: string): ScenarioSketch['sides'] => [
  { nation: first, hand: 5, medals: 5 },
  { nation: second, hand: 4, medals: 5 },
]

const sketches: Readonly<Record<string, ScenarioSketch>> = {
  plain: { ...common, sides: nations('american', 'german') },
  'waiting-cards': { ...common, sides: nations('soviet', 'italian') },
  pacific: { ...common, deck: 'wide', sides: nations('marines', 'japanese') },
  'striking-back': { ...common, sides: nations('british', 'french') },
  air: { ...common, sides: nations('american', 'german'), special: { airStrikes: { sides: [0, 1] } } },
}

const scenarios = Object.entries(sketches).map(
  ([id, sketch]): CommandCardsScenario => ({ ...makeScenario(sketch), id, title: id }),
)

/** A state with all cards dealt anew that a side has not seen. */
const dealAnew = (game: CommandCardsGame, state: Parameters<CommandCardsGame['view']>[0], viewer: Side, seed: number) =>
  imagine(game.table, game.view(state, viewer), rollingDice(seed, 7))

describe.each(scenarios)('random games of $id', (scenario) => {
  const game = commandCards.open(scenario)

  test('command-cards.C1: every game ends, is saved and replayed, hides hands, and is told in words', () => {
    const lookEvery = 13
    const types = new Set<CommandCardsEvent['type']>()
    for (let seed = 1; seed <= 12; seed++) {
      const dice = keyedDice(seed)
      const choices = rollingDice(seed, 1)
      const state = game.setup(dice)
      const moves: string[] = []
      const all = cardsOf(state)
      const emit = (event: CommandCardsEvent): void => {
        types.add(event.type)
        const told = lineOf(scenario, event)
        if (told !== undefined) expect(told.text).not.toMatch(/undefined|NaN|\?/)
      }
      while (!game.outcome(state)) {
        const legal = game.legal(state, state.side)
        if (legal.length === 0) throw new Error(`dead end of game ${seed} in phase ${state.phase}`)
        if (moves.length % lookEvery === 0) {
          expect(stateHash(game, game.decode(JSON.parse(JSON.stringify(game.encode(state)))))).toBe(
            stateHash(game, state),
          )
          for (const viewer of sides) {
            const twin = dealAnew(game, state, viewer, seed)
            expect(game.view(twin, viewer)).toEqual(game.view(state, viewer))
            if (viewer === state.side) expect(game.legal(twin, viewer)).toEqual(legal)
          }
        }
        const action = legal[choices.below(legal.length)]
        moves.push(makeMove(state.side, game.makeAction(action)))
        game.apply({ state, dice, emit }, state.side, action)
        expect(cardsOf(state)).toBe(all)
      }
      const replayed = replay(game, { seed, moves })
      if (!replayed.ok) throw new Error(`move ${replayed.at}: ${replayed.reason}`)
      expect(stateHash(game, replayed.position.state)).toBe(stateHash(game, state))
    }
    expect([...types]).toEqual(expect.arrayContaining(['turn', 'played', 'drew', 'moved', 'battle', 'destroyed']))
  })
})

/** All cards of a state, wherever they are: none is made or lost. */
const cardsOf = (state: ReturnType<CommandCardsGame['setup']>): number => {
  let count = 0
  for (const pile of [state.hand, state.deck, state.discard, state.lost]) for (const copies of pile) count += copies
  for (const held of [state.waiting, state.drawn]) for (const card of held) if (card > 0) count++
  return count + (state.spent > 0 ? 1 : 0)
}

const inTurn = scenarios.filter((_, index) => hasTurn(index))
lawsOf('command-cards', commandCards, inTurn, {
  shuffleHidden: (game, state, viewer, dice) =>
    imagine((game as CommandCardsGame).table, game.view(state, viewer), dice),
  insight: (game) => insightOf(game as CommandCardsGame),
  planner: () => randomPlayer(),
})
