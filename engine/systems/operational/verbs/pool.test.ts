import { describe, expect, test } from 'vitest'
import { contentRules, type ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { isToldTo } from '../../../event.ts'
import { mostSteps } from '../pool.ts'
import { actionPoint, destroyed, specialistState, suppliedBy } from '../types.ts'

/** Everybody in supply and in range, but the far one; the pool has a little of everything. */
const base: ScenarioSketch = {
  map: `. . . . . . . . . . . . . .
         . . . . . . . . . . . . . .`,
  owner: `1 1 1 1 1 1 1 1 1 1 1 1 1 2
           1 1 1 1 1 1 1 1 1 1 1 1 1 2`,
  ways: ['rail 0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101 1201 1301'],
  sources: [['rail 0101'], ['rail 1401']],
  headquarters: [
    {
      side: 0,
      hex: '0101',
      trucks: 1,
      levels: { pool: 3 },
      pool: ['infantry british 2', 'armour british 2', 'engineers british 1', 'field-artillery british 2'],
    },
  ],
  units: [
    { id: 'inf', side: 0, hex: '0201', steps: 4, experience: 150, specialists: ['engineers'] },
    { id: 'arm', side: 0, hex: '0301', type: 'british-armour', steps: 4, experience: 250 },
    { id: 'far', side: 0, hex: '1301', steps: 3 },
    { id: 'e', side: 1, hex: '1401' },
  ],
}

const withUnit = (actions: readonly string[], id: string) =>
  actions.filter((action) => action.split(' ')[0] === id).map((action) => action.slice(id.length + 1))

const slots = ({ state, game }: StaffTable, unit: number) => {
  const { slots: many, specialistIds } = game.table
  return Array.from({ length: many }, (_, slot) => unit * many + slot)
    .filter((place) => state.specialist[place] > 0)
    .map((place) => `${specialistIds[state.specialist[place] - 1]} ${state.specialistState[place]}`)
}

describe('deploy', () => {
  const deploy = (table: StaffTable, id: string, item: string) =>
    table.act({ type: 'deploy', unit: table.unit(id), item: table.item(item) }, [])

  test('operational.F12: a step of the pool to a supplied unit in range, for nothing and suppressed', () => {
    const table = layStaff(base)
    expect(withUnit(table.legal('deploy'), 'inf')).toEqual(['step', 'engineers british', 'field-artillery british'])
    deploy(table, 'inf', 'step')
    expect(table.of('inf')).toMatchObject({ active: 4, suppressed: 1 })
    expect(table.pool(0, 'infantry british')[0]).toBe(1)
    expect(table.state.hqPoints[0]).toBe(5)
    deploy(table, 'inf', 'field-artillery british')
    expect(slots(table, 0)).toEqual([
      `engineers ${specialistState.active}`,
      `field-artillery ${specialistState.suppressed}`,
    ])
  })

  test('operational.A4: only from its own headquarters, and only in the range of that one', () => {
    const table = layStaff(base)
    expect(withUnit(table.legal('deploy'), 'far')).toEqual([])
    expect(table.refusal({ type: 'deploy', unit: table.unit('far'), item: 0 })).toBe(
      'far is out of range of Headquarters 0.',
    )
    const two = layStaff({
      ...base,
      headquarters: [
        { side: 0, hex: '0101', pool: ['infantry british 2'] },
        { side: 0, hex: '0102' },
      ],
      units: [
        { id: 'inf', side: 0, hex: '0201', steps: 3, hq: 1 },
        { id: 'e', side: 1, hex: '1401' },
      ],
    })
    expect(two.legal('deploy')).toEqual([])
  })

  test.each([
    ['air', suppliedBy.air],
    ['emergency', suppliedBy.emergency],
    ['captured', suppliedBy.captured],
  ])('operational.F12: not to a unit with supply of another kind: %s', (_, kind) => {
    const table = layStaff(base)
    table.state.supplied[0] = kind
    expect(withUnit(table.legal('deploy'), 'inf')).toEqual([])
    expect(withUnit(table.legal('reorganise'), 'inf')).toEqual([])
    expect(withUnit(table.legal('transfer'), 'inf')).toEqual([])
  })

  test('operational.F12, operational.F27: a unit that lives on its dump is fully supplied', () => {
    const table = layStaff(base)
    table.state.supplied[0] = suppliedBy.dump
    expect(withUnit(table.legal('deploy'), 'inf')).not.toEqual([])
    expect(withUnit(table.legal('reorganise'), 'inf')).not.toEqual([])
  })

  test('operational.F12: in the preparation of the battle they come active', () => {
    const table = layStaff(base)
    table.state.turn = 0
    deploy(table, 'inf', 'step')
    expect(table.of('inf')).toMatchObject({ active: 5, suppressed: 0 })
  })

  test('operational.G1: an armoured step takes men and two of armour, an infantry step men alone', () => {
    const table = layStaff(base)
    deploy(table, 'arm', 'step')
    expect([table.pool(0, 'infantry british')[0], table.pool(0, 'armour british')[0]]).toEqual([1, 0])
    expect(withUnit(table.legal('deploy'), 'arm')).not.toContain('step')
    deploy(table, 'inf', 'step')
    expect(table.pool(0, 'infantry british')[0]).toBe(0)
  })

  test('operational.G2: Poles have men of their own, British armour and British or Polish specialists', () => {
    const table = layStaff({
      ...base,
      headquarters: [
        {
          side: 0,
          hex: '0101',
          pool: [
            'infantry polish 1',
            'infantry american 1',
            'armour british 2',
            'armour american 2',
            'engineers british 1',
            'engineers polish 1',
            'engineers american 1',
          ],
        },
      ],
      units: [
        { id: 'p', side: 0, hex: '0201', type: 'polish-armour', steps: 3 },
        { id: 'e', side: 1, hex: '1401' },
      ],
    })
    expect(withUnit(table.legal('deploy'), 'p')).toEqual(['step', 'engineers british', 'engineers polish'])
    deploy(table, 'p', 'step')
    expect(table.pool(0, 'armour british')[0]).toBe(0)
    expect(table.pool(0, 'armour american')[0]).toBe(2)
  })

  test('operational.B3, B5: no more steps than a unit can have, no more specialists than it has slots', () => {
    const table = layStaff({
      ...base,
      units: [
        { id: 'inf', side: 0, hex: '0201', steps: 6, specialists: ['engineers', 'engineers'] },
        { id: 'e', side: 1, hex: '1401' },
      ],
    })
    expect(mostSteps(table.game.table, 0)).toBe(6)
    expect(table.legal('deploy')).toEqual(['inf engineers british', 'inf field-artillery british'])
    deploy(table, 'inf', 'field-artillery british')
    expect(table.legal('deploy')).toEqual([])
  })

  test('operational.B19: a step costs a unit twenty of its experience, a specialist none', () => {
    const table = layStaff(base)
    deploy(table, 'inf', 'field-artillery british')
    expect(table.of('inf').experience).toBe(150)
    deploy(table, 'inf', 'step')
    expect(table.of('inf').experience).toBe(130)
  })

  test('operational.B14: a green unit is reinforced without loss, and gives no steps away', () => {
    const table = layStaff(base)
    table.state.experience[0] = 99
    deploy(table, 'inf', 'step')
    expect(table.of('inf').experience).toBe(99)
    expect(withUnit(table.legal('reorganise'), 'inf')).toEqual(['engineers british'])
    expect(table.refusal({ type: 'reorganise', unit: 0, item: 0 })).toBe('inf is too green to give steps away.')
  })
})

describe('store', () => {
  const shop: ScenarioSketch = {
    ...base,
    store: [['infantry british 3', 'armour british 2', 'engineers british 1'], []],
    prestige: [40, 0],
  }
  const buy = (table: StaffTable, id: string, item: string) =>
    table.act({ type: 'store', unit: table.unit(id), item: table.item(item) }, [])

  test('operational.F13: before the battle, out of range too, for prestige and active', () => {
    const table = layStaff(shop)
    expect(table.legal('store')).toEqual([])
    table.state.turn = 0
    expect(table.legal('store')).toEqual([
      'inf step',
      'inf engineers british',
      'arm step',
      'arm engineers british',
      'far step',
      'far engineers british',
    ])
    buy(table, 'far', 'step')
    expect(table.state.prestige[0]).toBe(30)
    expect(table.of('far')).toMatchObject({ active: 4, suppressed: 0, experience: 80 })
    buy(table, 'inf', 'engineers british')
    expect(table.state.prestige[0]).toBe(0)
    expect(table.legal('store')).toEqual([])
    expect(table.refusal({ type: 'store', unit: 0, item: 0 })).toBe('a step for inf costs 10 prestige; you have 0.')
  })

  test.each([
    ['british-infantry', 10, 15],
    ['british-motorised', 15, 22],
    ['british-armour', 25, 37],
  ])('operational.F13: a step of %s costs %i before the battle and %i of an elite later', (type, before, later) => {
    const sells = (turn: number, prestige: number) => {
      const table = layStaff({
        ...shop,
        prestige: [prestige, 0],
        units: [{ id: 'a', side: 0, hex: '0201', type, steps: 2 }],
      })
      table.state.turn = turn
      table.state.eliteStore[0] = turn
      return table.legal('store').includes('a step')
    }
    expect([sells(0, before), sells(0, before - 1)]).toEqual([true, false])
    expect([sells(1, later), sells(1, later - 1)]).toEqual([true, false])
  })

  test('operational.F13: the price of an elite step is half as much again, to the last point', () => {
    const price = { infantry: 100, mechanised: 100, armour: 100 }
    const rules = { reinforcement: { ...contentRules().reinforcement, price } }
    const sells = (prestige: number) => {
      const table = layStaff({ ...shop, rules, prestige: [prestige, 0] })
      table.state.eliteStore[0] = 1
      return table.legal('store').includes('inf step')
    }
    expect([sells(150), sells(149)]).toEqual([true, false])
  })

  test.each([
    ['british-infantry', 1, 0],
    ['british-motorised', 1, 1],
    ['british-armour', 1, 2],
  ])('operational.G1: a step of %s takes %i of infantry and %i of armour', (type, infantry, armour) => {
    const fills = (men: number, tanks: number) => {
      const pool = [`infantry british ${men}`, `armour british ${tanks}`]
      const table = layStaff({
        ...base,
        headquarters: [{ side: 0, hex: '0101', trucks: 1, levels: { pool: 3 }, pool }],
        units: [{ id: 'a', side: 0, hex: '0201', type, steps: 2 }],
      })
      if (!table.legal('deploy').includes('a step')) return 'none'
      table.act({ type: 'deploy', unit: 0, item: 0 }, [])
      return [table.pool(0, 'infantry british')[0], table.pool(0, 'armour british')[0]].join(' ')
    }
    expect(fills(infantry, armour)).toBe('0 0')
    expect(fills(infantry - 1, armour)).toBe('none')
    if (armour > 0) expect(fills(infantry, armour - 1)).toBe('none')
  })

  test('operational.F13: elite steps later: in range, dearer, suppressed', () => {
    const table = layStaff(shop)
    table.state.eliteStore[0] = 1
    expect(table.legal('store')).toEqual(['inf step', 'arm step'])
    buy(table, 'arm', 'step')
    expect(table.state.prestige[0]).toBe(3)
    expect(table.of('arm')).toMatchObject({ active: 4, suppressed: 1 })
  })

  test('operational.B19: an elite step costs a unit five of its experience', () => {
    const table = layStaff(shop)
    table.state.eliteStore[0] = 1
    buy(table, 'inf', 'step')
    expect(table.of('inf').experience).toBe(145)
  })
})

describe('reorganise', () => {
  const reorganise = (table: StaffTable, id: string, item: string) =>
    table.act({ type: 'reorganise', unit: table.unit(id), item: table.item(item) }, [])

  test('operational.F13: an active step or specialist goes to the pool for a command point', () => {
    const table = layStaff(base)
    expect(withUnit(table.legal('reorganise'), 'inf')).toEqual(['step', 'engineers british'])
    reorganise(table, 'inf', 'engineers british')
    expect(slots(table, 0)).toEqual([])
    expect(table.pool(0, 'engineers british')).toEqual([1, 1, 0])
    expect(table.state.hqPoints[0]).toBe(4)
    expect(table.of('inf').experience).toBe(150)
  })

  test.each([0, 1, 2])('operational.F13: there next turn, and at once before the battle; moved %i', (moved) => {
    const table = layStaff(base)
    table.state.moved[0] = moved
    reorganise(table, 'inf', 'step')
    expect(table.pool(0, 'infantry british')).toEqual([2, 1, 0])
    table.state.turn = 0
    reorganise(table, 'inf', 'step')
    expect(table.pool(0, 'infantry british')).toEqual([3, 1, 0])
  })

  test('operational.G3: a step falls into its parts, a specialist stays what it is', () => {
    const table = layStaff(base)
    reorganise(table, 'arm', 'step')
    expect([table.pool(0, 'infantry british')[1], table.pool(0, 'armour british')[1]]).toEqual([1, 2])
    reorganise(table, 'inf', 'engineers british')
    expect(table.pool(0, 'engineers british')[1]).toBe(1)
  })

  const remnants: ScenarioSketch = {
    ...base,
    units: [
      { id: 'one', side: 0, hex: '0201', steps: 1, experience: 150 },
      { id: 'down', side: 0, hex: '0301', steps: 3, suppressed: 3, experience: 150 },
      { id: 'guns', side: 0, hex: '0401', steps: 1, experience: 150, specialists: ['engineers'] },
      { id: 'green', side: 0, hex: '0501', steps: 1, experience: 50 },
      { id: 'e', side: 1, hex: '1401' },
    ],
  }

  test('operational.F13: the last step goes too, and the unit is disbanded; nobody scores, nothing is lost', () => {
    const table = layStaff(remnants)
    expect(withUnit(table.legal('reorganise'), 'one')).toEqual(['step'])
    table.state.hqExperience[0] = 100
    reorganise(table, 'one', 'step')
    expect(table.state.hex[0]).toBe(destroyed)
    expect(table.of('one')).toMatchObject({ active: 0, suppressed: 0, points: 0 })
    expect(table.events.at(-1)).toEqual({ type: 'disbanded', unit: 0, at: table.hex('0201') })
    expect(table.events.map(({ type }) => type)).not.toContain('destroyed')
    expect([...table.state.score, ...table.state.killed, table.state.hqExperience[0]]).toEqual([0, 0, 0, 0, 100])
    expect(table.pool(0, 'infantry british').reduce((sum, count) => sum + count)).toBe(3)
  })

  test('operational.F13: what is suppressed stays; a last step waits for its specialists, and a green one stays', () => {
    const table = layStaff(remnants)
    expect(withUnit(table.legal('reorganise'), 'down')).toEqual([])
    expect(table.refusal({ type: 'reorganise', unit: 1, item: 0 })).toBe('down has no active step.')
    expect(withUnit(table.legal('reorganise'), 'green')).toEqual([])
    expect(withUnit(table.legal('reorganise'), 'guns')).toEqual(['engineers british'])
    expect(table.refusal({ type: 'reorganise', unit: 2, item: 0 })).toBe(
      'The specialists of guns go before the last step.',
    )
    reorganise(table, 'guns', 'engineers british')
    reorganise(table, 'guns', 'step')
    expect(table.state.hex[2]).toBe(destroyed)
  })

  test('operational.F14: a transfer still leaves a unit its last step', () => {
    const table = layStaff({
      ...remnants,
      units: [
        { id: 'one', side: 0, hex: '0201', steps: 1 },
        { id: 'two', side: 0, hex: '0301', steps: 2 },
        { id: 'e', side: 1, hex: '1401' },
      ],
    })
    expect(table.legal('transfer')).toEqual(['two one step'])
  })
})

describe('transfer', () => {
  const side: ScenarioSketch = {
    ...base,
    units: [
      { id: 'a', side: 0, hex: '0201', steps: 4, experience: 150, specialists: ['engineers'] },
      { id: 'b', side: 0, hex: '0301', steps: 4, experience: 150 },
      { id: 'c', side: 0, hex: '0501', steps: 4, experience: 150 },
      { id: 't', side: 0, hex: '0202', type: 'british-armour', steps: 4 },
      { id: 'e', side: 1, hex: '1401' },
    ],
  }

  test('operational.F14: between units side by side, suppressed on arrival, at the cost of experience', () => {
    const table = layStaff(side)
    expect(withUnit(table.legal('transfer'), 'a')).toEqual(['b step', 'b engineers british', 't engineers british'])
    table.act({ type: 'transfer', unit: table.unit('a'), target: table.unit('b'), item: 0 }, [])
    expect(table.of('a')).toMatchObject({ active: 3, suppressed: 0, experience: 150 })
    expect(table.of('b')).toMatchObject({ active: 4, suppressed: 1, experience: 130 })
    expect(table.state.hqPoints[0]).toBe(3)
    table.act({ type: 'transfer', unit: 0, target: 1, item: table.item('engineers british') }, [])
    expect(slots(table, 1)).toEqual([`engineers ${specialistState.suppressed}`])
    expect(table.of('b').experience).toBe(130)
  })

  test('operational.F14: over a river only by a bridge', () => {
    const river = { ...side, barriers: ['minor-river 0201 E SE', 'minor-river 0202 NE'] }
    expect(withUnit(layStaff(river).legal('transfer'), 'a')).toEqual([])
    const bridged = layStaff({ ...river, bridges: ['0201 E'] })
    expect(withUnit(bridged.legal('transfer'), 'a')).toEqual(['b step', 'b engineers british'])
  })

  test('operational.F14: some German staffs do it over any distance in their range', () => {
    const german = layStaff({
      ...side,
      headquarters: [{ side: 0, hex: '0101', profile: 'german-army', levels: { pool: 3 } }],
      units: [
        { id: 'a', side: 0, type: 'german-infantry', hex: '0201', steps: 4 },
        { id: 'c', side: 0, type: 'german-infantry', hex: '0501', steps: 4 },
        { id: 'far', side: 0, type: 'german-infantry', hex: '1301', steps: 4 },
        { id: 'e', side: 1, type: 'british-infantry', hex: '1401' },
      ],
    })
    expect(german.legal('transfer')).toEqual(['a c step', 'c a step'])
  })

  test('operational.F14: the branch must have the level', () => {
    const table = layStaff({ ...side, headquarters: [{ side: 0, hex: '0101', levels: { pool: 2 } }] })
    expect(table.legal('transfer')).toEqual([])
    expect(table.refusal({ type: 'transfer', unit: 0, target: 1, item: 0 })).toBe(
      'Transfer needs level 3 of force pool; Headquarters 0 have 2.',
    )
  })
})

describe('security unit', () => {
  const reserve: ScenarioSketch = {
    ...base,
    units: [...(base.units ?? []), { id: 'guard', side: 0, type: 'british-security', reserve: 'security', hq: 0 }],
  }

  test('operational.F15: infantry of the pool, regular, active, without points; it costs one and one for each step', () => {
    const table = layStaff(reserve)
    const legal = table.legal('security-unit')
    expect(legal).toContain('0102 1')
    expect(legal).toContain('0102 2')
    expect(legal).not.toContain('0102 3')
    expect(legal.some((action) => action.startsWith('0201') || action.startsWith('1302'))).toBe(false)
    table.act({ type: 'security-unit', hq: 0, to: table.hex('0102'), steps: 2 }, [])
    expect(table.of('guard')).toMatchObject({ active: 2, points: 0, action: actionPoint.expended, experience: 100 })
    expect(table.at('guard')).toBe('0102')
    expect(table.state.hqPoints[0]).toBe(2)
    expect(table.pool(0, 'infantry british')[0]).toBe(0)
    expect(table.legal('security-unit')).toEqual([])
    expect(table.events.map((event) => event.type)).toEqual(['order', 'formed'])
  })

  test('operational.F15: it has three steps at most, however many there are', () => {
    const [staff] = base.headquarters ?? []
    const rich = { ...staff, side: 0, commandPoints: 9, pool: ['infantry british 6'] } as const
    const legal = layStaff({ ...reserve, headquarters: [rich] }).legal('security-unit')
    expect(withUnit(legal, '0102')).toEqual(['1', '2', '3'])
  })

  test('operational.F15: it gives no steps to the pool or to others, but takes them', () => {
    const table = layStaff(reserve)
    table.act({ type: 'security-unit', hq: 0, to: table.hex('0102'), steps: 2 }, [])
    table.state.hqPoints[0] = 9
    expect(withUnit(table.legal('reorganise'), 'guard')).toEqual([])
    expect(withUnit(table.legal('transfer'), 'guard')).toEqual([])
    expect(withUnit(table.legal('transfer'), 'inf')).toContain('guard step')
  })

  test('operational.F15: a battle group takes the stragglers in the hex in as active steps', () => {
    const table = layStaff({
      ...base,
      headquarters: [{ side: 0, hex: '0101', profile: 'german-army', pool: ['infantry german 2'] }],
      units: [
        { id: 'p', side: 0, type: 'german-panzer-division', hex: '0201' },
        { id: 'group', side: 0, type: 'german-security', reserve: 'security', hq: 0 },
        { id: 'e', side: 1, type: 'british-infantry', hex: '1401' },
      ],
    })
    table.straggle('0102', 'p', 'p', 'p')
    table.act({ type: 'security-unit', hq: 0, to: table.hex('0102'), steps: 1 }, [])
    expect(table.of('group')).toMatchObject({ active: 4, suppressed: 0 })
    expect(table.stragglers('0102')).toEqual([])
    expect(table.pool(0, 'armour german')[0]).toBe(6)
    expect(table.state.hqPoints[0]).toBe(4)
  })
})

test('operational.F14: the enemy hears nothing of a unit that he does not see, but that one has changed which he sees', () => {
  const table = layStaff({
    map: '. . . . . . . .',
    owner: '1 1 1 1 1 1 2 2',
    ways: ['rail 0401 0501 0601'],
    sources: [['rail 0601'], ['rail 0801']],
    fog: true,
    headquarters: [{ side: 0, hex: '0401', levels: { pool: 3 } }],
    units: [
      { id: 'front', side: 0, hex: '0601', steps: 4 },
      { id: 'rear', side: 0, hex: '0501', steps: 4 },
      { id: 'e', side: 1, hex: '0801' },
    ],
  })
  table.events.length = 0
  table.act({ type: 'transfer', unit: 1, target: 0, item: 0 }, [])
  expect(table.events.filter((event) => isToldTo(event, 1))).toEqual([
    { type: 'revealed', side: 1, units: [], seenBy: [1] },
  ])
})

test.each([
  ['0601', ['pool', 'disbanded']],
  ['0301', ['revealed']],
])('operational.F13: in fog the enemy sees a unit disbanded at %s only when it sees that hex', (hex, expected) => {
  const table = layStaff({
    map: '. . . . . . . .',
    owner: '1 1 1 1 1 1 2 2',
    ways: ['rail 0101 0201 0301 0401 0501 0601'],
    sources: [['rail 0101'], ['rail 0801']],
    fog: true,
    headquarters: [{ side: 0, hex: '0401', levels: { pool: 1 } }],
    units: [
      { id: 'a', side: 0, hex, steps: 1 },
      { id: 'e', side: 1, hex: '0801' },
    ],
  })
  table.events.length = 0
  table.act({ type: 'reorganise', unit: 0, item: 0 }, [])
  const seen = table.events.filter((event) => isToldTo(event, 1))
  expect(seen.map(({ type }) => type)).toEqual(expected)
})
