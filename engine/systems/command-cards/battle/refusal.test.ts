import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle, layDuel } from '../../../../tests/support/cardBattle.ts'
import { phase, status } from '../types.ts'

/** Why `a` does not attack `b`, or another one. */
const why = (table: BattleTable, target = 'b', unit = 'a'): string =>
  table.game.refusal(table.state, table.state.side, {
    type: 'attack',
    unit: table.unit(unit),
    target: table.unit(target),
  })

const rows = (signs: string): string => `${signs}\n. . . . . . . . .`

const across = (signs: string, hex: string, type = 'infantry'): BattleTable =>
  layBattle({
    map: rows(signs),
    units: [
      { id: 'a', side: 0, hex: '0101', type },
      { id: 'b', side: 1, hex },
      { id: 'c', side: 0, hex: '0902' },
    ],
  })

const open = '. . . . . . . . .'

describe('why a unit does not battle', () => {
  test.each([
    ['C3', status.ordered, 'a has no order.'],
    ['C10', status.battled, 'a has battled in this turn.'],
    ['A19', status.arrived, 'a has come in in this turn.'],
    ['T3', status.barred, 'a cannot battle in this turn after the ground moved over.'],
  ])('command-cards.%s: by its state', (_rule, bit, text) => {
    const table = across(open, '0301')
    table.state.status[table.unit('a')] ^= bit
    expect(why(table)).toBe(text)
  })

  test('command-cards.C7: moved too far', () => {
    const table = across(open, '0301')
    table.state.steps[table.unit('a')] = 2
    expect(why(table)).toBe('a has moved too far to battle.')
  })

  test('command-cards.N3: too far for anything but close assault', () => {
    const table = layDuel({ nation: 'japanese' }, { hex: '0203' })
    table.state.steps[table.unit('a')] = 2
    expect(why(table)).toBe('a has moved too far for anything but close assault.')
  })

  test('command-cards.C12: out of range', () => {
    expect(why(across(open, '0601'))).toBe('b is 5 hexes away: a does not reach so far.')
  })

  test('command-cards.C13: out of sight', () => {
    expect(why(across('. f . . . . . . .', '0301'))).toBe('a does not see b.')
  })

  test('command-cards.A18: in the dark', () => {
    const table = across(open, '0301')
    table.state.visibility = 1
    expect(why(table)).toBe('It is dark: nobody sees farther than 1 hex.')
  })

  test('command-cards.C11: beside an enemy', () => {
    const table = layDuel({}, {}, [{ id: 'c', side: 1, hex: '0302' }])
    expect(why(table, 'c')).toBe('a is beside an enemy and can only close in on that one.')
  })

  test('command-cards.C22: with no dice left', () => {
    expect(why(across('o . f . . . . . .', '0301', 'armour'))).toBe('a would have no dice left against b.')
  })

  test('command-cards.C11: its own side', () => {
    expect(why(across(open, '0301'), 'c')).toBe('c is no enemy.')
  })

  test('command-cards.C19: only the unit that took ground battles in an overrun', () => {
    const table = layDuel({ type: 'armour' }, { type: 'sniper' }, [
      { id: 'c', side: 1, hex: '0303' },
      { id: 'd', side: 0, hex: '0203' },
    ])
    table.roll('grenade', 'star', 'star')
    table.attack('a', 'b')
    table.act({ type: 'advance' })
    expect(table.state.phase).toBe(phase.overrun)
    expect(why(table, 'c', 'd')).toBe('d is not the unit that may battle now.')
  })
})

describe('why flags and retreats are refused', () => {
  test('command-cards.C16, C17: each for its own reason', () => {
    const table = layDuel({}, { leader: true })
    table.roll('flag', 'flag', 'star')
    table.attack('a', 'b')
    const refusal = (action: Parameters<typeof table.act>[0]): string => table.game.refusal(table.state, 1, action)
    expect(refusal({ type: 'ignore', count: 2 })).toBe('b may ignore at most 1.')
    expect(refusal({ type: 'retreat', to: table.hex('0303') })).toBe(
      'It is to be settled first how many flags are ignored.',
    )
    table.act({ type: 'ignore', count: 0 })
    expect(refusal({ type: 'ignore', count: 1 })).toBe('b may ignore no flag.')
    expect(refusal({ type: 'retreat', to: table.hex('0305') })).toBe('b cannot fall back to 0305.')
    expect(refusal({ type: 'done' })).toBe('The unit must retreat first.')
  })
})
