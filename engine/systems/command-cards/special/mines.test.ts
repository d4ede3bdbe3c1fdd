import { describe, expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice } from '../../../dice.ts'
import { destroyed } from '../types.ts'
import { mineState, springMine } from './mines.ts'

const [infantry, armour, grenade, star, flag] = [0, 2, 3, 4, 5]

const field = (unit: Partial<UnitSketch> = {}, sketch: { readonly mine?: string } = {}) => {
  const table = layCards({
    map: `
      . . . .
       . . .
      . . . .`,
    obstacles: [sketch.mine ?? 'minefield 0202 1'],
    units: [
      { id: 'walker', side: 0, hex: '0202', ...unit },
      { id: 'enemy', side: 1, hex: '0401' },
    ],
  })
  const { game, state, events } = table
  const mine = table.hex('0202')
  const walker = table.unit('walker')
  const spring = (...rolls: number[]): void => {
    const dice = forcedDice(rolls)
    springMine(game.services.table, { state, dice, emit: (event) => events.push(event) }, walker, mine)
    expect(dice.state()).toEqual([])
  }
  /** Lays the only mine that is left to draw. */
  const worth = (value: number): void => {
    state.minesLeft.fill(0)
    state.minesLeft[value] = 1
  }
  return { ...table, mine, walker, spring, worth }
}

describe('minefields', () => {
  test('command-cards.T29: they are hidden until an enemy enters, who rolls as many dice as they are worth', () => {
    const { state, mine, walker, spring, worth, events } = field()
    expect(state.mine[mine]).toBe(mineState.hidden)
    worth(3)
    spring(0, infantry, star, grenade)
    expect(state.mine[mine]).toBe(mineState.revealed + 3)
    expect(state.minesLeft[3]).toBe(0)
    expect(state.figures[walker]).toBe(2)
    expect(events.map(({ type }) => type)).toEqual(['obstacle', 'rolled', 'lost'])
  })

  test('command-cards.T29: a decoy is removed', () => {
    const { state, mine, walker, spring, worth } = field()
    worth(0)
    spring(0)
    expect(state.mine[mine]).toBe(mineState.none)
    expect(state.obstacle[mine]).toBe(0)
    expect(state.figures[walker]).toBe(4)
  })

  test('command-cards.T29: where all values are drawn they begin anew', () => {
    const { state, mine, spring, game } = field()
    const { values } = game.table.scenario.rules.special.mines
    state.minesLeft.fill(0)
    spring(values.length - 1, star, star, star, star)
    expect(state.mine[mine]).toBe(mineState.revealed + values[values.length - 1])
    expect(state.minesLeft.reduce((sum, count) => sum + count, 0)).toBe(values.length - 1)
  })

  test('command-cards.T29: mines that are revealed stay, and hit again', () => {
    const { state, mine, walker, spring, worth } = field()
    worth(2)
    spring(0, flag, infantry)
    spring(infantry, infantry)
    expect(state.mine[mine]).toBe(mineState.revealed + 2)
    expect(state.figures[walker]).toBe(1)
    spring(infantry, flag)
    expect(state.hex[walker]).toBe(destroyed)
  })

  test('command-cards.T29: the side that laid them walks over them and reveals nothing', () => {
    const { state, mine, spring } = field({}, { mine: 'minefield 0202 0' })
    spring()
    expect(state.mine[mine]).toBe(mineState.hidden)
  })

  test('command-cards.T29: mines that nobody is said to have laid hit whoever comes', () => {
    const { state, walker, spring, worth } = field({}, { mine: 'minefield 0202' })
    worth(1)
    spring(0, grenade)
    expect(state.figures[walker]).toBe(3)
  })

  test('command-cards.T29: armour is hit by its own face and grenades', () => {
    const { state, walker, spring, worth } = field({ type: 'armour' })
    worth(4)
    spring(0, infantry, armour, grenade, star)
    expect(state.figures[walker]).toBe(1)
  })

  test('command-cards.T29: artillery, which has no face of its own, is hit by grenades alone', () => {
    const { state, walker, spring, worth } = field({ type: 'artillery' })
    worth(4)
    spring(0, infantry, armour, star, grenade)
    expect(state.figures[walker]).toBe(1)
  })

  test('command-cards.T29: engineers who could still work here do not set them off; tired ones do', () => {
    const { state, mine, walker, spring, worth } = field({ type: 'engineers' })
    state.steps[walker] = 1
    spring()
    expect(state.mine[mine]).toBe(mineState.hidden)
    state.steps[walker] = 2
    worth(1)
    spring(0, grenade)
    expect(state.figures[walker]).toBe(3)
  })
})
