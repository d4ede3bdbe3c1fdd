/** The rules of New system on a map of three hexes in a row. */
import { describe, expect, it } from 'vitest'
import { forcedDice, lowestDice } from '../../dice.ts'
import { hexAt } from '../../hex.ts'
import type { NewSystemEvent } from './events.ts'
import { type NewSystemGame, newSystem } from './index.ts'
import type { NewSystemState } from './memory.ts'
import type { NewSystemScenario } from './scenario.ts'
import type { NewSystemAction } from './verbs/index.ts'

const grid = { width: 3, height: 1 }
const [west, middle, east] = [0, 1, 2].map((column) => hexAt(grid, column, 0))

const scenario: NewSystemScenario = {
  system: 'new-system',
  id: 'row',
  title: 'A row',
  summary: 'Three hexes in a row.',
  date: '1944-08-15',
  turns: 2,
  map: {
    ...grid,
    terrainIds: ['off-map', 'open'],
    terrain: Array.from({ length: 15 }, (_, hex) => ([west, middle, east].includes(hex) ? 1 : 0)),
    names: [],
  },
  sides: [
    { id: 'one', name: 'One', colour: { light: '#000000', dark: '#ffffff' } },
    { id: 'two', name: 'Two', colour: { light: '#000000', dark: '#ffffff' } },
  ],
  units: [
    { id: 'able', name: 'Able', side: 0, type: 'foot', hex: west },
    { id: 'baker', name: 'Baker', side: 1, type: 'foot', hex: east },
  ],
  objective: middle,
  rules: {
    terrain: { open: { name: 'Open', rule: 'M2', sign: '.', look: 'open', cost: 1, cover: 0 } },
    unitTypes: {
      foot: {
        name: 'Foot',
        rule: 'M1',

        symbol: 'infantry',
        steps: 1,
        movement: 1,
        attack: 1,
        defence: 1,
      },
    },
    combat: { faces: 6, toHit: 4 },
  },
}

/** Carries out actions of whoever is to act, and lists the events; rolls are those of a die, from 1. */
const play = (
  actions: readonly NewSystemAction[],
  rolls: readonly number[] = [],
): [NewSystemGame, NewSystemState, readonly NewSystemEvent[]] => {
  const game = newSystem.open(scenario)
  const state = game.setup(lowestDice)
  const dice = forcedDice(rolls.map((roll) => roll - 1))
  const events: NewSystemEvent[] = []
  for (const action of actions) game.apply({ state, dice, emit: (event) => events.push(event) }, state.side, action)
  return [game, state, events]
}

const advance: NewSystemAction = { type: 'move', unit: 0, to: middle }
const attack: NewSystemAction = { type: 'attack', unit: 0, target: 1 }
const end: NewSystemAction = { type: 'end' }

describe('the rules', () => {
  it('let a unit move as far as its points last, and attack what is beside it (new-system.M1, M2, F1)', () => {
    const [game, state] = play([])
    expect(game.legal(state, 0)).toEqual([advance, end])
    const [, after] = play([advance])
    expect(game.legal(after, 0)).toEqual([attack, end])
  })

  it('let the other side act when a turn is ended (new-system.T1)', () => {
    const [game, state] = play([end])
    expect(game.actors(state)).toEqual([1])
    expect(game.refusal(state, 0, end)).toBe('It is the turn of Two.')
  })

  it('destroy a unit without steps, and end the game without units (new-system.F1, F2, V2)', () => {
    const [game, state] = play([advance, attack], [4])
    expect(game.outcome(state)).toMatchObject({ winners: [0], reason: 'destroyed' })
    const [, missed] = play([advance, attack], [3])
    expect(game.outcome(missed)).toBeUndefined()
  })

  it('give the game to who ends a turn on the objective, or to the second side (new-system.V1)', () => {
    const [game, taken, events] = play([advance, end])
    expect(game.outcome(taken)).toMatchObject({ winners: [0], reason: 'objective' })
    expect(events.map(({ type }) => type)).toEqual(['moved', 'ended'])
    const [, over] = play([end, end, end, end])
    expect(game.outcome(over)).toMatchObject({ winners: [1], reason: 'time', turn: 2 })
  })
})
