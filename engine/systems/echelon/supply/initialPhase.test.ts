import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../../tests/support/echelonField.ts'
import { rail, status, supply } from '../types.ts'
import { beginInitial } from './initialPhase.ts'

const map = Array.from({ length: 12 }, () => '.').join(' ')
const man: UnitSketch = { id: 'man', side: 0, design: 'infantry regiment 2-3-6', hex: '0501' }
const base: FieldSketch = { map, owned: ['all', ''], units: [man], turns: 20 }

/** Turns of a side begin one after another, with a die each. */
const begin = ({ game, state, draft }: EchelonField, rolls: readonly number[] = []): void => {
  state.turn++
  beginInitial(game.services, draft(rolls))
}

describe('supply at the start of a player-turn', () => {
  it('is told of each unit (echelon.S1)', () => {
    const field = layField({ ...base, sides: [{ sources: '0101' }, {}] })
    begin(field)
    expect(field.state.supply[0]).toBe(supply.none)
    field.state.owner[field.hex('0101')] = 0
    begin(field)
    expect(field.state.supply[0]).toBe(supply.isolated)
  })

  it('eliminates who is isolated for four turns, on a die and the turns above four (echelon.S4)', () => {
    const field = layField(base)
    field.state.isolated[0] = 0
    begin(field)
    begin(field)
    begin(field)
    expect(field.state.isolated[0]).toBe(3)
    begin(field, [4])
    expect(field.at('man')).toBe('0501')
    begin(field, [4])
    expect(field.state.hex[0]).toBe(-2)
    expect(field.events).toContainEqual({ type: 'starved', side: 0, unit: 0, roll: 5, gone: true, rolled: true })
  })

  it('is full in the turn of a landing and in the next one (echelon.S3)', () => {
    const field = layField(base)
    field.state.free[0] = field.game.table.scenario.rules.supply.freeTurns
    begin(field)
    expect([field.state.supply[0], field.state.isolated[0]]).toEqual([supply.full, 0])
    begin(field)
    expect([field.state.supply[0], field.state.isolated[0]]).toEqual([supply.isolated, 1])
  })

  it('ends disruption and dispersion (echelon.C9, L5)', () => {
    const field = layField(base)
    field.state.status[0] = status.disrupted | status.dispersed | status.marked
    begin(field)
    expect(field.state.status[0]).toBe(status.marked)
  })
})

describe('partisans', () => {
  const partisan: UnitSketch = { id: 'man', side: 0, design: 'partisan battalion 1-6', hex: '0501' }
  const sketch: FieldSketch = { ...base, units: [partisan], ways: ['rail 0401 0501 0601'], owned: ['', 'all'] }
  it.each([
    [4, rail.laid | rail.broken],
    [3, rail.laid],
  ])('with a die of %i leave the railway so (echelon.45a)', (die, left) => {
    const field = layField(sketch)
    field.state.rail[field.hex('0501')] = rail.laid
    begin(field, [die - 1])
    expect(field.state.rail[field.hex('0501')]).toBe(left)
  })

  it('need no supply and do not starve (echelon.45a)', () => {
    const field = layField({ ...sketch, ways: [] })
    for (let turn = 0; turn < 6; turn++) begin(field)
    expect([field.state.supply[0], field.state.isolated[0]]).toEqual([supply.full, 0])
  })
})

describe('income', () => {
  const income = { supply: 4, special: 1, infantry: 2, armour: 1 }
  it('is laid down at the entry of its side while it holds it (echelon.S6)', () => {
    const field = layField({ ...base, sides: [{ entry: '0101', income, start: { ...income, supply: 1 } }, {}] })
    const { state, hex } = field
    expect([state.stock[hex('0101')], state.special[hex('0101')], state.infantry[0], state.armour[0]]).toEqual([
      3, 3, 24, 12,
    ])
    begin(field)
    expect([state.stock[hex('0101')], state.special[hex('0101')], state.infantry[0], state.armour[0]]).toEqual([
      15, 6, 48, 24,
    ])
    state.owner[hex('0101')] = 2
    begin(field)
    expect([state.stock[hex('0101')], state.infantry[0]]).toEqual([15, 72])
  })

  it('fills the SMPs of its pool again (echelon.49a)', () => {
    const field = layField({ ...base, sides: [{ smp: 10 }, {}] })
    expect(field.state.smp[0]).toBe(30)
    field.state.smp[0] = 0
    begin(field)
    expect(field.state.smp[0]).toBe(30)
  })
})

describe('arrivals', () => {
  const late: UnitSketch = { id: 'late', side: 0, design: 'infantry division 5-6-6', turn: 2, entry: '0101' }
  it('come in their turn, at their entry (echelon.W1)', () => {
    const field = layField({ ...base, units: [man, late] })
    expect(field.at('late')).toBe(0)
    begin(field)
    expect(field.at('late')).toBe('0101')
  })

  it('wait while there is no room (echelon.W1)', () => {
    const others = ['a', 'b', 'c', 'd'].map((id): UnitSketch => ({ ...late, id, turn: undefined, hex: '0101' }))
    const field = layField({ ...base, units: [man, late, ...others] })
    begin(field)
    expect(field.at('late')).toBe(0)
    field.state.hex[field.unit('d')] = field.hex('0301')
    field.state.hex[field.unit('c')] = field.hex('0301')
    begin(field)
    expect(field.at('late')).toBe('0101')
  })

  it('wait while the enemy is there (echelon.W1)', () => {
    const field = layField({ ...base, units: [man, late] })
    field.state.owner[field.hex('0101')] = 2
    begin(field)
    expect(field.at('late')).toBe(0)
    field.state.owner[field.hex('0101')] = 1
    begin(field)
    expect(field.at('late')).toBe('0101')
  })
})
