/** The orders of each kind of headquarters, and their costs: rows of the source, asked of a staff on the table. */
import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { branches, type OrderId, orderIds } from '../rules.ts'
import { actionPoint, dump } from '../types.ts'
import { isAble, orderRefusal } from './command.ts'

const kinds = [
  'american-army',
  'british-army',
  'german-army',
  'german-panzer-army',
  'italian-army',
  'soviet-front',
  'french-army',
  'minor-army',
]
/** One kind of each doctrine. */
const doctrines = ['american-army', 'british-army', 'german-army', 'soviet-front']

/** A staff in the west, A beside it and C nine hexes away. */
const lay = (profile: string, sketch: Partial<ScenarioSketch> = {}): StaffTable => {
  const [nation] = profile.split('-')
  const type =
    profile === 'soviet-front' ? 'soviet-rifle-corps' : nation === 'french' ? 'french-mountain' : `${nation}-infantry`
  return layStaff({
    map: '. . . . . . . . . . . . . .',
    owner: '1 1 1 1 1 1 1 1 1 1 1 1 1 2',
    ways: ['rail 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 1201 1301'],
    sources: [['rail 0101'], ['rail 1401']],
    headquarters: [{ id: 'Staff', side: 0, hex: '0101', profile }],
    units: [
      { id: 'a', side: 0, hex: '0201', type, steps: 3 },
      { id: 'c', side: 0, hex: '0501', type, steps: 3 },
      { id: 'guard', side: 0, type: `${nation}-security`, reserve: 'security', hq: 0 },
      { id: 'e', side: 1, hex: '1401' },
    ],
    ...sketch,
  })
}

const setLevels = ({ state }: StaffTable, level: number) => state.hqLevel.fill(level)
const price = ({ game, state }: StaffTable, order: OrderId) =>
  (game.explain(state, { about: 'order', hq: 0, order })?.value ?? -1000) / 1000

describe('orders', () => {
  // The branch, its level, and the command points that American, British, German and Soviet staffs pay.
  test.each<[OrderId, (typeof branches)[number], number, readonly number[]]>([
    ['deploy', 'pool', 1, [0, 0, 0, 0]],
    ['store', 'pool', 1, [0, 0, 0, 0]],
    ['reorganise', 'pool', 1, [1, 1, 1, 1]],
    ['rally', 'pool', 1, [1, 1, 1, 1]],
    ['security-unit', 'pool', 2, [1, 1, 1, 1]],
    ['transfer', 'pool', 3, [2, 2, 1, 2]],
    ['feint', 'operations', 1, [1, 1, 1, 2]],
    ['no-retreat', 'operations', 1, [2, 2, 2, 1]],
    ['suppressive-fire', 'operations', 1, [2, 1, 2, 2]],
    ['recon-in-force', 'operations', 2, [2, 2, 1, 3]],
    ['rearguard', 'operations', 2, [2, 2, 1, 3]],
    ['set-piece', 'operations', 2, [3, 2, 3, 2]],
    ['counterattack', 'operations', 3, [3, 3, 2, 3]],
    ['motor-pool', 'logistics', 1, [1, 2, 2, 3]],
    ['emergency-supply', 'logistics', 2, [2, 2, 3, 3]],
    ['supply-dump', 'logistics', 3, [2, 2, 2, 3]],
    ['destroy-bridge', 'engineering', 1, [2, 2, 2, 2]],
    ['repair-bridge', 'engineering', 1, [1, 2, 2, 2]],
    ['entrench', 'engineering', 1, [2, 1, 2, 1]],
    ['build-bridge', 'engineering', 2, [2, 2, 3, 3]],
    ['river-crossing', 'engineering', 2, [2, 2, 2, 2]],
    ['assault-crossing', 'engineering', 3, [3, 3, 3, 3]],
  ])('F3: %s is an order of %s, level %i, for %j points', (order, branch, level, costs) => {
    for (const [at, profile] of doctrines.entries()) {
      const table = lay(profile)
      const { game, state } = table
      const needed = profile === 'german-army' && order === 'build-bridge' ? 3 : level
      const isAbleWith = (itsLevel: number, points: number) => {
        setLevels(table, 3)
        state.hqLevel[branches.indexOf(branch)] = itsLevel
        state.hqPoints[0] = points
        return isAble(game.table, state, 0, order)
      }
      expect([isAbleWith(needed, costs[at]), isAbleWith(needed - 1, 9)]).toEqual([true, false])
      if (costs[at] > 0) {
        expect(isAbleWith(needed, costs[at] - 1)).toBe(false)
        expect(orderRefusal(game.services, state, 0, order)).toContain(` costs ${costs[at]} command point`)
      }
      setLevels(table, 2)
      expect(price(table, order)).toBe(costs[at])
    }
  })

  test('F3: there are no others', () => {
    expect(orderIds.length).toBe(22)
  })
})

describe('kinds of headquarters', () => {
  test.each([
    ['american-army', 5, 3, [2, 1, 1, 2, 1], 200],
    ['british-army', 5, 3, [1, 2, 1, 1, 1], 200],
    ['german-army', 6, 3, [2, 1, 2, 1, 1], 250],
    ['german-panzer-army', 6, 4, [1, 1, 2, 1, 1], 250],
    ['italian-army', 4, 2, [1, 0, 1, 1, 1], 200],
    ['soviet-front', 4, 2, [2, 0, 1, 1, 1], 200],
    ['french-army', 4, 2, [1, 0, 1, 1, 1], 200],
    ['minor-army', 4, 2, [1, 0, 1, 1, 1], 200],
  ])(
    'F1, F6: %s begins with %i points, %i trucks, levels %j and learns at %i',
    (profile, points, trucks, levels, target) => {
      const { game, state } = lay(profile)
      expect(state.hqPoints[0]).toBe(points)
      expect([...state.hqLevel]).toEqual(levels)
      expect(state.hqTarget[0]).toBe(target)
      // Supply points of its range, on clear ground.
      const range = { 2: 8, 3: 10, 4: 11 }[trucks]
      const far = game.services.ranges.fresh(state, 0)
      const reached = [...game.table.board.spaces].filter((hex) => far[hex] === 1).length
      expect(reached - 1).toBe(range)
    },
  )

  test('F3: the doctrine by which each gives its orders', () => {
    const doctrine = { '1 2 2': 'american', '2 1 2': 'british', '2 2 2': 'german', '3 2 1': 'soviet' }
    const prices = (profile: string) =>
      (['motor-pool', 'suppressive-fire', 'no-retreat'] as const).map((order) => price(lay(profile), order)).join(' ')
    expect(kinds.map((profile) => doctrine[prices(profile) as keyof typeof doctrine])).toEqual([
      ...['american', 'british', 'german', 'german', 'german', 'soviet', 'british', 'german'],
    ])
  })

  test('F14: only the German army transfers to units that do not stand side by side', () => {
    const far = kinds.filter((profile) => {
      const table = lay(profile)
      setLevels(table, 3)
      return table.legal('transfer').length > 0
    })
    expect(far).toEqual(['german-army'])
  })

  test('F15: only the German army takes stragglers into battle groups', () => {
    const joined = kinds.filter((profile) => {
      const nation = profile.split('-')[0]
      const headquarters = [{ side: 0, hex: '0101', profile, pool: [`infantry ${nation} 2`] }] as const
      const table = lay(profile, { headquarters })
      setLevels(table, 3)
      table.straggle('0301', 'a', 'a')
      table.act({ type: 'security-unit', hq: 0, to: table.hex('0301'), steps: 1 }, [])
      return table.of('guard').active === 3
    })
    expect(joined).toEqual(['german-army'])
  })

  test('F16: with level 3 of the force pool German staffs rally for nothing', () => {
    const costs = (level: number) =>
      kinds.map((profile) => {
        const table = lay(profile)
        setLevels(table, level)
        return price(table, 'rally')
      })
    expect(costs(2)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
    expect(costs(3)).toEqual([1, 1, 0, 0, 1, 1, 1, 1])
  })

  test('F27: only the armoured headquarters makes dumps on wheels', () => {
    const made = kinds.map((profile) => {
      const table = lay(profile)
      setLevels(table, 3)
      table.act({ type: 'supply-dump', unit: 0 }, [])
      expect(table.of('a').action).toBe(
        table.state.dump[0] === dump.mobile ? actionPoint.available : actionPoint.expended,
      )
      return table.state.dump[0] === dump.mobile
    })
    expect(kinds.filter((_, at) => made[at])).toEqual(['german-panzer-army'])
  })

  test('F27, F29: the armoured headquarters needs less for dumps and pontoons, the army more for pontoons', () => {
    const levels = (order: OrderId) =>
      kinds.map((profile) => {
        const table = lay(profile)
        table.state.hqPoints[0] = 9
        return [1, 2, 3].find((level) => {
          setLevels(table, level)
          return isAble(table.game.table, table.state, 0, order)
        })
      })
    expect(levels('supply-dump')).toEqual([3, 3, 3, 2, 3, 3, 3, 3])
    expect(levels('build-bridge')).toEqual([2, 2, 3, 1, 2, 2, 2, 2])
  })

  test('H3, G2: a specialist that is won comes from the nation that supplies its staff', () => {
    const reward = { type: 'specialist', specialist: 'engineers' } as const
    const bonus = { name: 'Bonus', side: 0, by: 2, condition: { type: 'take', hex: 1 }, reward } as const
    const nations = kinds.map((profile) => {
      const { items } = lay(profile, { bonuses: [bonus] }).game.table
      return items.find(({ kind }) => kind === 'specialist')?.nation
    })
    expect(nations).toEqual(['american', 'british', 'german', 'german', 'italian', 'soviet', 'american', 'german'])
  })
})
