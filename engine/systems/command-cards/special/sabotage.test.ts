import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import { phase } from '../types.ts'
import { demolished, depotsLost, resetLandmarks, workOnLandmarks } from './sabotage.ts'

const miss = 0
const star = 4

const map = `
  . . . .
   . . .
  . . . .`

const depot = (supplies = false) => {
  const table = layCards({
    map,
    units: [
      { id: 'raider', side: 0, hex: '0202' },
      { id: 'guard', side: 1, hex: '0301' },
      { id: 'tanks', side: 1, type: 'armour', reserve: 'airfield' },
      { id: 'own tanks', side: 0, type: 'armour', reserve: 'airfield' },
      { id: 'foot', side: 1, reserve: 'airfield' },
    ],
    special: { sabotage: [{ side: 0, hex: hexOf(map, '0202'), stars: 3, medals: 2, supplies }] },
  })
  const { game, state, events } = table
  const work = (...rolls: number[]) => {
    const dice = forcedDice(rolls)
    workOnLandmarks(game.services.table, { state, dice, emit: (event) => events.push(event) })
    expect(dice.left()).toBe(0)
  }
  // The first turn has begun with the raider on the spot; what was rolled then is forgotten.
  state.sabotaged[0] = 0
  state.otherMedals[0] = 0
  return { ...table, work }
}

describe('sabotage', () => {
  test('command-cards.A6: stars add up over turns until the landmark is demolished, which wins medals', () => {
    const { state, work } = depot()
    work(star, miss)
    work(miss, miss)
    expect(state.sabotaged[0]).toBe(1)
    expect(state.otherMedals[0]).toBe(0)
    work(star, star)
    expect(state.sabotaged[0]).toBe(demolished)
    expect(state.otherMedals[0]).toBe(2)
    work()
  })

  test('command-cards.A6: nobody rolls in the enemy’s turn, nor when nobody is there', () => {
    const { state, work, unit, hex } = depot()
    state.active = 1
    work()
    state.active = 0
    state.hex[unit('raider')] = hex('0203')
    work()
    expect(state.sabotaged[0]).toBe(0)
  })

  test('command-cards.A6: the count begins anew when the defenders take the landmark back', () => {
    const { game, state, events, work, dice, unit, hex } = depot()
    work(star, star)
    const draft = { state, dice, emit: (event: (typeof events)[0]) => events.push(event) }
    state.hex[unit('raider')] = hex('0203')
    resetLandmarks(game.services.table, draft)
    expect(state.sabotaged[0]).toBe(2)
    state.hex[unit('guard')] = hex('0202')
    resetLandmarks(game.services.table, draft)
    expect(state.sabotaged[0]).toBe(0)
    expect(events.at(-1)).toMatchObject({ type: 'landmark', is: 'reset' })
  })

  test('command-cards.A14: a demolished supply depot slows the armour of those who lost it', () => {
    const { game, state, work, unit, hex } = depot(true)
    expect(depotsLost(game.table, state, 1)).toBe(0)
    const farthest = (id: string): number => {
      const { table } = game
      state.hex[unit(id)] = hex('0101')
      const far = [...game.reach(state, unit(id)).hexes].map((to) => table.distance[hex('0101') * table.size + to])
      state.hex[unit(id)] = 0
      return Math.max(...far)
    }
    state.phase = phase.move
    expect(['tanks', 'own tanks', 'foot'].map(farthest)).toEqual([3, 3, 2])
    work(star, star)
    work(star, miss)
    expect(depotsLost(game.table, state, 1)).toBe(1)
    expect(depotsLost(game.table, state, 0)).toBe(0)
    expect(['tanks', 'own tanks', 'foot'].map(farthest)).toEqual([2, 3, 2])
  })

  test('command-cards.A14: other landmarks slow nobody', () => {
    const { game, state, work } = depot()
    work(star, star)
    work(star, star)
    expect(depotsLost(game.table, state, 1)).toBe(0)
  })
})
