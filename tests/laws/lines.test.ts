/** The log of a game speaks of things that are there: no event of a random game is told with a hole in its sentence. */
import '../support/host.ts'
import { expect, it } from 'vitest'
import { openGame } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import { systemRendererOf } from '../../compiler/systems/systemRenderers.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { GameEvent } from '../../engine/game.ts'
import { loadScenarios } from '../support/scenarios.ts'
import { anyOf } from './choices.ts'

const scenarios = await loadScenarios()

it.each(systemIds)('%s', (system) => {
  const { tell } = systemRendererOf(system).commands
  const told = new Set<string>()
  for (const scenario of scenarios.filter((one) => one.system === system)) {
    const game = openGame(scenario)
    const [dice, choices] = [keyedDice(1), rollingDice(1, 1)]
    const state = game.setup(dice)
    while (!game.outcome(state)) {
      const side = anyOf(game.actors(state), choices)
      const emit = (event: GameEvent): void => {
        told.add(event.type)
        expect(tell(scenario, event)?.text ?? '').not.toMatch(/undefined|NaN|\?/)
      }
      game.apply({ state, dice, emit }, side, anyOf(game.legal(state, side), choices))
    }
  }
  expect(told.size).toBeGreaterThan(3)
})
