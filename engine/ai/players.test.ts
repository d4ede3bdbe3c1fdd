import { describe, expect, it } from 'vitest'
import { makePlayer, openGame, stylesOf } from '../../compiler/systems/games.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import { field } from '../../tests/support/skirmishField.ts'
import { keyedDice, rollingDice } from '../dice.ts'
import type { Player } from '../game.ts'
import { chooseFor, isLegal } from '../play.ts'
import { opponentIds } from './opponents.ts'
import { randomPlayer } from './random.ts'

const scenarios = (await loadScenarios()).filter(({ id }) => id === 'road-to-catania' || id === 'asan')

describe.each(scenarios)('players of $system', (scenario) => {
  const game = openGame(scenario)
  const state = game.setup(keyedDice(1))
  const [side] = game.actors(state)

  it.each([
    ...opponentIds,
    ...stylesOf(scenario.system),
    'search',
    'search.cautious:nodes=20,turns=0',
    'search.cautious+planner+aggressive:nodes=20,turns=1',
    'careless:oneIn=2',
  ])('%s knows what to do', (name) => {
    const player = makePlayer(name, game)
    expect(player.id).toBe(name)
    expect(isLegal(game, state, side, chooseFor(game, player, state, side, rollingDice(2)))).toBe(true)
  })

  it('does anything now and then, when it is careless, and else what the planner does', () => {
    const [planner, careless] = ['planner', 'careless:oneIn=2'].map((name) => makePlayer(name, game))
    const seeds = Array.from({ length: 40 }, (_, seed) => seed)
    const isPlanned = (seed: number): boolean =>
      game.same(
        chooseFor(game, careless, state, side, rollingDice(seed)),
        chooseFor(game, planner, state, side, rollingDice(seed)),
      )
    const planned = seeds.filter(isPlanned).length
    expect(planned).toBeGreaterThan(10)
    expect(planned).toBeLessThan(35)
  })

  it.each([
    'genius',
    'genius:nodes=3',
    'search.genius',
    'search.cautious+genius',
    'planner:genius=3',
    'search:genius=3',
    'planner:usual',
    '',
    'constructor',
  ])('there is no “%s”', (name) => {
    expect(() => makePlayer(name, game)).toThrow(RangeError)
  })
})

it.each(['random', 'careless:oneIn=1'])('%s does not give up a battle by chance', (name) => {
  const { game, state } = field({ units: ['german-light-inf d1', 'us-sherman d5'] })
  state.turn = game.scenario.rules.frame.surrender.fromRound
  const choicesOf = (player: Player): ReadonlySet<string> =>
    new Set(Array.from({ length: 200 }, (_, seed) => chooseFor(game, player, state, 0, rollingDice(seed)).type))
  expect(choicesOf(randomPlayer())).toContain('surrender')
  const choices = choicesOf(makePlayer(name, game))
  expect(choices).toContain('move')
  expect(choices).not.toContain('surrender')
})
