/** Tiny rule systems that have what the big ones have not: the laws hold for all that the contract can say. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { playGame } from '../../compiler/playtest/game.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import { rollingDice } from '../../engine/dice.ts'
import { stateHash } from '../../engine/hash.ts'
import { isLegal, replay, start, step } from '../../engine/play.ts'
import { makeMove, makeSeal, makeSeed } from '../../engine/record.ts'
import { lawsOf } from '../laws/laws.ts'
import { areas, triangle } from './areas.ts'
import { crossing, squares } from './squares.ts'
import { stacks, valley } from './stacks.ts'
import { type TinySystem, tinyPlanner, tinySystems } from './tiny.ts'

for (const [id, { open, scenario, insight }] of Object.entries(tinySystems))
  lawsOf(id, { id, open }, [scenario], {
    shuffleHidden: (game, state, viewer, dice) => insight(game).imagine(game.view(state, viewer), dice),
    insight,
    planner: tinyPlanner,
  })

/** Which types of actions and events come up in some games at random. */
const comesUp = ({ open, scenario }: TinySystem): ReadonlySet<string> => {
  const game = open(scenario)
  const types = new Set<string>()
  for (let seed = 0; seed < 20; seed++) {
    const choices = rollingDice(seed, 1)
    let { position } = start(game, seed)
    while (game.outcome(position.state) === undefined) {
      const [side] = game.actors(position.state)
      const legal = game.legal(position.state, side)
      const action = legal[choices.below(legal.length)]
      const stepped = step(game, position, side, action)
      if (!stepped.ok) throw new Error(stepped.reason)
      for (const { type } of [action, ...stepped.events]) types.add(type)
      position = stepped.position
    }
  }
  return types
}

test('the games on which the laws look have all that their rules know', () => {
  expect(comesUp(tinySystems.areas)).toEqual(new Set(['march', 'ordered', 'marched']))
  expect(comesUp(tinySystems.squares)).toEqual(new Set(['run', 'ran', 'drew', 'scored']))
  const orders = ['march', 'attack', 'merge', 'load', 'unload', 'build', 'fire', 'hold', 'end']
  expect(comesUp(tinySystems.stacks)).toEqual(new Set([...orders, 'marched', 'fought', 'arranged', 'changed']))
})

test('units that are not listed together may act together: the list is a sample, the question decides', () => {
  const game = stacks.open(valley)
  const { state } = start(game, 1).position
  const of = (units: readonly number[]) => ({ type: 'march', units, to: 17 }) as const
  const listed = game.legal(state, 0).map((action) => game.makeAction(action))
  expect(listed).toContain(game.makeAction(of([0, 1, 2])))
  expect(listed).not.toContain(game.makeAction(of([0, 2])))
  expect(isLegal(game, state, 0, of([0, 2]))).toBe(true)
  expect(isLegal(game, state, 0, of([2, 0]))).toBe(false)
  expect(isLegal(game, state, 0, of([0, 0]))).toBe(false)
  expect(isLegal(game, state, 0, of([0, 7]))).toBe(false)
})

test('playtests count who wins by teams, however many there are', () => {
  const winnersOf = ({ open, scenario }: TinySystem): ReadonlySet<number | null> => {
    const game = open(scenario)
    const players = game.teams.flat().map(() => randomPlayer())
    const results = Array.from({ length: 60 }, (_, number) =>
      playGame(game, players, number, number, scenario.turns, () => ({}), false),
    )
    return new Set(results.map(({ winner }) => winner))
  }
  expect(winnersOf(tinySystems.areas)).toEqual(new Set([0, 1, 2, null]))
  expect(winnersOf(tinySystems.squares)).toEqual(new Set([0, 1, null]))
  expect(winnersOf(tinySystems.stacks)).toEqual(new Set([0, 1, null]))
})

describe('a record that is passed on by link', () => {
  const game = areas.open(triangle)
  const sealOf = (text: string): string => createHash('sha256').update(text).digest('hex')
  const [a, b, c] = [makeMove(0, 'm1', 'k7'), makeMove(1, 'm3', 'x9'), makeMove(2, 'm5', 'p2')]
  const sealed = [makeSeal(0, sealOf(a)), makeSeal(2, sealOf(c)), makeSeal(1, sealOf(b))]
  const end = (moves: readonly string[], seed = 1) => {
    const played = replay(game, { seed, moves }, sealOf)
    return played.ok ? stateHash(game, played.position.state) : played
  }

  test('does not show what was chosen, and plays as if it had not been sealed', () => {
    const open = [makeMove(0, 'm1'), makeMove(1, 'm3'), makeMove(2, 'm5')]
    expect(end([...sealed, b, a, c])).toBe(end(open))
    expect(end([sealed[0], open[1], sealed[1], c, a])).toBe(end(open))
    expect(end(sealed)).toBe(end([]))
    expect(sealed.join()).not.toMatch(/m[135]/)
  })

  test.each([
    ['another choice than was sealed', [...sealed, makeMove(0, 'm2', 'k7')], 3],
    ['another salt', [...sealed, makeMove(0, 'm1', 'k8')], 3],
    ['a sealed choice that is made openly', [...sealed, makeMove(0, 'm1')], 3],
    ['a salt where nothing was sealed', [a], 0],
    ['two seals of a side', [sealed[0], sealed[0]], 1],
    ['a seal of a side that has chosen', [makeMove(0, 'm1'), sealed[0]], 1],
  ])('is refused with %s', (_, moves, at) => {
    expect(end(moves)).toMatchObject({
      ok: false,
      at,
      reason: expect.stringMatching(/^(This is not what|Side \d has)/),
    })
  })

  test('is refused by whoever cannot open seals', () => {
    expect(replay(game, { seed: 1, moves: sealed })).toMatchObject({ ok: false, at: 0 })
  })

  test('may add seeds: cards that are drawn later depend on all of them', () => {
    const cards = squares.open(crossing)
    const first = cards.legal(start(cards, 1).position.state, 0)[0]
    const move = makeMove(0, cards.makeAction(first))
    const hands = (...seeds: readonly number[]): string => {
      const played = replay(cards, { seed: 1, moves: [...seeds.map(makeSeed), move] })
      if (!played.ok) throw new Error(played.reason)
      return JSON.stringify(played.position.state.hands)
    }
    const seen = new Set(Array.from({ length: 20 }, (_, seed) => hands(seed)))
    expect(seen.size).toBeGreaterThan(1)
    expect(hands(3, 4)).toBe(hands(3, 4))
  })
})
