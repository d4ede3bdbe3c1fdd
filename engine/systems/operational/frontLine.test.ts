import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../tests/support/operational.ts'
import { layTable } from '../../../tests/support/table.ts'
import { degree } from '../../hex.ts'
import { addStraggler } from './stragglers.ts'
import { actionPoint } from './types.ts'

const field: ScenarioSketch = {
  map: `. . . . .
         . . . . .
        . . . . .
         . . . . .
        . . . . .`,
  owner: `1 1 2 2 2
           1 1 2 2 2
          1 1 2 2 2
           1 1 2 2 2
          1 1 2 2 2`,
  units: [{ id: 'a', side: 0, hex: '0202' }],
}

/** The first side's hexes after a move, in order. */
const afterMove = (sketch: ScenarioSketch, to: string, id = 'a') => {
  const table = layTable(sketch)
  table.move(id, to)
  return table
}

describe('ground', () => {
  test('C16: the route is taken, and hexes beside it that border more own ground than enemy', () => {
    const table = afterMove(field, '0302')
    expect(table.owner('0302')).toBe('1')
    // 0301 touches 0201, 0202 and 0302 of the mover's and 0401 of the enemy's.
    expect(table.owner('0301')).toBe('1')
    expect(table.owner('0402')).toBe('2')
  })

  test('C16: what falls tips its neighbours in turn', () => {
    const table = afterMove(
      {
        ...field,
        owner: `1 1 1 1 1
                 1 1 2 2 1
                1 1 1 2 1
                 1 1 1 1 1
                1 1 1 1 1`,
      },
      '0302',
    )
    expect([table.owner('0402'), table.owner('0403')]).toEqual(['1', '1'])
    const [moved, ground] = table.events
    expect(moved).toMatchObject({ type: 'moved' })
    expect(ground).toMatchObject({ type: 'ground', side: 0 })
    expect(
      ground?.type === 'ground' && ground.hexes.map((hex) => table.game.table.board.spaces.indexOf(hex)),
    ).toHaveLength(3)
  })

  test.each([
    [
      'an enemy unit',
      {
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'e', side: 1, hex: '0301', steps: 2 },
        ],
      },
    ],
    [
      'an enemy zone',
      {
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'e', side: 1, hex: '0401' },
        ],
      },
    ],
    ['a city', { map: field.map.replace('. . .', '. . C') }],
    ['an enemy hub', { hubs: [[], ['0301 1']] }],
    ['a river before it', { barriers: ['minor-river 0301 SW SE', 'minor-river 0202 NE', 'minor-river 0302 NW NE'] }],
  ] as [string, Partial<ScenarioSketch>][])('C16: %s keeps a hex from being swept', (_, sketch) => {
    expect(afterMove({ ...field, ...sketch }, '0302').owner('0301')).toBe('2')
  })

  test('C16: a weak enemy has no zone, so that the ground before it falls', () => {
    const units: ScenarioSketch['units'] = [
      { id: 'a', side: 0, hex: '0202' },
      { id: 'e', side: 1, hex: '0401', steps: 2 },
    ]
    expect(afterMove({ ...field, units }, '0302').owner('0301')).toBe('1')
  })

  test('C16: moving over own ground takes nothing', () => {
    const table = afterMove({ ...field, owner: field.owner?.replace('1 1 2 2 2', '1 1 2 1 1') }, '0102')
    expect(table.owner('0301')).toBe('2')
    expect(table.events.map((event) => event.type)).toEqual(['moved'])
  })

  test('C16, C18: scouts sweep on their way into enemy ground, all along it, and nothing on a way that stays on own ground', () => {
    const scouts: ScenarioSketch = {
      ...field,
      units: [{ id: 'a', side: 0, hex: '0201', specialists: ['reconnaissance'] }],
    }
    const along = afterMove(scouts, '0203')
    expect([along.owner('0301'), along.owner('0302'), along.owner('0303')]).toEqual(['2', '2', '2'])
    expect(along.events.map((event) => event.type)).toEqual(['moved'])
    const across = afterMove({ ...scouts, units: [{ ...scouts.units?.[0], id: 'a', side: 0, hex: '0203' }] }, '0301')
    // 0303 touches the route where it is still the mover's own.
    expect([across.owner('0301'), across.owner('0401'), across.owner('0303')]).toEqual(['1', '1', '1'])
  })

  test('C16: the sea belongs to nobody and stays so', () => {
    const table = afterMove(
      { ...field, map: field.map.replace('. . .', '. . ~'), owner: field.owner?.replace('1 1 2', '1 1 -') },
      '0302',
    )
    expect(table.owner('0301')).toBe('-')
  })

  test('C17: after three turns without supply a unit takes only the hex where it ends, and moves once', () => {
    const table = layTable(field)
    table.state.unsupplied[0] = 3
    table.state.actionPoint[0] = actionPoint.expended
    table.move('a', '0402')
    expect([table.owner('0302'), table.owner('0402'), table.owner('0301')]).toEqual(['2', '1', '2'])
    expect(table.of('a').points).toBe(0)
    expect(table.isLegal({ type: 'move', unit: 0, to: table.hex('0302') })).toBe(false)
  })

  test('C17, C19, E9: whom it meets on the way it takes all the same', () => {
    const units = [...(field.units ?? []), { id: 'e', side: 1, hex: '0505' } as const]
    const table = layTable({ ...field, units, hubs: [[], ['0302 2']], sources: [[], ['rail 0502']] })
    table.state.unsupplied[0] = 3
    addStraggler(table.game.table, table.state, 1, table.hex('0402'))
    table.move('a', '0502')
    expect(table.owner('0302')).toBe('2')
    expect(table.events.map(({ type }) => type)).toEqual(['moved', 'ground', 'hub-overrun', 'prisoners'])
    expect([...table.state.prisoners]).toEqual([1, 0])
  })

  test('D12: a move gives up the trenches', () => {
    const table = afterMove({ ...field, units: [{ id: 'a', side: 0, hex: '0202', entrenchment: 2 }] }, '0302')
    expect(table.of('a').entrenchment).toBe(0)
  })
})

test('C16: a sweep goes on until nothing more can fall, and no further', () => {
  const owners = fc.array(fc.constantFrom('1', '2'), { minLength: 25, maxLength: 25 })
  const enemy = fc.constantFrom('0401', '0503', '0404', '0105')
  fc.assert(
    fc.property(owners, enemy, (signs, at) => {
      const owner = [0, 1, 2, 3, 4].map((row) => signs.slice(row * 5, row * 5 + 5).join(' ')).join('\n')
      const table = layTable({
        ...field,
        owner,
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'e', side: 1, hex: at },
        ],
      })
      const { game, state } = table
      const before = state.owner.slice()
      const zones = game.zones(state, 1)
      if (before[table.hex('0302')] === 0) return
      table.move('a', '0302')
      for (const hex of game.table.board.spaces) {
        const own = [0, 1, 2, 3, 4, 5]
          .map((to) => game.table.neighbours[hex * degree + to])
          .filter((next) => next !== 0)
        const count = (side: number) => own.filter((next) => state.owner[next] === side).length
        const changed = state.owner[hex] !== before[hex]
        if (changed && hex !== table.hex('0302')) {
          expect(before[hex]).toBe(1)
          expect(count(0)).toBeGreaterThan(count(1))
          expect(zones[hex]).toBe(0)
          expect(state.hex.includes(hex)).toBe(false)
        }
        if (changed)
          for (const next of own)
            if (state.owner[next] === 1 && !zones[next] && !state.hex.includes(next)) {
              const around = [0, 1, 2, 3, 4, 5]
                .map((to) => game.table.neighbours[next * degree + to])
                .filter((one) => one !== 0)
              const balance = around.reduce((sum, one) => sum + (state.owner[one] === 0 ? 1 : -1), 0)
              expect(balance).toBeLessThanOrEqual(0)
            }
      }
    }),
    { numRuns: 150 },
  )
})
