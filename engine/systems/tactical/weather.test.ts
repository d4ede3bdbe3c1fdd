/** The weather, and what it does. */
import { describe, expect, it } from 'vitest'
import { sketch, type UnitSketch } from '../../../tests/support/tactical.ts'
import { forcedDice, keyedDice } from '../../dice.ts'
import { setup } from './setup.ts'
import { groundName } from './units.ts'
import { rollWeather } from './weather.ts'

const units: UnitSketch[] = [
  { side: 0, type: 'german-ju-87b', hex: '0201' },
  { side: 1, type: 'soviet-rifles', hex: '0201' },
]
const made = (more: Partial<Parameters<typeof sketch>[0]> = {}) => sketch({ map: '. . .', units, ...more })

describe('the weather', () => {
  it.each(['dry', 'frozen', 'mud'] as const)('begins with %s ground as the scenario says (tactical.O2)', (ground) => {
    const { game } = made({ ground })
    const state = setup(game.services, keyedDice(7))
    expect(groundName(game.table, state)).toBe(ground)
  })

  it('keeps a sky for a period of four dice halved, within half and half more of the mean (tactical.O1, O3)', () => {
    const { game } = made()
    // July in the north: clear for 12 turns on average.
    const periods = [1, 12].map((roll) => {
      const dice = forcedDice([roll, roll, roll, roll, 50].map((one) => one - 1))
      return setup(game.services, dice).period + 1
    })
    expect(periods).toEqual([6, 18])
  })

  const roll = (sky: 0 | 1, kind: 1 | 2, water: number, rolls: readonly number[]) => {
    const { game, state } = made()
    Object.assign(state, { sky, kind, water, period: 2 })
    rollWeather(game.table, { state, dice: forcedDice(rolls.map((one) => one - 1)), emit: () => {} })
    return [state.falling, state.water, groundName(game.table, state)]
  }

  it.each([
    [1, 1, 1, [20], [1, 3, 'mud']],
    [1, 2, 1, [20], [2, 3, 'frozen']],
    [1, 1, 3, [21], [0, 2, 'dry']],
    [1, 2, 3, [21], [0, 3, 'frozen']],
    [0, 1, 4, [], [0, 2, 'dry']],
  ] as const)(
    'with sky %i and kind %i makes of water %i with rolls of %o: %o (tactical.O4, O5)',
    (sky, kind, water, rolls, after) => {
      expect(roll(sky, kind, water, rolls)).toEqual(after)
    },
  )

  it('is no weather for aircraft when it rains (tactical.O6)', () => {
    const { game, state } = made()
    expect(game.legal(state, 0, { type: 'attack' }).length).toBe(1)
    state.falling = 1
    expect(game.legal(state, 0, { type: 'attack' })).toEqual([])
  })
})
