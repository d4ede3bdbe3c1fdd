import { describe, expect, test } from 'vitest'
import { type BattleTable, layBattle, layDuel } from '../../../tests/support/cardBattle.ts'
import type { UnitSketch } from '../../../tests/support/commandCards.ts'

const lay = (b: Partial<UnitSketch> = {}, a: Partial<UnitSketch> = {}, ground = '.'): BattleTable =>
  layBattle({
    map: `. . . . .\n. . . . .\n. . . . .\n. . . . .\n. . ${ground} . .\n. . . . .`,
    units: [
      { id: 'a', side: 0, hex: '0306', ...a },
      { id: 'b', side: 1, hex: '0305', ...b },
    ],
  })

const forecast = (table: BattleTable) => table.game.forecast(table.state, table.unit('a'), table.unit('b'))

describe('forecast', () => {
  test('command-cards.C14: of three dice each hits infantry by half', () => {
    expect(forecast(lay())).toMatchObject({ dice: 3, hits: 1500, kill: 0, flags: 500 })
    expect(forecast(lay({ figures: 1 }))).toMatchObject({ kill: 875, hits: 875 })
  })

  test('command-cards.C14: armour is hit by two sides, artillery by one and has two figures', () => {
    expect(forecast(lay({ type: 'armour' }))?.hits).toBe(1000)
    expect(forecast(lay({ type: 'artillery' }))?.hits).toBe(495)
  })

  test('command-cards.C21: a hit on a heavy tank is one in eighteen', () => {
    expect(forecast(lay({ type: 'heavy-tank' }))?.kill).toBe(158)
  })

  test('command-cards.C17: flags that are ignored do not drive it off', () => {
    expect(forecast(lay())?.retreat).toBe(421)
    expect(forecast(lay({}, {}, '+'))?.retreat).toBe(74)
    expect(forecast(lay({}, {}, '+'))?.flags).toBe(79)
  })

  test('command-cards.C16: with no way back flags kill', () => {
    const table = layBattle({
      map: '. . .\n. . .',
      units: [
        { id: 'a', side: 0, hex: '0202' },
        { id: 'b', side: 1, hex: '0201', figures: 1 },
      ],
    })
    expect(forecast(table)).toMatchObject({ kill: 963, retreat: 0 })
  })

  test('command-cards.C12, C22: it has the terms of its dice', () => {
    const terms = forecast(lay({}, { type: 'armour' }, 'o'))?.terms
    expect(terms?.map(({ rule, value }) => [rule, value])).toEqual([
      ['command-cards.C12', 3000],
      ['command-cards.T14', -2000],
    ])
  })

  test('command-cards.C12: none where no battle is possible', () => {
    expect(forecast(lay({ hex: '0301' }, { hex: '0506' }))).toBeUndefined()
  })
})

describe('forecasts of other battles', () => {
  test('command-cards.N7: of a second close assault', () => {
    const table = layDuel({ nation: 'french' }, { figures: 1 }, [{ id: 'c', side: 1, hex: '0404' }])
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    table.done()
    expect(table.game.forecast(table.state, table.unit('a'), table.unit('c'))).toMatchObject({ dice: 1, hits: 500 })
  })

  test('command-cards.N5: of striking back', () => {
    const table = layDuel({}, { nation: 'british', figures: 2 })
    table.roll('infantry', 'star', 'star')
    table.attack('a', 'b')
    expect(table.game.forecast(table.state, table.unit('b'), table.unit('a'))?.dice).toBe(1)
  })
})

describe('explanations', () => {
  test('command-cards.C12: dice, term by term', () => {
    const table = lay({}, { type: 'armour' }, 'o')
    expect(table.game.explain(table.state, { about: 'dice', attacker: 0, target: 1 })).toEqual({
      subject: 'a against b',
      unit: 'dice',
      value: 1000,
      terms: [
        { rule: 'command-cards.C12', label: 'Armour in close assault', value: 3000 },
        { rule: 'command-cards.T14', label: 'Town of the target', value: -2000 },
      ],
    })
    expect(table.game.explain(table.state, { about: 'dice', attacker: 0, target: 0 })).toBeUndefined()
  })

  test('command-cards.C17: flags', () => {
    const table = lay({ nation: 'japanese', leader: true }, {}, '+')
    expect(table.game.explain(table.state, { about: 'flags', unit: 1 })).toEqual({
      subject: 'b',
      unit: 'flags',
      value: 3000,
      terms: [
        { rule: 'command-cards.T18', label: 'Cemetery', value: 1000 },
        { rule: 'command-cards.N3', label: 'Japanese infantry', value: 1000 },
        { rule: 'command-cards.A8', label: 'Leader', value: 1000 },
      ],
    })
  })

  test('command-cards.C15: medals', () => {
    const table = layBattle({
      map: '. . . .',
      medals: [{ name: 'The mill', hexes: '0101' }],
      units: [{ id: 'a', side: 0, hex: '0101' }],
    })
    table.state.destroyedMedals[0] = 2
    expect(table.game.explain(table.state, { about: 'medals', side: 0 })).toMatchObject({
      unit: 'points',
      value: 3000,
      terms: [
        { label: 'Units destroyed', value: 2000 },
        { label: 'The mill', value: 1000 },
      ],
    })
  })
})
