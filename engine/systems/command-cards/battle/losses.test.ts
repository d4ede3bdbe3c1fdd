import { describe, expect, test } from 'vitest'
import { layBattle } from '../../../../tests/support/cardBattle.ts'
import type { UnitSketch } from '../../../../tests/support/commandCards.ts'
import { gear, phase } from '../types.ts'

const lay = (b: Partial<UnitSketch>, others: readonly UnitSketch[] = [], obstacles: readonly string[] = []) =>
  layBattle(
    {
      map: '. . . . . .\n. . . . . .\n. . . . . .',
      obstacles,
      units: [
        { id: 'a', side: 0, hex: '0303', type: 'armour' },
        { id: 'b', side: 1, hex: '0302', figures: 1, ...b },
        ...others,
      ],
      sides: b.nation === 'italian' ? [{}, { nation: 'italian' }] : undefined,
    },
    [['staff-order'], ['patrol-left', 'patrol-centre', 'patrol-right', 'march-order', 'rapid-fire', 'gun-line']],
  )

describe('a destroyed unit', () => {
  test('command-cards.T10: its sandbags go with it', () => {
    const table = lay({}, [], ['sandbags 0302'])
    table.roll('infantry', 'star')
    table.attack('a', 'b')
    expect(table.state.obstacle[table.hex('0302')]).toBe(0)
  })

  test('command-cards.A8: two stars short of death its leader goes on with the nearest infantry', () => {
    const others: readonly UnitSketch[] = [
      { id: 'far', side: 1, hex: '0601' },
      { id: 'near', side: 1, hex: '0401' },
      { id: 'tank', side: 1, hex: '0202', type: 'armour' },
    ]
    const table = lay({ leader: true }, others)
    table.roll('infantry', 'armour', 'armour', 'grenade', 'grenade')
    table.attack('a', 'b')
    expect(table.at('b')).toBe('destroyed')
    expect(table.state.gear[table.unit('near')] & gear.leader).toBe(gear.leader)
    expect([table.state.destroyedMedals[0], table.state.otherMedals[0]]).toEqual([1, 0])
    const fallen = lay({ leader: true }, others)
    fallen.roll('infantry', 'armour', 'armour', 'star', 'grenade')
    fallen.attack('a', 'b')
    expect([fallen.state.destroyedMedals[0], fallen.state.otherMedals[0]]).toEqual([1, 1])
  })

  test('command-cards.N6: an Italian side gives up a card of its choice, and then the battle goes on', () => {
    const table = lay({ nation: 'italian' })
    table.roll('infantry', 'armour', 'armour')
    table.attack('a', 'b')
    expect([table.state.phase, table.state.side]).toEqual([phase.discard, 1])
    table.act({ type: 'discard', card: table.card('gun-line') })
    expect(table.handOf(1)).toHaveLength(5)
    expect([table.state.phase, table.state.side]).toEqual([phase.advance, 0])
  })
})
