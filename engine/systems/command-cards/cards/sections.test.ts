import { describe, expect, test } from 'vitest'
import { type CardTable, layCards } from '../../../../tests/support/cardTable.ts'
import { contentRules, type ScenarioSketch } from '../../../../tests/support/commandCards.ts'
import { phase } from '../types.ts'

/** Units on the left, on the border of left and centre (`s`), in the centre, on its other border (`z`), and on the right. */
const field: ScenarioSketch = {
  map: `
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . . . . . . . . . . .`,
  borders: [7, 17],
  units: [
    { id: 'l1', side: 0, hex: '0109' },
    { id: 'l2', side: 0, hex: '0209' },
    { id: 'l3', side: 0, hex: '0309', type: 'armour' },
    { id: 's', side: 0, hex: '0408' },
    { id: 'c1', side: 0, hex: '0609' },
    { id: 'c2', side: 0, hex: '0709', type: 'artillery' },
    { id: 'c3', side: 0, hex: '0809', type: 'armour' },
    { id: 'z', side: 0, hex: '0908' },
    { id: 'r1', side: 0, hex: '1109' },
    { id: 'r2', side: 0, hex: '1209' },
    { id: 'r3', side: 0, hex: '1309', type: 'armour' },
    { id: 'north', side: 1, hex: '0701' },
  ],
}

const left = ['l1', 'l2', 'l3', 's']
const centre = ['s', 'c1', 'c2', 'c3', 'z']
const right = ['z', 'r1', 'r2', 'r3']
const all = ['l1', 'l2', 'l3', 's', 'c1', 'c2', 'c3', 'z', 'r1', 'r2', 'r3']

const afterPlaying = (card: string, sketch: ScenarioSketch = field): CardTable => {
  const table = layCards(sketch, [[card], ['staff-order']])
  table.play(card)
  return table
}

/** Orders whoever is first until nobody can be ordered. */
const orderMost = (table: CardTable): number => {
  for (let first = table.orderable()[0]; first !== undefined; first = table.orderable()[0]) table.order(first)
  return table.ordered().length
}

describe('section cards', () => {
  test.each([
    ['patrol-left', left, 1],
    ['patrol-centre', centre, 1],
    ['patrol-right', right, 1],
    ['foray-left', left, 2],
    ['foray-centre', centre, 2],
    ['foray-right', right, 2],
    ['push-left', left, 3],
    ['push-centre', centre, 3],
    ['push-right', right, 3],
    ['broad-front', all, 6],
    ['both-flanks', [...left, ...right], 4],
    ['long-line', all, 3],
  ])('command-cards.C2: %s orders units of its sections', (card, units, most) => {
    const table = afterPlaying(card)
    expect(table.orderable()).toEqual(units)
    expect(orderMost(table)).toBe(most)
  })

  test.each([
    ['offensive-left', left],
    ['offensive-centre', centre],
    ['offensive-right', right],
  ])('command-cards.C2: %s orders all units of its section at once', (card, units) => {
    const table = afterPlaying(card)
    expect(table.ordered()).toEqual(units)
    expect(table.state.phase).toBe(phase.move)
  })

  test('command-cards.C2: a unit on a border is ordered from whichever section has an order left', () => {
    const table = afterPlaying('broad-front')
    table.order('s', 'l1', 'l2')
    expect(table.orderable()).toEqual(['c1', 'c2', 'c3', 'z', 'r1', 'r2', 'r3'])
    table.order('c1')
    expect(table.orderable()).toEqual(['z', 'r1', 'r2', 'r3'])
    table.order('r1', 'r2')
    expect(table.orderable()).toEqual([])
  })

  test('command-cards.C2: left and right are as the side sees them', () => {
    const table = layCards(field, [['foray-left'], ['foray-left']])
    table.state.hex[table.unit('north')] = table.hex('1301')
    table.play('foray-left')
    table.done()
    expect(table.state.side).toBe(1)
    table.play('foray-left')
    expect(table.orderable()).toEqual(['north'])
  })

  test('command-cards.C3: only ordered units may move', () => {
    const table = afterPlaying('foray-left')
    table.order('l1')
    table.done()
    const moving = table.legal().flatMap((action) => (action.type === 'move' ? [action.unit] : []))
    expect(new Set(moving)).toEqual(new Set([table.unit('l1')]))
  })

  test('command-cards.C3: with nobody ordered the turn is over, and a card is drawn', () => {
    const table = afterPlaying('foray-left')
    table.done()
    expect(table.state.side).toBe(1)
    expect(table.handOf(0)).toHaveLength(1)
  })

  test('command-cards.C1: patrol-left draws two cards and keeps one', () => {
    const table = afterPlaying('patrol-left')
    table.done()
    expect(table.state.phase).toBe(phase.keep)
    const drawn = [...table.state.drawn].map((card) => card - 1)
    table.act({ type: 'keep', card: drawn[1] })
    expect(table.handOf(0)).toEqual([table.game.table.cardIds[drawn[1]]])
    expect(table.state.discard[drawn[0]]).toBeGreaterThan(0)
    expect(table.state.side).toBe(1)
  })

  test('command-cards.N4: Marines order one unit more by section cards', () => {
    const marines: ScenarioSketch = { ...field, sides: [{ nation: 'marines' }, { nation: 'japanese' }] }
    expect(orderMost(afterPlaying('patrol-left', marines))).toBe(2)
    const front = afterPlaying('long-line', marines)
    expect(orderMost(front)).toBe(4)
    const flanks = afterPlaying('both-flanks', marines)
    expect(flanks.orderable()).not.toContain('c1')
    expect(orderMost(flanks)).toBe(5)
  })
})

/** The columns of units that a card orders which stand on every hex of a row. */
const columnsOf = (board: string, row: '01' | '02', card: string): string => {
  const { width, height, borders } = contentRules().boards[board]
  const map = Array.from({ length: height }, (_, y) => new Array<string>(width - (y % 2)).fill('.').join(' '))
  const units = Array.from({ length: width - (row === '02' ? 1 : 0) }, (_, x) => String(x + 1).padStart(2, '0'))
  const table = afterPlaying(card, {
    map: map.join('\n'),
    borders: [borders[0], borders[1]],
    units: units.map((column) => ({ id: column, side: 0, hex: `${column}${row}` })),
  })
  const ordered = table.orderable()
  return `${ordered[0]}-${ordered.at(-1)}`
}

test.each([
  ['standard', '01', '01-04', '05-09', '10-13'],
  ['standard', '02', '01-04', '04-09', '09-12'],
  ['deep', '01', '01-04', '05-09', '10-13'],
  ['deep', '02', '01-04', '04-09', '09-12'],
  ['broad', '01', '01-09', '10-17', '18-26'],
  ['broad', '02', '01-09', '09-17', '17-25'],
] as const)(
  'command-cards.C2: columns of the %s board in row %s on the left, in the centre and on the right',
  (board, row, ...columns) => {
    expect(['left', 'centre', 'right'].map((at) => columnsOf(board, row, `foray-${at}`))).toEqual(columns)
  },
)

test.each([
  ['standard', 9],
  ['deep', 17],
  ['broad', 9],
])('command-cards.C16: the %s board has %i rows from one edge to the other', (board, rows) => {
  const { width, height, borders } = contentRules().boards[board]
  const map = Array.from({ length: height }, () => new Array<string>(width).fill('.').join(' ')).join('\n')
  const { game } = layCards({ map, borders: [borders[0], borders[1]] })
  expect(Math.abs(game.table.homeRow[0] - game.table.homeRow[1]) + 1).toBe(rows)
})
