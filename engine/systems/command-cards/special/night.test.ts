import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { forcedDice } from '../../../dice.ts'
import { lightenNight } from './night.ts'

const miss = 0
const star = 4

const night = () =>
  layCards({
    map: `
      . . . .
       . . .
      . . . .`,
    units: [
      { side: 0, hex: '0103' },
      { side: 1, hex: '0301' },
    ],
    special: { night: { roller: 1 } },
  })

describe('night', () => {
  test.each([
    [undefined, 1],
    [3, 3],
    [5, 5],
    [6, 0],
  ])('command-cards.A18: a scenario that begins with a sight of %s begins with %i', (start, sight) => {
    const { state } = layCards({ map: '. . .', special: { night: { roller: 1, ...(start && { start }) } } })
    expect(state.visibility).toBe(sight)
  })

  test('command-cards.A18: each star at the start of its roller’s turn lets units see one hex farther', () => {
    const { game, state, events } = night()
    expect(state.visibility).toBe(1)
    state.active = 1
    lightenNight(game.services.table, {
      state,
      dice: forcedDice([star, miss, star, miss]),
      emit: (event) => events.push(event),
    })
    expect(state.visibility).toBe(3)
    expect(events.map(({ type }) => type)).toEqual(['rolled', 'visibility'])
  })

  test('command-cards.A18: the other side does not roll', () => {
    const { game, state, events } = night()
    lightenNight(game.services.table, { state, dice: forcedDice([]), emit: (event) => events.push(event) })
    expect(state.visibility).toBe(1)
    expect(events).toEqual([])
  })

  test('command-cards.A18: by day nobody rolls any more', () => {
    const { game, state, events } = night()
    state.active = 1
    state.visibility = 4
    lightenNight(game.services.table, {
      state,
      dice: forcedDice([star, star, miss, miss]),
      emit: (event) => events.push(event),
    })
    expect(state.visibility).toBe(0)
    lightenNight(game.services.table, { state, dice: forcedDice([]), emit: (event) => events.push(event) })
    expect(state.visibility).toBe(0)
  })
})
