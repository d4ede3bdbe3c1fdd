import { expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { screenAt } from '../special/smoke.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { commandCardsPlanner } from './index.ts'

const river = `
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .
   = = = = = = = =
  . . . . . . . . .
   . . . . . . . .
  . . . . . . . . .`

const row = (side: 0 | 1, at: string, columns: readonly string[], type = 'infantry'): UnitSketch[] =>
  columns.map((column) => ({ id: `${side}${column}${at}`, side, hex: `${column}${at}`, type }))

const choose = ({ game, state }: CardTable): CommandCardsAction =>
  chooseFor(game, commandCardsPlanner(game), state, state.side, rollingDice(1))

const lay = (sketch: Omit<ScenarioSketch, 'map'>, hand: readonly string[]): CardTable =>
  layCards({ map: river, borders: [5, 11], ...sketch }, [hand, ['staff-order']])

test('command-cards.A20: a screen is laid between the enemy’s tanks and those whom they see', () => {
  const smoke = [{ side: 0 as const, uses: 1 }]
  const units = [...row(0, '05', ['03', '05', '07']), ...row(1, '02', ['03', '04', '05', '06'], 'armour')]
  const table = lay({ units, special: { smoke } }, ['staff-order', 'push-left'])
  const action = choose(table)
  if (action.type !== 'smoke') throw new Error(`a screen was expected, not ${action.type}`)
  const rows = (screenAt(table.game.table, action.hex, action.shape) ?? []).map((hex) => Math.floor(hex / 11) - 1)
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(1)
  expect(Math.max(...rows)).toBeLessThanOrEqual(4)
})

test('command-cards.A20: it is saved while nobody shoots', () => {
  const smoke = [{ side: 0 as const, uses: 1 }]
  const table = lay({ units: [...row(0, '07', ['03', '05']), ...row(1, '01', ['03', '05'])], special: { smoke } }, [
    'staff-order',
    'push-left',
  ])
  expect(choose(table).type).toBe('play')
})

test('command-cards.T33: a bridge is built where many wait to cross and no card helps more', () => {
  const units = [
    ...row(0, '05', ['01', '02', '03', '04']),
    ...row(0, '06', ['01', '02', '03']),
    ...row(1, '01', ['02']),
  ]
  const sketch = {
    units,
    medals: [{ hexes: '0201', side: 0 as const }],
    special: { pontoons: [{ side: 0 as const, count: 1 }] },
  }
  const table = lay(sketch, ['push-left', 'patrol-right'])
  expect(choose(table).type).toBe('bridge')
  table.state.pontoonsLeft[0] = 0
  expect(choose(table).type).toBe('play')
})

test('command-cards.A2: a bridge is blown up before many enemies, and left alone when they are few', () => {
  const special = (hexes: string) => ({
    bridgeBlowing: [{ side: 0 as const, hexes: [hexOf(river, hexes)], way: 'surely' as const }],
  })
  const many = lay(
    {
      obstacles: ['bridge 0204'],
      units: [...row(0, '07', ['09']), ...row(1, '02', ['01', '02', '03', '04']), ...row(1, '03', ['01', '02', '03'])],
      special: special('0204'),
    },
    ['push-left', 'patrol-left'],
  )
  expect(choose(many).type).toBe('blow')
  const few = lay(
    {
      obstacles: ['bridge 0204'],
      units: [...row(0, '06', ['01', '02']), ...row(1, '01', ['02'])],
      special: special('0204'),
    },
    ['push-left', 'patrol-left'],
  )
  expect(choose(few).type).toBe('play')
})

test('command-cards.A2: a bridge goes for the sake of one enemy on it, and stays for the sake of a friend', () => {
  const withOn = (side: 0 | 1): CardTable =>
    lay(
      {
        obstacles: ['bridge 0204'],
        units: [...row(0, '07', ['01', '09']), ...row(1, '01', ['01', '02', '03']), ...row(side, '04', ['02'])],
        special: { bridgeBlowing: [{ side: 0, hexes: [hexOf(river, '0204')], way: 'surely' }] },
      },
      ['push-left', 'patrol-left'],
    )
  expect(choose(withOn(1)).type).toBe('blow')
  expect(choose(withOn(0)).type).toBe('play')
})
