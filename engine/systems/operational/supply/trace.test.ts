import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { byRule, layTable } from '../../../../tests/support/table.ts'
import { degree } from '../../../hex.ts'
import { takesAll } from '../cost.ts'
import { makeSupplyNetworks } from './network.ts'

/** A row of hexes with the sea behind it, all of the first side. */
const lane = (signs: string, sketch: Partial<ScenarioSketch> = {}): ScenarioSketch => ({
  map: `${signs}\n ${signs.replaceAll(/\S/g, '~')}`,
  owner: `${signs.replaceAll(/\S/g, '1')}\n ${signs.replaceAll(/\S/g, '-')}`,
  ...sketch,
})

/** Supply values from west to east; `!` where the hex has full supply. */
const values = (sketch: ScenarioSketch): string => {
  const { game, state } = layTable(sketch)
  const { value, full } = game.supply(state, 0)
  const row = [...game.table.board.spaces].slice(0, game.table.board.width)
  return row.map((hex) => `${value[hex]}${full[hex] ? '!' : ''}`).join(' ')
}

const rail = 'rail 0101 0201 0301 0401'

describe('sources and railways', () => {
  test.each([['rail'], ['port'], ['truck'], ['air']])(
    'E2: a %s source feeds its hex and easy ground beside it',
    (kind) => {
      expect(values(lane('. . . .', { sources: [[`${kind} 0201`], []] }))).toBe('100 100! 100 0')
      expect(values(lane('h . C .', { sources: [[`${kind} 0201`], []] }))).toBe('0 100! 100 0')
    },
  )

  test('E10: a source may have less to give than all, but who stands on it has all', () => {
    expect(values(lane('. . . .', { sources: [['port 0201 70'], []] }))).toBe('70 100! 70 0')
  })

  test('E1: a source in enemy hands gives nothing', () => {
    const sketch = lane('. . . .', { sources: [['rail 0201'], []] })
    expect(values({ ...sketch, owner: '1 2 1 1\n - - - -' })).toBe('0 0 0 0')
  })

  test.each([['rail'], ['port']])(
    'E3: supply from a %s source runs along the railway, with a strip beside it',
    (kind) => {
      expect(values(lane('. . . . . .', { ways: [rail], sources: [[`${kind} 0101`], []] }))).toBe(
        '100! 100! 100! 100! 100 0',
      )
    },
  )

  test.each([['truck'], ['air'], ['ship']])('E2, E3: that of a %s source does not', (kind) => {
    expect(values(lane('. . . . . .', { ways: [rail], sources: [[`${kind} 0101`], []] }))).toMatch(
      /^100! 100 (100 )*(0 ?)+$/,
    )
  })

  test('E3: the enemy cuts it, and so does a river without a bridge', () => {
    const sketch = lane('. . . . . .', { ways: [rail], sources: [['rail 0101'], []] })
    expect(values({ ...sketch, owner: '1 1 2 1 1 1\n - - - - - -' })).toBe('100! 100! 0 0 0 0')
    expect(values({ ...sketch, barriers: ['minor-river 0201 E'] })).toBe('100! 100! 90 0 0 0')
    expect(values({ ...sketch, barriers: ['major-river 0201 E'] })).toBe('100! 100! 0 0 0 0')
    expect(values({ ...sketch, barriers: ['minor-river 0201 E'], bridges: ['0201 E'] })).toBe(
      '100! 100! 100! 100! 100 0',
    )
  })
})

describe('hubs', () => {
  const hub = (trucks: number, signs = '. . . . . . . . . . . . . . .', sketch: Partial<ScenarioSketch> = {}) =>
    values(lane(signs, { sources: [['rail 0101'], []], hubs: [[`0101 ${trucks}`], []], ...sketch }))

  test.each([
    [1, 5],
    [2, 8],
    [3, 10],
    [4, 11],
    [5, 12],
  ])('E6: with %i trucks it reaches %i points', (trucks, range) => {
    expect(hub(trucks)).toBe(['100!', ...Array(range).fill('100'), ...Array(14 - range).fill('0')].join(' '))
  })

  test('E6: in the supply class: stony desert costs two, bog three, closed ground closes', () => {
    expect(hub(1, '. : : : :')).toBe('100! 100 100 0 0')
    expect(hub(1, '. b : . .')).toBe('100! 100 100 0 0')
    expect(hub(1, '. _ . . .')).toBe('100! 0 0 0 0')
  })

  test('E6: along a road a point a hex, through any ground', () => {
    expect(hub(1, '. : : : : : :', { ways: ['track 0101 0201 0301 0401 0501 0601'] })).toBe(
      '100! 100 100 100 100 100 0',
    )
  })

  test('d15: ground that takes all is supplied next to the hub only', () => {
    expect(hub(5, '. d . . .')).toBe('100! 100 0 0 0')
    expect(hub(5, '. . d . .')).toBe('100! 100 0 0 0')
  })

  test('E6: the range does not mind the weather, the value does', () => {
    expect(hub(1, '. . . . . . .', { weather: 'mud' })).toBe('100! 94 88 82 76 70 0')
    expect(hub(1, '. . . . . . .', { weather: 'snow' })).toBe('100! 96 92 88 84 80 0')
  })

  test('d11: half is lost along a way that the weather leaves open', () => {
    const ways = (kind: string) => ({ weather: 'mud', ways: [`${kind} 0101 0201 0301`] })
    expect(hub(1, '. . . .', ways('road'))).toBe('100! 97 94 88')
    expect(hub(1, '. . . .', ways('track'))).toBe('100! 94 88 82')
    const snow = (kind: string) => ({ ...ways(kind), weather: 'snow' })
    expect(hub(1, '. . . .', snow('road'))).toBe('100! 98 96 92')
    expect(hub(1, '. . . .', snow('track'))).toBe('100! 98 96 92')
  })

  test('E11: over a minor river a tenth is lost, none over a bridge; nothing passes a major one', () => {
    expect(hub(1, '. . . .', { barriers: ['minor-river 0201 E'] })).toBe('100! 100 90 90')
    expect(hub(1, '. . . .', { barriers: ['minor-river 0201 E'], bridges: ['0201 E'] })).toBe('100! 100 100 100')
    expect(hub(1, '. . . .', { barriers: ['major-river 0201 E'] })).toBe('100! 100 0 0')
    expect(hub(1, '. . . .', { barriers: ['escarpment 0201 E'] })).toBe('100! 100 0 0')
  })

  test('E4, E7: a hub lives on a railway or a source; without it spreads nothing', () => {
    const on = (sources: string[]) =>
      values(lane('. . . . . . . .', { sources: [sources, []], hubs: [['0301 1'], []], ways: [rail] }))
    expect(on(['rail 0101'])).toMatch(/^100! 100! 100! 100! 100 /)
    expect(on(['truck 0301'])).toBe('100 100 100! 100 100 100 100 100')
    expect(on(['air 0301'])).toBe('0 100 100! 100 0 0 0 0')
    expect(on([])).toBe('0 0 0 0 0 0 0 0')
  })

  test('E5, E11: fed by truck over a road of five points, a tenth less', () => {
    const far = (at: string, way: string) =>
      values(
        lane('. . . . . . . . . .', {
          sources: [['rail 0101'], []],
          hubs: [[`${at} 1`], []],
          ways: [way],
        }),
      )
    const road = 'road 0101 0201 0301 0401 0501 0601 0701 0801'
    expect(far('0601', road)).toBe('100! 100 90 90 90 100! 90 90 90 90')
    expect(far('0701', road)).toBe('100! 100 0 0 0 0 0 0 0 0')
    expect(far('0601', 'road 0101 0201')).toBe('100! 100 0 0 0 0 0 0 0 0')
  })

  test('d14: a hub fed by truck feeds no other', () => {
    expect(
      values(
        lane('. . . . . . . . . .', {
          sources: [['rail 0101'], []],
          hubs: [['0501 1', '0801 1'], []],
          ways: ['road 0101 0201 0301 0401 0501 0601 0701 0801'],
        }),
      ),
    ).toBe('100! 100 90 90 100! 90 90 90 90 90')
  })

  test('E9: an overrun hub is gone', () => {
    const table = layTable(lane('. . . .', { sources: [['rail 0101'], []], hubs: [['0101 2'], []] }))
    table.state.hubHex[0] = 0
    expect(table.game.supply(table.state, 0).value[table.hex('0301')]).toBe(0)
  })
})

/** Any small map with hubs, in any weather. */
const anyScene = fc.record({
  signs: fc.array(fc.constantFrom('.', '.', ':', 'h', 'f', 'b', 'd', 'M', 'R', '_'), { minLength: 30, maxLength: 30 }),
  owners: fc.array(fc.constantFrom('1', '1', '1', '2'), { minLength: 30, maxLength: 30 }),
  trucks: fc.integer({ min: 1, max: 5 }),
  weather: fc.constantFrom('dry', 'mud', 'snow'),
  rivers: fc.array(
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 5 }), fc.constantFrom('E', 'SE', 'SW')),
    {
      maxLength: 12,
    },
  ),
})

test('E3, E10, E11: nothing is lost on the rails, neither in mud nor among stragglers; it begins beside them', () => {
  const run = 'rail 0101 0201 0301 0401 0501 0601'
  const sketch = { weather: 'mud', ways: [run], sources: [['rail 0101 80'], []] } as const
  expect(values(lane('. . . . . . . .', sketch))).toBe('100! 100! 100! 100! 100! 100! 74 0')
  const withHub = { ...sketch, hubs: [['0601 1'], []] } as const
  expect(values(lane('. . . . . . . .', withHub))).toBe('100! 100! 100! 100! 100! 100! 74 68')
  const table = layTable(lane('. . . . . . . .', withHub))
  table.state.stragglers.fill(1, table.hex('0301') * 3, table.hex('0301') * 3 + 3)
  expect(table.game.supply(table.state, 0).value[table.hex('0701')]).toBe(74)
  expect(byRule(table.explain('supply', 0, '0701'))).toEqual({ E10: 80, E11: -6 })
})

test('E6, E10, E11: values are the best over all ways from all hubs, and the chain of terms adds up to them', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const rows = (signs: readonly string[]) =>
        [0, 1, 2, 3, 4].map((row) => signs.slice(row * 6, row * 6 + 6).join(' ')).join('\n')
      const at = ['0101', '0303'] as const
      const standing = (signs: readonly string[], sign: string) => signs.map((one, hex) => (hex % 14 ? one : sign))
      const table = layTable({
        map: rows(standing(scene.signs, '.')),
        owner: rows(standing(scene.owners, '1')),
        weather: scene.weather,
        sources: [at.map((name) => `truck ${name}`), []],
        hubs: [[`${at[0]} ${scene.trucks}`, `${at[1]} 1`], []],
        barriers: scene.rivers.map(([column, row, to]) => `minor-river 0${column}0${row} ${to}`),
      })
      const { game, state } = table
      const supply = game.supply(state, 0)
      const network = makeSupplyNetworks(game.table)(state)
      const { loss } = network
      const { hubRange } = game.scenario.rules.supply
      const best = new Map<number, number>()
      const offer = (hex: number, lost: number) => best.set(hex, Math.min(best.get(hex) ?? 100, lost))
      // The oracle: every way of at most a hub's range, hex by hex and point by point.
      for (const [name, trucks] of [
        [at[0], scene.trucks],
        [at[1], 1],
      ] as const) {
        const start = table.hex(name)
        const least = new Map<string, number>([[`${start} ${hubRange[trucks - 1]}`, 0]])
        offer(start, 0)
        for (const key of least.keys()) {
          const [hex, left] = key.split(' ').map(Number)
          const lost = least.get(key) ?? 0
          for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
            const next = game.table.neighbours[edge]
            const step = network.points[edge]
            const total = lost + loss[edge]
            if (next === 0 || state.owner[next] !== 0 || total >= 100) continue
            if (hex === start && network.fed[edge]) offer(next, total)
            if (step === 0 || (step === takesAll && key !== `${start} ${hubRange[trucks - 1]}`)) continue
            const rest = step === takesAll ? 0 : left - step
            if (rest < 0) continue
            offer(next, total)
            const label = `${next} ${rest}`
            if (total >= (least.get(label) ?? 100)) continue
            least.delete(label)
            least.set(label, total)
          }
        }
      }
      for (const hex of game.table.board.spaces) {
        const lost = best.get(hex)
        expect(supply.value[hex]).toBe(lost === undefined ? 0 : 100 - lost)
        const explained = game.explain(state, { about: 'hex-supply', side: 0, hex })
        expect(explained?.value).toBe(supply.full[hex] ? 100_000 : supply.value[hex] * 1000)
        expect(explained?.terms.reduce((sum, term) => sum + term.value, 0)).toBe(explained?.value)
      }
    }),
    { numRuns: 150 },
  )
})

test('E10, E11: an explanation tells what was lost where, and what the unit’s plight adds', () => {
  const table = layTable(
    lane('. . . . . . . .', {
      weather: 'mud',
      sources: [['rail 0101'], []],
      hubs: [['0101 2'], []],
      barriers: ['minor-river 0201 E'],
      units: [{ id: 'a', side: 0, hex: '0501', experience: 320 }],
    }),
  )
  expect(byRule(table.explain('supply', 0, '0501'))).toEqual({ E10: 100, E11: -34 })
  table.state.unsupplied[0] = 2
  expect(table.explain('supply', 0, '0501', 'a').value).toBe(86_000)
  table.state.unsupplied[0] = 3
  expect(table.explain('supply', 0, '0301', 'a').value).toBe(100_000)
  expect(table.explain('supply', 0, '0101', 'a').value).toBe(100_000)
  expect(table.explain('supply', 1, '0501').terms).toMatchObject([{ label: 'Out of reach of supply' }])
})
