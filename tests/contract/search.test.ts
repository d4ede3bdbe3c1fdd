/** The search knows no rule system: it plays the tiny ones, too. */
import { describe, expect, it, test } from 'vitest'
import { playGame } from '../../compiler/playtest/game.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import { type Budget, searchPlayer } from '../../engine/ai/search.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { AnyGame, Insight, Player } from '../../engine/game.ts'
import { advance, chooseFor, isLegal } from '../../engine/play.ts'
import { tinyPlanner, tinySystems } from './tiny.ts'

const budget: Budget = { nodes: 150, most: 4, turns: 2, doubt: 0 }

describe.each(Object.entries(tinySystems))('a search that plays %s', (_, { open, scenario, insight }) => {
  const game = open(scenario)
  const search = (limits: Budget = budget, one: AnyGame = game): Player =>
    searchPlayer('search', one, insight(one), limits)

  it('does what is legal, and the same in another program', () => {
    const [here, there] = [search(), search(budget, open(scenario))]
    const state = game.setup(keyedDice(3))
    for (let moves = 0; moves < 30 && game.outcome(state) === undefined; moves++) {
      const [side] = game.actors(state)
      const action = chooseFor(game, here, state, side, rollingDice(moves))
      expect(isLegal(game, state, side, action)).toBe(true)
      expect(chooseFor(game, there, state, side, rollingDice(moves))).toEqual(action)
      advance(game, state, keyedDice(3), side, action)
    }
  })

  it('follows what is proposed first while nothing else is clearly better', () => {
    const doubting = search({ ...budget, doubt: 1_000_000 })
    const following = tinyPlanner(game)
    const state = game.setup(keyedDice(3))
    for (let moves = 0; moves < 10 && game.outcome(state) === undefined; moves++) {
      const [side] = game.actors(state)
      const action = chooseFor(game, doubting, state, side, rollingDice(moves))
      expect(action).toEqual(chooseFor(game, following, state, side, rollingDice(moves)))
      advance(game, state, keyedDice(3), side, action)
    }
  })

  it('tries no more actions than it may, but for the last try of all that it compares', () => {
    let tried = 0
    const counting: AnyGame = {
      ...game,
      apply(...all) {
        tried++
        game.apply(...all)
      },
    }
    const state = game.setup(keyedDice(3))
    const [side] = game.actors(state)
    const player = searchPlayer('search', counting, insight(game), budget)
    chooseFor(game, player, state, side, rollingDice(1))
    const perGame = scenario.turns * 200
    expect(tried).toBeGreaterThan(1)
    expect(tried).toBeLessThan(budget.nodes + budget.most * perGame)
  })
})

/** Points that a player of the first team gets in pairs of games, per cent; the others are led by another. */
const shareOf = (
  id: string,
  one: (game: AnyGame) => Player,
  other: (game: AnyGame) => Player,
  games: number,
): number => {
  const { open, scenario } = tinySystems[id]
  const game = open(scenario)
  const [strong, weak] = [one(game), other(game)]
  let points = 0
  for (let number = 0; number < games; number++)
    for (const team of game.teams.keys()) {
      const players: Player[] = []
      for (const [index, seats] of game.teams.entries())
        for (const seat of seats) players[seat] = index === team ? strong : weak
      const { winner } = playGame(game, players, number, number, scenario.turns, () => ({}), false)
      points += winner === team ? 1 : winner === null ? 1 / game.teams.length : 0
    }
  return (100 * points) / (games * game.teams.length)
}

test('thinking ahead wins more games than to do what seems best', () => {
  const { insight } = tinySystems.squares
  const searching = (game: AnyGame): Player => searchPlayer('search', game, insight(game), budget)
  expect(shareOf('squares', searching, tinyPlanner, 20)).toBeGreaterThan(55)
  expect(shareOf('squares', searching, () => randomPlayer(), 10)).toBeGreaterThan(70)
})

test('what others would do is done when it is clearly better', () => {
  const { insight } = tinySystems.squares
  /** Proposes what seems worst. */
  const foolish = (game: AnyGame): Insight => ({
    ...insight(game),
    propose: (state, side, _, dice) => insight(game).propose(state, side, 100, dice).slice(-1),
  })
  const advised = (game: AnyGame): Player => searchPlayer('search', game, foolish(game), budget, [insight(game)])
  const alone = (game: AnyGame): Player => searchPlayer('search', game, foolish(game), budget)
  expect(shareOf('squares', advised, alone, 10)).toBeGreaterThan(60)
})
