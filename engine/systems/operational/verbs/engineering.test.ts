import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { layStaff, type StaffTable } from '../../../../tests/support/staff.ts'
import { degree } from '../../../hex.ts'
import { lineOf } from '../events.ts'
import { actionPoint, crossing, specialistState } from '../types.ts'

/** A major river between 0301 and 0401, a minor one between 0501 and 0601; all in range of a staff in the west. */
const base: ScenarioSketch = {
  map: `. . . . . . . .
         ~ ~ ~ ~ ~ ~ ~ ~`,
  owner: `1 1 1 2 2 2 2 2
           - - - - - - - -`,
  barriers: ['major-river 0301 E', 'minor-river 0501 E'],
  sources: [['rail 0101'], ['rail 0801']],
  hubs: [['0101 3'], []],
  headquarters: [{ id: 'staff', side: 0, hex: '0101', commandPoints: 9, levels: { engineering: 3, operations: 3 } }],
  turns: 6,
}
const lay = (unit: Partial<UnitSketch>, sketch: Partial<ScenarioSketch> = {}, enemy: Partial<UnitSketch> = {}) =>
  layStaff({
    ...base,
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0301', steps: 6, ...unit },
      { id: 'e', side: 1, hex: '0801', steps: 2, ...enemy },
    ],
  })

const edgeOf = (table: StaffTable, name: string): number => {
  const at = table.game.table.crossingAt[table.hex(name) * degree + 1]
  return table.game.table.crossings[at]
}
const at = (table: StaffTable, name: string): number =>
  table.state.crossing[table.game.table.crossingAt[edgeOf(table, name)]]
const works = (table: StaffTable, type: 'build-bridge' | 'repair-bridge' | 'destroy-bridge'): number[] =>
  table.game
    .legal(table.state, table.state.side)
    .flatMap((action) => (action.type === type && 'edge' in action ? [action.edge] : []))

describe('bridges', () => {
  test('operational.F29: a pontoon bridge is open from the enemy’s turn on', () => {
    const table = lay({})
    expect(works(table, 'build-bridge')).toEqual([edgeOf(table, '0301')])
    table.act({ type: 'build-bridge', hq: 0, edge: edgeOf(table, '0301') })
    expect([at(table, '0301'), table.state.hqPoints[0]]).toEqual([crossing.pontoonSoon, 7])
    expect(table.legal('move')).not.toContain('a 0401')
    table.endTurn()
    expect(at(table, '0301')).toBe(crossing.pontoon)
    expect(table.events).toMatchObject([
      { type: 'bridge', crossing: crossing.pontoonSoon, by: 0 },
      { type: 'turn' },
      { type: 'bridge', crossing: crossing.pontoon, by: 0 },
    ])
    const lines = table.events.map((event) => lineOf(table.game.scenario, event)?.text)
    expect(lines).toContain('A pontoon bridge is being built between 0301 and 0401.')
    expect(lines).toContain('The pontoon bridge between 0301 and 0401 is open.')
    table.endTurn()
    expect(table.legal('move')).toContain('a 0401')
  })

  test('operational.E11, C11: supply loses a fifth on one over a major river, a tenth over a minor one', () => {
    const table = lay({}, { owner: '1 1 1 1 1 1 1 2\n - - - - - - - -' })
    const value = (name: string) => table.game.supply(table.state, 0).value[table.hex(name)]
    expect(value('0401')).toBe(0)
    table.state.crossing.fill(crossing.pontoon)
    expect([value('0401'), value('0501'), value('0601')]).toEqual([80, 80, 70])
  })

  test('operational.F29: a bridge that is down is repaired, not bridged; one that stands neither', () => {
    const down = lay({}, { bridges: ['0301 E'], damagedBridges: ['0301 E'] })
    expect([works(down, 'build-bridge'), works(down, 'destroy-bridge')]).toEqual([[], []])
    down.act({ type: 'repair-bridge', hq: 0, edge: edgeOf(down, '0301') })
    expect(at(down, '0301')).toBe(crossing.repairSoon)
    down.endTurn()
    expect(at(down, '0301')).toBe(crossing.bridge)
    const whole = lay({}, { bridges: ['0301 E'] })
    expect([works(whole, 'build-bridge'), works(whole, 'repair-bridge')]).toEqual([[], []])
  })

  test('operational.F29, I3: blowing one up leaves it down and weighs on the score of who spares bridges; a pontoon bridge is gone', () => {
    const table = lay({}, { bridges: ['0301 E'] })
    table.act({ type: 'destroy-bridge', hq: 0, edge: edgeOf(table, '0301') })
    expect([at(table, '0301'), table.state.destroyedBridges[0], table.state.score[0]]).toEqual([
      crossing.damaged,
      1,
      -2,
    ])
    const boats = lay({})
    boats.state.crossing.fill(crossing.pontoon)
    boats.act({ type: 'destroy-bridge', hq: 0, edge: edgeOf(boats, '0301') })
    expect(at(boats, '0301')).toBe(crossing.none)
  })

  test('operational.F29: an own bank in range, and no enemy on either', () => {
    const enemy = lay({}, {}, { hex: '0401' })
    expect(works(enemy, 'build-bridge')).toEqual([])
    const edge = edgeOf(enemy, '0301')
    expect(enemy.refusal({ type: 'build-bridge', hq: 0, edge })).toMatch(/^An enemy stands at/)
    const far = lay({}, { headquarters: [{ id: 'staff', side: 0, hex: '0101', trucks: 1, commandPoints: 1 }] })
    expect(far.refusal({ type: 'build-bridge', hq: 0, edge })).toBe(
      'Pontoon bridge needs level 2 of engineering; staff has 1.',
    )
    const theirs = lay({})
    expect(theirs.refusal({ type: 'build-bridge', hq: 0, edge: edgeOf(theirs, '0501') })).toBe(
      'Neither bank is held by First.',
    )
    expect(theirs.refusal({ type: 'repair-bridge', hq: 0, edge })).toBe('There is no bridge to repair.')
  })

  test('operational.d30: some staffs build no bridges early', () => {
    const staff = { side: 0, hex: '0101', profile: 'german-army', levels: { engineering: 2 } } as const
    expect(works(lay({}, { headquarters: [staff] }), 'build-bridge')).toEqual([])
    const panzer = { ...staff, profile: 'german-panzer-army', levels: { engineering: 1 } }
    expect(works(lay({}, { headquarters: [panzer] }), 'build-bridge')).toHaveLength(1)
  })
})

describe('crossing a major river in boats', () => {
  test('operational.F30: takes all points, locks the action point, and leaves specialists unready but amphibious ones', () => {
    const table = lay({ specialists: ['engineers', 'commandos', 'field-artillery'] })
    expect(table.legal('river-crossing')).toEqual(['a 0401'])
    table.act({ type: 'river-crossing', unit: 0, to: table.hex('0401') })
    expect(table.at('a')).toBe('0401')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.locked })
    expect([...table.state.specialistState.slice(0, 3)]).toEqual([
      specialistState.suppressed,
      specialistState.active,
      specialistState.towed,
    ])
    expect(table.owner('0401')).toBe('1')
  })

  test.each([
    ['tanks', { type: 'british-armour' }, {}, 'a is no infantry.'],
    ['green troops', { experience: 50 }, {}, 'a is too green for this order.'],
    ['the weak', { steps: 2 }, {}, 'a is too weak for this order.'],
    ['who has moved', { hex: '0201' }, { move: true }, 'a does not have all its movement points.'],
    ['who stands back', { hex: '0201' }, {}, 'No boats take a over a major river to 0401.'],
  ])('operational.F30: not for %s', (_, unit, { move }: { move?: boolean }, reason) => {
    const table = lay(unit)
    if (move) table.move('a', '0301')
    expect(table.legal('river-crossing')).toEqual([])
    expect(table.refusal({ type: 'river-crossing', unit: 0, to: table.hex('0401') })).toBe(reason)
  })

  test('operational.F30: not into mountains, nor where somebody stands', () => {
    expect(lay({}, { map: base.map.replace('. . . .', '. . . M') }).legal('river-crossing')).toEqual([])
    expect(lay({}, {}, { hex: '0401' }).legal('river-crossing')).toEqual([])
  })
})

describe('reconnaissance in force', () => {
  const plain = { barriers: [], map: base.map } satisfies Partial<ScenarioSketch>

  test('operational.F25: tanks take the next hex and pay with a step and the action point; zones do not matter', () => {
    const table = lay({ type: 'british-armour', entrenchment: 1 }, plain, { hex: '0501', steps: 7 })
    expect(table.legal('recon-in-force')).toEqual(['a 0401'])
    table.act({ type: 'recon-in-force', unit: 0, to: table.hex('0401') })
    expect([table.at('a'), table.owner('0401')]).toEqual(['0301', '1'])
    expect(table.of('a')).toMatchObject({ active: 5, suppressed: 1, action: actionPoint.expended, entrenchment: 1 })
  })

  test('operational.F25, C18: scouts keep the action point and are out of breath until the enemy’s turn', () => {
    const table = lay({ specialists: ['reconnaissance'] }, plain)
    table.act({ type: 'recon-in-force', unit: 0, to: table.hex('0401') })
    expect(table.of('a')).toMatchObject({ active: 6, action: actionPoint.available })
    expect(table.state.specialistState[0]).toBe(specialistState.towed)
    expect(table.owner('0501')).toBe('1')
    expect(table.legal('recon-in-force')).toEqual([])
    table.endTurn()
    expect(table.state.specialistState[0]).toBe(specialistState.active)
  })

  test('operational.F25: stragglers and headquarters there are taken, whatever they cost', () => {
    const table = lay({ specialists: ['reconnaissance'] }, plain)
    table.straggle('0401', 'e', 'e', 'e')
    table.act({ type: 'recon-in-force', unit: 0, to: table.hex('0401') })
    expect(table.state.prisoners[0]).toBe(3)
  })

  test('operational.F25: ground of more than two points stops those who drive; skis in snow go up to three', () => {
    const wood = { barriers: [], map: base.map.replace('. . . .', '. . . f') }
    expect(lay({ specialists: ['reconnaissance'] }, wood).legal('recon-in-force')).toEqual([])
    expect(lay({ specialists: ['ski-troops'] }, wood).legal('recon-in-force')).toEqual([])
    const snow = { ...wood, weather: 'snow' }
    expect(
      lay({ specialists: ['ski-troops'] }, { ...snow, barriers: ['ridge 0301 E'] }).legal('recon-in-force'),
    ).toEqual([])
    const table = lay({ specialists: ['ski-troops'] }, snow)
    expect(table.legal('recon-in-force')).toEqual(['a 0401'])
    table.act({ type: 'recon-in-force', unit: 0, to: table.hex('0401') })
    expect(table.state.specialistState[0]).toBe(specialistState.active)
    expect(table.of('a')).toMatchObject({ active: 6, action: actionPoint.available })
  })

  test('operational.F25: not onto a unit, not over a river, not by infantry alone, nor by the weak', () => {
    expect(lay({ type: 'british-armour' }, plain, { hex: '0401' }).legal('recon-in-force')).toEqual([])
    expect(lay({ type: 'british-armour' }).legal('recon-in-force')).toEqual([])
    const table = lay({}, plain)
    expect(table.refusal({ type: 'recon-in-force', unit: 0, to: table.hex('0401') })).toBe(
      'a has nobody to thrust into 0401 and back.',
    )
    expect(lay({ type: 'british-armour', steps: 2 }, plain).legal('recon-in-force')).toEqual([])
  })
})

describe('digging in', () => {
  test('operational.F32: adds a level, once a turn, up to fortified', () => {
    const table = lay({})
    table.act({ type: 'entrench', unit: 0 })
    expect(table.of('a')).toMatchObject({ entrenchment: 1, points: 4, action: actionPoint.available })
    expect(table.events).toMatchObject([{ type: 'order' }, { type: 'entrenched', level: 1 }])
    expect(table.refusal({ type: 'entrench', unit: 0 })).toBe('a has dug in this turn already.')
    table.endTurn()
    table.endTurn()
    table.act({ type: 'entrench', unit: 0 })
    expect(table.of('a').entrenchment).toBe(2)
    table.endTurn()
    table.endTurn()
    expect(table.refusal({ type: 'entrench', unit: 0 })).toBe('a is fortified already.')
    const lines = table.events.map((event) => lineOf(table.game.scenario, event)?.text)
    expect(lines).toEqual(expect.arrayContaining(['a digs in.', 'a fortifies its position.']))
  })

  test.each([
    [
      'who is out of supply',
      (table: StaffTable) => {
        table.state.unsupplied[0] = 1
      },
      'a is out of supply.',
    ],
    [
      'who has no active step',
      (table: StaffTable) => {
        table.state.active[0] = 0
      },
      'a has no active steps.',
    ],
    ['who has moved', (table: StaffTable) => table.move('a', '0201'), 'a does not have all its movement points.'],
    [
      'who has fought',
      (table: StaffTable) => {
        table.state.actionPoint[0] = actionPoint.expended
      },
      'The action point of a is locked or spent.',
    ],
  ])('operational.F32: not for %s', (_, change, reason) => {
    const table = lay({})
    change(table)
    expect(table.legal('entrench')).toEqual([])
    expect(table.refusal({ type: 'entrench', unit: 0 })).toBe(reason)
  })

  test('operational.F32, H10: also while the battle is prepared', () => {
    const table = lay({}, { prepares: [true, false] })
    table.act({ type: 'entrench', unit: 0 })
    expect(table.of('a').entrenchment).toBe(1)
  })
})
