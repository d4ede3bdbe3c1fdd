import { expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { replay, start, step } from '../../engine/play.ts'
import { makeMove } from '../../engine/record.ts'
import { tinySystems } from '../../tests/contract/tiny.ts'
import { makeFollower } from './replay.ts'

const { open, scenario } = tinySystems.stacks

/** A game that counts what is played in it. */
const countingGame = () => {
  const game = open(scenario)
  const counted = { played: 0 }
  const counting: AnyGame = {
    ...game,
    apply: (draft, side, action) => {
      counted.played++
      game.apply(draft, side, action)
    },
  }
  return { game: counting, counted }
}

/** The moves of a game at random. */
const movesOf = (seed: number): string[] => {
  const game = open(scenario)
  const choices = rollingDice(seed, 1)
  const moves: string[] = []
  for (let { position } = start(game, seed); game.outcome(position.state) === undefined; ) {
    const [side] = game.actors(position.state)
    const legal = game.legal(position.state, side)
    const action = legal[choices.below(legal.length)]
    const stepped = step(game, position, side, action)
    if (!stepped.ok) throw new Error(stepped.reason)
    position = stepped.position
    moves.push(makeMove(side, game.makeAction(action)))
  }
  return moves
}

test('a record that goes on is played from where the last one ended, another one from its beginning', () => {
  const { game, counted } = countingGame()
  const follow = makeFollower()
  const moves = movesOf(7)
  const half = Math.floor(moves.length / 2)
  const hashAfter = (seed: number, record: readonly string[]) => {
    const played = replay(open(scenario), { seed, moves: record })
    return played.ok ? stateHash(game, played.position.state) : played.reason
  }
  const asked: readonly (readonly [seed: number, record: readonly string[], played: number])[] = [
    [7, moves.slice(0, half), half],
    [7, moves.slice(0, half + 3), 3],
    [7, moves.slice(0, half + 3), 0],
    [7, moves, moves.length - half - 3],
    [7, moves.slice(0, half), half],
    [7, [], 0],
    [8, movesOf(8), movesOf(8).length],
  ]
  for (const [seed, record, played] of asked) {
    counted.played = 0
    const position = follow(game, { seed, moves: record })
    expect(counted.played).toBe(played)
    expect(position.moves).toBe(record.length)
    expect(stateHash(game, position.state)).toBe(hashAfter(seed, record))
  }
  expect(() => follow(game, { seed: 7, moves: [...moves, 'nonsense'] })).toThrow(
    `Action ${moves.length + 1} is refused: “nonsense” is none.`,
  )
  expect(() => follow(game, { seed: 7, moves: [moves[0], ...moves] })).toThrow()
  expect(stateHash(game, follow(game, { seed: 7, moves }).state)).toBe(hashAfter(7, moves))
})
