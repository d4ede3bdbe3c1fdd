import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { queueOf } from '../../../../tests/support/queue.ts'
import { layTable } from '../../../../tests/support/table.ts'
import { actionPoint, specialistState } from '../types.ts'

/** The second side's turn comes next: its unit B lies on its source, C far beyond everything. */
const camp = (b: Partial<UnitSketch>, c: Partial<UnitSketch> = {}, sketch: Partial<ScenarioSketch> = {}) => {
  const table = layTable({
    map: `. . . . . . . .
           . . . . . . . .`,
    owner: `2 2 2 2 2 2 2 2
             2 2 2 2 2 2 2 1`,
    sources: [[], ['rail 0101']],
    hubs: [[], ['0101 1']],
    objectives: [{ side: 0, hex: '0101' }],
    ...sketch,
    units: [
      { id: 'other', side: 0, hex: '0802' },
      { id: 'b', side: 1, hex: '0101', ...b },
      { id: 'c', side: 1, hex: '0801', ...c },
    ],
  })
  return table
}

describe('supplied', () => {
  test.each([
    [50, 1],
    [150, 2],
    [250, 3],
    [350, 3],
  ])('B18: experience %i recovers %i steps', (experience, recovered) => {
    const table = camp({ steps: 7, suppressed: 6, experience })
    table.endTurn()
    expect(table.of('b')).toMatchObject({ active: 1 + recovered, suppressed: 6 - recovered, unsupplied: 0 })
  })

  test.each([
    [50, 0],
    [150, 1],
    [250, 2],
  ])('B18: in mountains experience %i recovers %i', (experience, recovered) => {
    const table = camp({ steps: 7, suppressed: 6, experience }, {}, { map: 'M . . . . . . .\n . . . . . . . .' })
    table.endTurn()
    expect(table.of('b')).toMatchObject({ active: 1 + recovered })
  })

  test('B7, B8: steps that recover take their places before specialists that belong behind them', () => {
    const table = camp({ steps: 7, suppressed: 5, specialists: ['anti-tank-guns'] })
    const queue = () => queueOf(table.game.table, table.state, 1)
    expect(queue()).toBe('+ + anti-tank-guns - - - - -')
    table.endTurn()
    expect(queue()).toBe('+ + + anti-tank-guns + - - -')
  })

  test('C1, C6, D22: points, action point and this turn’s losses begin anew', () => {
    const table = camp({ hex: '0201' })
    table.state.lossesThisTurn[1] = 3
    table.state.retreated[1] = 1
    table.endTurn()
    table.move('b', '0301')
    expect(table.of('b')).toMatchObject({ points: 3 })
    table.endTurn()
    table.endTurn()
    expect(table.of('b')).toMatchObject({ points: 4, action: actionPoint.available })
    expect(table.state.lossesThisTurn[1] + table.state.retreated[1]).toBe(0)
  })

  test('E12: back in supply, what was taken is given back', () => {
    const table = camp({ steps: 7, suppressed: 7, unsupplied: 5 })
    table.endTurn()
    expect(table.of('b')).toMatchObject({ unsupplied: 0, active: 2, points: 4, action: actionPoint.available })
  })
})

describe('unsupplied', () => {
  test.each([
    [0, 150, { unsupplied: 1, active: 5, suppressed: 2, points: 4, action: actionPoint.available }],
    [1, 50, { unsupplied: 2, active: 2, suppressed: 5, points: 4, action: actionPoint.expended }],
    [1, 150, { unsupplied: 2, active: 3, suppressed: 4, points: 4, action: actionPoint.expended }],
    [1, 250, { unsupplied: 2, active: 4, suppressed: 3, points: 4, action: actionPoint.expended }],
    [1, 350, { unsupplied: 2, active: 4, suppressed: 3, points: 4, action: actionPoint.expended }],
    [2, 150, { unsupplied: 3, active: 0, suppressed: 7, points: 3, action: actionPoint.expended }],
    [3, 150, { unsupplied: 4, active: 0, suppressed: 4, points: 3, action: actionPoint.expended }],
    [7, 150, { unsupplied: 8, active: 0, suppressed: 4, points: 3, action: actionPoint.expended }],
  ])('E12, B17: after %i turns without, experience %i: %j', (unsupplied, experience, expected) => {
    const table = camp({}, { steps: 7, suppressed: 2, unsupplied, experience })
    table.endTurn()
    expect(table.of('c')).toMatchObject(expected)
  })

  test('E12: on the third turn its guns on the move are out too, and do not come back with the enemy’s turn', () => {
    const table = camp({}, { specialists: ['field-artillery'], unsupplied: 2 })
    const guns = 2 * table.game.table.slots
    table.state.specialistState[guns] = specialistState.towed
    table.endTurn()
    table.endTurn()
    expect(table.state.specialistState[guns]).toBe(specialistState.suppressed)
  })

  test('E12, d24: it fords no river and enters no hard ground any more', () => {
    const sketch = { barriers: ['minor-river 0801 W SW'], map: '. . . . . . . .\n . . . . . . . .' }
    const can = (unsupplied: number) => {
      const table = camp({}, { unsupplied }, sketch)
      table.endTurn()
      return table.isLegal({ type: 'move', unit: table.unit('c'), to: table.hex('0701') })
    }
    expect([can(0), can(1), can(2), can(3)]).toEqual([true, true, false, false])
  })

  test('E12, I3: steps that starve scatter; the last one is the end of the unit', () => {
    const table = camp({}, { steps: 3, suppressed: 3, unsupplied: 3, experience: 150 })
    table.endTurn()
    expect(table.at('c')).toBe('off the map')
    expect([...table.state.scattered]).toEqual([0, 3])
    expect([...table.state.score]).toEqual([3, 0])
    expect(table.events.map((event) => event.type).slice(0, 4)).toEqual(['turn', 'supply', 'stragglers', 'destroyed'])
  })
})

describe('the roll', () => {
  const muddy = { weather: 'mud' }

  test.each([
    [0, 150, 76],
    [1, 150, 81],
    [2, 150, 86],
    [3, 150, 91],
    [9, 150, 91],
    [0, 350, 86],
    [3, 350, 100],
  ])('E10, E11: after %i turns without, experience %i: %i per cent', (unsupplied, experience, chance) => {
    const supplied = (roll: number) => {
      const table = camp({ hex: '0501', unsupplied, experience }, { hex: '0101' }, muddy)
      table.endTurn(chance < 100 ? [roll] : undefined)
      return table.of('b').unsupplied === 0
    }
    expect(supplied(chance - 1)).toBe(true)
    if (chance < 100) expect(supplied(chance)).toBe(false)
  })

  test('H9: an event that rolled says so', () => {
    const table = camp({ hex: '0501' }, { hex: '0101' }, muddy)
    table.endTurn([75])
    expect(table.events).toMatchObject([{ type: 'turn' }, { type: 'supply', turns: 0, chance: 76, rolled: true }])
    const unlucky = camp({ hex: '0501' }, { hex: '0101' }, muddy)
    unlucky.endTurn([76])
    expect(unlucky.events).toMatchObject([{ type: 'turn' }, { type: 'supply', turns: 1, chance: 76, rolled: true }])
  })
})
