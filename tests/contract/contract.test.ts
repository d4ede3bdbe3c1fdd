/** Tiny rule systems that have what the big ones have not: the laws hold for all that the contract can say. */
import { expect, test } from 'vitest'
import { type AnyGame, playGame } from '../../compiler/playtest/game.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import { rollingDice } from '../../engine/dice.ts'
import type { Action, GameEvent, RuleSystem, Scenario, State, View } from '../../engine/game.ts'
import { isLegal, start, step } from '../../engine/play.ts'
import { lawsOf } from '../laws/laws.ts'
import { areas, areasPlayer, triangle } from './areas.ts'
import { crossing, squares, squaresPlayer } from './squares.ts'
import { stacks, stacksPlayer, valley } from './stacks.ts'

lawsOf('areas', areas, [triangle], {
  shuffleHidden: (game, state, viewer, dice) => game.imagine(game.view(state, viewer), dice),
  planner: () => areasPlayer,
})

lawsOf('squares', squares, [crossing], {
  shuffleHidden: (game, state, viewer, dice) => game.imagine(game.view(state, viewer), dice),
  planner: squaresPlayer,
})

lawsOf('stacks', stacks, [valley], {
  shuffleHidden: (game, state, viewer, dice) => game.imagine(game.view(state, viewer), dice),
  planner: stacksPlayer,
})

/** Which types of actions and events come up in some games at random. */
const comesUp = <S extends State, A extends Action, E extends GameEvent, V extends View>(
  system: RuleSystem<S, A, E, V>,
  scenario: Scenario,
): ReadonlySet<string> => {
  const game = system.open(scenario)
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
  expect(comesUp(areas, triangle)).toEqual(new Set(['march', 'ordered', 'marched']))
  expect(comesUp(squares, crossing)).toEqual(new Set(['run', 'ran', 'drew', 'scored']))
  const orders = ['march', 'attack', 'merge', 'load', 'unload', 'build', 'fire', 'hold', 'end']
  expect(comesUp(stacks, valley)).toEqual(new Set([...orders, 'marched', 'fought', 'arranged', 'changed']))
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
  const winnersOf = <S extends State, A extends Action, E extends GameEvent, V extends View>(
    system: RuleSystem<S, A, E, V>,
    scenario: Scenario & { readonly turns: number },
  ): ReadonlySet<number | null> => {
    const game = system.open(scenario) as unknown as AnyGame
    const players = game.teams.flat().map(() => randomPlayer())
    const results = Array.from({ length: 60 }, (_, number) =>
      playGame(game, players, number, number, scenario.turns, () => ({}), false),
    )
    return new Set(results.map(({ winner }) => winner))
  }
  expect(winnersOf(areas, triangle)).toEqual(new Set([0, 1, 2, null]))
  expect(winnersOf(squares, crossing)).toEqual(new Set([0, 1, null]))
  expect(winnersOf(stacks, valley)).toEqual(new Set([0, 1, null]))
})
