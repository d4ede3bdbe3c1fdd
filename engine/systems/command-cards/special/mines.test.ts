import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { forcedDice, rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { commandCardsPlanner } from '../planner/index.ts'
import { destroyed, phase } from '../types.ts'
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
    expect(dice.left()).toBe(0)
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
    const { state, mine, spring } = field()
    state.minesLeft.fill(0)
    spring(8, star, star, star, star)
    expect(state.mine[mine]).toBe(mineState.revealed + 4)
    expect([...state.minesLeft]).toEqual([3, 2, 2, 1, 0])
  })

  test('command-cards.T29: of nine mines three are decoys; two are worth one, two are worth two, and one each three and four', () => {
    const drawn = Array.from({ length: 9 }, (_, at) => {
      const { state, mine, walker, spring } = field()
      state.minesLeft.fill(0)
      const value = [0, 0, 0, 1, 1, 2, 2, 3, 4][at]
      spring(at, ...new Array<number>(value).fill(grenade))
      return `${4 - state.figures[walker]} ${state.mine[mine] === mineState.none ? 'gone' : 'stays'}`
    })
    expect(drawn).toEqual([
      ...['0 gone', '0 gone', '0 gone', '1 stays', '1 stays'],
      ...['2 stays', '2 stays', '3 stays', '4 stays'],
    ])
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

describe('minefields that sides lay', () => {
  const area = ['0102', '0202', '0302', '0203', '0503']
  const lay = (count: number, second = 0): CardTable => {
    const map = `
      . . . . .
       . . . .
      . . . . =`
    const at = (name: string): number => hexOf(map, name)
    return layCards({
      map,
      obstacles: ['wire 0302'],
      units: [
        { id: 'a', side: 0, hex: '0203' },
        { id: 'b', side: 1, hex: '0201' },
        { id: 'c', side: 1, hex: '0401' },
      ],
      medals: [{ hexes: '0103', side: 1 }],
      special: {
        minefields: [
          { side: 0, hexes: area.map(at), count },
          ...(second > 0 ? [{ side: 1 as const, hexes: [at('0402')], count: second }] : []),
        ],
      },
    })
  }
  const offered = (table: CardTable): number[] =>
    table.legal().flatMap((action) => (action.type === 'mine' ? [action.hex] : []))

  test('command-cards.T29: before the first turn, on free dry hexes of the scenario, one after the other', () => {
    const table = lay(2, 1)
    const { state, hex } = table
    expect([state.phase, state.side, state.opening]).toEqual([phase.mines, 0, 1])
    expect(offered(table)).toEqual([hex('0102'), hex('0202')])
    const refusal = (name: string) => table.game.refusal(state, 0, { type: 'mine', hex: hex(name) })
    expect(refusal('0402')).toMatch(/there/)
    expect(refusal('0203')).toMatch(/free/)
    expect(refusal('0503')).toMatch(/free/)
    table.act({ type: 'mine', hex: hex('0202') })
    table.act({ type: 'mine', hex: hex('0102') })
    expect([state.phase, state.side]).toEqual([phase.mines, 1])
    table.act({ type: 'mine', hex: hex('0402') })
    expect([state.phase, state.side, state.opening]).toEqual([phase.play, 0, 0])
    expect(state.mine[hex('0202')]).toBe(mineState.hidden)
  })

  test('command-cards.T29: a side may lay fewer than it has', () => {
    const table = lay(2)
    table.done()
    expect([table.state.phase, table.state.minefieldsLeft[0]]).toEqual([phase.play, 0])
  })

  test('command-cards.T29: they harm the enemy of those who laid them, and nobody else', () => {
    const table = lay(1)
    const { game, state, hex } = table
    table.act({ type: 'mine', hex: hex('0202') })
    state.minesLeft.fill(0)
    state.minesLeft[2] = 1
    const spring = (unit: string, rolls: readonly number[]): void => {
      state.hex[table.unit(unit)] = hex('0202')
      const draft = { state, dice: forcedDice([...rolls]), emit: () => undefined }
      springMine(game.services.table, draft, table.unit(unit), hex('0202'))
    }
    spring('a', [])
    expect(state.figures[table.unit('a')]).toBe(4)
    spring('b', [0, grenade, grenade])
    expect(state.figures[table.unit('b')]).toBe(2)
  })

  test('command-cards.T29: the planner lays them in the enemy’s way', () => {
    const table = lay(1)
    const { game, state, hex } = table
    const choose = () => chooseFor(game, commandCardsPlanner(game), state, 0, rollingDice(1))
    expect(choose()).toEqual({ type: 'mine', hex: hex('0102') })
    state.hex[table.unit('b')] = destroyed
    state.hex[table.unit('c')] = hex('0501')
    expect(choose().type).toBe('mine')
  })
})
