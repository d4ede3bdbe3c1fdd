import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../tests/support/operational.ts'
import { byRule, layTable, type PlayTable } from '../../../tests/support/table.ts'
import { degree } from '../../hex.ts'
import { actionPoint, crossing, dump, specialistState, stance } from './types.ts'

/** A row of hexes with the sea behind it. */
const lane = (signs: string): string => `${signs}\n ${signs.replaceAll(/\S/g, '~')}`
const seaBehind = (owner: string): string => `${owner}\n ${owner.replaceAll(/\S/g, '-')}`

/** Puts straggling steps of a unit into a hex. */
const straggle = ({ state, hex, unit }: PlayTable, id: string, at: string, steps: number): void => {
  for (let step = 0; step < steps; step++) state.stragglers[hex(at) * 3 + step] = unit(id) + 1
}

describe('stragglers and headquarters in the way', () => {
  const road: ScenarioSketch = {
    map: lane('. . . . . . . .'),
    owner: seaBehind('1 1 1 2 2 2 2 2'),
    units: [
      { id: 'a', side: 0, hex: '0201' },
      { id: 'e', side: 1, hex: '0801', steps: 2 },
    ],
  }

  test('operational.C19: three stragglers of either side make a hex cost three points, two do not', () => {
    const table = layTable(road)
    straggle(table, 'a', '0301', 3)
    expect(table.reach('a')).toMatchObject({ '0101': 1, '0301': 3, '0401': 4 })
    const enemy = layTable(road)
    straggle(enemy, 'e', '0401', 3)
    expect(enemy.reach('a')).toMatchObject({ '0301': 1, '0401': 4, '0501': 5 })
    const two = layTable(road)
    straggle(two, 'e', '0401', 2)
    expect(two.reach('a')).toMatchObject({ '0401': 2 })
  })

  test('operational.C19: ground that costs more than three points costs what it costs', () => {
    const table = layTable({ ...road, map: lane('. . M . . . . .') })
    straggle(table, 'a', '0301', 3)
    expect(table.reach('a')).toMatchObject({ '0301': 3 })
    expect(byRule(table.explain('movement', 'a', '0301'))).toEqual({ C1: 3 })
  })

  test('operational.C19: what they cost is a term of its own', () => {
    const table = layTable(road)
    straggle(table, 'e', '0401', 3)
    expect(byRule(table.explain('movement', 'a', '0501'))).toEqual({ C1: 3, C19: 2 })
  })

  test('operational.C19: enemy stragglers are taken, and the hex is clear for the next; one’s own stay in the way', () => {
    const table = layTable(road)
    straggle(table, 'e', '0401', 3)
    table.move('a', '0401')
    expect(table.of('a').points).toBe(0)
    expect(table.state.prisoners[0]).toBe(3)
    expect(table.events.map(({ type }) => type)).toEqual(['moved', 'ground', 'prisoners'])
    const own = layTable(road)
    straggle(own, 'a', '0301', 3)
    own.move('a', '0301')
    expect(own.state.stragglers[own.hex('0301') * 3 + 2]).toBe(1)
  })

  test('operational.C19, F9: an enemy headquarters costs three points and is overrun', () => {
    const table = layTable({ ...road, headquarters: [{ side: 1, hex: '0401' }] })
    expect(table.reach('a')).toMatchObject({ '0401': 4 })
    table.move('a', '0401')
    expect(table.state.hqHex[0]).not.toBe(table.hex('0401'))
    expect(table.events.map(({ type }) => type)).toContain('hq-overrun')
  })

  test('operational.C15: a weak unit keeps out of the hex of a headquarters', () => {
    const table = layTable({ ...road, headquarters: [{ side: 1, hex: '0401' }] })
    table.state.retreated[table.unit('a')] = 1
    expect(Object.keys(table.reach('a'))).toEqual(['0101', '0301'])
  })
})

describe('what a move leaves behind', () => {
  const camp: ScenarioSketch = {
    map: lane('. . . . . .'),
    owner: seaBehind('1 1 1 1 1 2'),
    units: [
      { id: 'a', side: 0, hex: '0201', entrenchment: 1, specialists: ['field-artillery', 'engineers'] },
      { id: 'e', side: 1, hex: '0601' },
    ],
  }

  test('operational.B6: towed guns are suppressed by any move until the enemy’s turn begins', () => {
    const table = layTable(camp)
    const { state } = table
    table.move('a', '0301')
    expect([...state.specialistState.slice(0, 2)]).toEqual([specialistState.towed, specialistState.active])
    table.endTurn()
    expect([...state.specialistState.slice(0, 2)]).toEqual([specialistState.active, specialistState.active])
  })

  test('operational.F27, D28: trenches, a fixed dump and a special order stay behind, supplies on wheels do not', () => {
    const table = layTable(camp)
    const { state } = table
    state.dump[0] = dump.fixed
    state.stance[0] = stance.counterattack
    table.move('a', '0301')
    expect([state.entrenchment[0], state.dump[0], state.stance[0], state.moved[0]]).toEqual([0, 0, 0, 1])
    const wheels = layTable(camp)
    wheels.state.dump[0] = dump.mobile
    wheels.move('a', '0301')
    expect(wheels.state.dump[0]).toBe(dump.mobile)
  })
})

describe('lorries', () => {
  test('operational.F28: motorised infantry moves like those who drive, and its action point buys two points more', () => {
    const table = layTable({ map: lane('. . C . . . . . . . .'), units: [{ id: 'a', side: 0, hex: '0101' }] })
    expect(table.reach('a')).toMatchObject({ '0301': 2, '0801': 7 })
    table.state.motorised[0] = 1
    expect(table.reach('a')).toMatchObject({ '0301': 3, '0901': 9 })
    expect(byRule(table.explain('movement', 'a', '0301'))).toEqual({ F28: 3 })
    table.move('a', '0901')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended })
  })
})

describe('pontoon bridges', () => {
  test('operational.C11: units cross them as other bridges, but not before they are open', () => {
    const table = layTable({
      map: lane('. . . . . .'),
      barriers: ['major-river 0201 E'],
      units: [{ id: 'a', side: 0, hex: '0101' }],
    })
    const [at] = [table.game.table.crossingAt[table.hex('0201') * degree + 1]]
    expect(at).toBeGreaterThanOrEqual(0)
    for (const [state, far] of [
      [crossing.pontoon, true],
      [crossing.pontoonSoon, false],
      [crossing.damaged, false],
      [crossing.repairSoon, false],
      [crossing.bridge, true],
    ] as const) {
      table.state.crossing[at] = state
      expect('0301' in table.reach('a')).toBe(far)
    }
  })
})

describe('scouts', () => {
  const field: ScenarioSketch = {
    map: `. . . . .
           . . . . .
          . . . . .
           . . . . .
          . . . . .`,
    owner: `1 1 2 2 2
             1 2 2 2 2
            2 2 2 2 2
             1 2 2 2 2
            1 1 2 2 2`,
  }
  const withUnit = (unit: Partial<UnitSketch>, more: Partial<ScenarioSketch> = {}) =>
    layTable({
      ...field,
      ...more,
      units: [
        { id: 'a', side: 0, hex: '0102', ...unit },
        { id: 'e', side: 1, hex: '0505' },
      ],
    })

  test('operational.C18: they take all hexes beside the way that nobody holds, even with fewer of one’s own around', () => {
    const usual = withUnit({})
    usual.move('a', '0202')
    expect([usual.owner('0203'), usual.owner('0302'), usual.owner('0303')]).toEqual(['2', '2', '2'])
    const scouts = withUnit({ specialists: ['reconnaissance'] })
    scouts.move('a', '0202')
    expect([scouts.owner('0302'), scouts.owner('0203'), scouts.owner('0303')]).toEqual(['1', '1', '1'])
    expect(scouts.owner('0402')).toBe('2')
  })

  test('operational.C18: not with suppressed scouts, not over a river, not stragglers and cities', () => {
    const silent = withUnit({ specialists: ['reconnaissance'] })
    silent.state.specialistState[0] = specialistState.suppressed
    silent.move('a', '0202')
    expect(silent.owner('0302')).toBe('2')
    const river = withUnit({ specialists: ['reconnaissance'] }, { barriers: ['minor-river 0202 E'] })
    river.move('a', '0202')
    expect(river.owner('0302')).toBe('2')
    const held = withUnit({ specialists: ['reconnaissance'] })
    straggle(held, 'e', '0302', 1)
    held.move('a', '0202')
    expect(held.owner('0302')).toBe('2')
  })
})

describe('what nobody knew of', () => {
  /** The enemy stands five hexes beyond the front line, in the fog. */
  const fog = (unit: Partial<UnitSketch>, enemy: Partial<UnitSketch> = {}, sketch: Partial<ScenarioSketch> = {}) =>
    layTable({
      map: lane('. . . . . . . . . . . .'),
      owner: seaBehind('1 1 2 2 2 2 2 2 2 2 2 2'),
      fog: true,
      ...sketch,
      units: [
        { id: 'a', side: 0, hex: '0201', type: 'british-armour', ...unit },
        { id: 'e', side: 1, hex: '0801', ...enemy },
      ],
    })

  test('operational.H7: a zone that is not known does not limit the reach', () => {
    expect(fog({}).reach('a')).toMatchObject({ '0701': 5, '0801': 6, '0901': 7 })
  })

  test('operational.H7: a unit goes into it if its points suffice, and stops: no points, the action point locked, a marker', () => {
    const table = fog({})
    table.move('a', '0901')
    expect(table.at('a')).toBe('0701')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.locked })
    const stopped = table.events.find(({ type }) => type === 'stopped')
    expect(stopped).toMatchObject({ unit: 0, at: table.hex('0701'), rolled: true })
    expect(table.owner('0701')).toBe('1')
  })

  test('operational.H7, H8: with extended movement it stops before it, pays as if it had gone in, and loses its action point', () => {
    const table = fog({ type: 'british-infantry' })
    table.move('a', '0701')
    expect(table.at('a')).toBe('0601')
    // Four points and three more, five spent.
    expect(table.of('a')).toMatchObject({ points: 2, action: actionPoint.expended })
  })

  test('operational.H7: scouts stop before it and pay nothing for it', () => {
    const table = fog({ specialists: ['reconnaissance'] })
    table.move('a', '0901')
    expect(table.at('a')).toBe('0601')
    expect(table.of('a')).toMatchObject({ points: 3, action: actionPoint.available })
    expect(table.isLegal({ type: 'move', unit: 0, to: table.hex('0701') })).toBe(true)
    expect(table.isLegal({ type: 'move', unit: 0, to: table.hex('0801') })).toBe(false)
  })

  test('operational.H7: ski troops do the same, but only in snow', () => {
    const table = fog({ type: 'british-armour', specialists: ['ski-troops'] }, {}, { weather: 'snow' })
    table.move('a', '0901')
    expect(table.at('a')).toBe('0601')
    const ways = ['road 0101 0201 0301 0401 0501 0601 0701 0801 0901']
    for (const weather of ['dry', 'mud']) {
      const table = fog({ specialists: ['ski-troops'] }, {}, { weather, ways })
      table.move('a', '0901')
      expect(table.at('a')).toBe('0701')
    }
  })

  test('operational.H8: nobody walks into a weak unit that hides in the fog', () => {
    const table = fog({}, { steps: 2 })
    table.move('a', '0901')
    expect(table.at('a')).toBe('0701')
    expect(table.of('a')).toMatchObject({ points: 2, action: actionPoint.available })
  })

  test('operational.H8: a marker exerts a zone of control when it is strong', () => {
    const table = fog({})
    table.state.marked[1] = 1
    expect(Object.keys(table.reach('a'))).toEqual(['0101', '0301', '0401', '0501', '0601', '0701'])
    const weak = fog({}, { steps: 2 })
    weak.state.marked[1] = 1
    expect(weak.reach('a')).toMatchObject({ '0701': 5 })
    expect(Object.keys(weak.reach('a'))).not.toContain('0801')
  })

  test('operational.H7: who cannot stop where it is stopped falls back to where it can', () => {
    const table = fog({}, {}, { map: lane('. . . . . A A . . . . .'), ways: ['road 0501 0601 0701 0801'] })
    table.move('a', '0901')
    expect(table.at('a')).toBe('0501')
  })
})
