import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layTable, type PlayTable, rank } from '../../../../tests/support/table.ts'
import { actionPoint, destroyed, specialistState } from '../types.ts'

/** A coast in the west that the second side holds; nobody of the first is ashore. */
const coast: ScenarioSketch = {
  map: `~ ~ . . . . . . . . .
         ~ . . . . . . M . . .
        ~ ~ . . . . . . . . .`,
  owner: `- - 2 2 2 2 2 2 2 2 2
           - 2 2 2 2 2 2 2 2 2 2
          - - 2 2 2 2 2 2 2 2 2`,
  fog: true,
  turns: 4,
  units: [
    { id: 'boats', side: 0, arrives: { turn: 1, by: 'sea', hexes: ['0301', '0202'] } },
    { id: 'e', side: 1, hex: '0202', steps: 1 },
  ],
  sources: [['ship 0301'], ['rail 1102']],
}

const legal = (table: PlayTable, type: string): number[] =>
  table.game
    .legal(table.state, table.state.side)
    .flatMap((action) =>
      action.type !== type ? [] : 'to' in action ? [action.to] : 'target' in action ? [action.target] : [],
    )

describe('from the sea', () => {
  const with_ = (more: object): PlayTable =>
    layTable({
      ...coast,
      units: (coast.units ?? []).map((unit) => (unit.id === 'boats' ? { ...unit, ...more } : unit)),
    })

  test('operational.H11: onto an empty beach that its crews see, with no points left and the action point locked', () => {
    const table = layTable(coast)
    expect(legal(table, 'land')).toEqual([table.hex('0301')])
    table.act({ type: 'land', unit: 0, to: table.hex('0301') })
    expect(table.of('boats')).toMatchObject({ points: 0, action: actionPoint.locked })
    expect(table.at('boats')).toBe('0301')
    expect(table.owner('0301')).toBe('1')
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'entered', by: 'sea' }))
  })

  test('operational.H11: not before its turn, nor onto mountains', () => {
    expect(legal(with_({ arrives: { turn: 2, by: 'sea', hexes: ['0301'] } }), 'land')).toEqual([])
    const cliffs = layTable({ ...coast, map: (coast.map ?? '').replace('~ ~ . .', '~ ~ M .') })
    expect(legal(cliffs, 'land')).toEqual([])
  })

  test('operational.H11, operational.C15: the weak do not land on a headquarters', () => {
    const headquarters = [{ side: 1, hex: '0301' }] as const
    const strong = layTable({ ...coast, headquarters })
    expect(legal(strong, 'land')).toEqual([strong.hex('0301')])
    const units = (coast.units ?? []).map((unit) => (unit.id === 'boats' ? { ...unit, steps: 2 } : unit))
    expect(legal(layTable({ ...coast, headquarters, units }), 'land')).toEqual([])
  })

  test('operational.H11: specialists are suppressed by the water, but for those that swim; guns for a move', () => {
    const table = with_({ specialists: ['engineers', 'field-artillery', 'amphibious-tanks'] })
    table.act({ type: 'land', unit: 0, to: table.hex('0301') })
    expect([...table.state.specialistState.subarray(0, 3)]).toEqual([
      specialistState.suppressed,
      specialistState.towed,
      specialistState.active,
    ])
  })

  test('operational.H11, operational.H12: armour lands where nobody is, and storms no beach', () => {
    const table = with_({ type: 'british-armour' })
    expect([legal(table, 'land').length, legal(table, 'assault-beach').length]).toEqual([1, 0])
    expect(table.game.refusal(table.state, 0, { type: 'assault-beach', unit: 0, target: 1 })).toMatch(/not infantry/)
  })

  test('operational.H12: neither do green units nor weak ones', () => {
    expect(legal(layTable(coast), 'assault-beach')).toEqual([1])
    expect(legal(with_({ experience: 50 }), 'assault-beach')).toEqual([])
    expect(legal(with_({ steps: 2 }), 'assault-beach')).toEqual([])
  })

  test('operational.H12: who clears the beach stands on it with nothing left; special forces are ready', () => {
    const table = with_({ specialists: ['special-forces', 'engineers'] })
    table.act({ type: 'assault-beach', unit: 0, target: 1 }, [rank.best, rank.best, 0, 0])
    expect(table.at('boats')).toBe('0202')
    expect(table.of('boats')).toMatchObject({ points: 0, action: actionPoint.expended })
    expect([...table.state.specialistState.subarray(0, 2)]).toEqual([
      specialistState.active,
      specialistState.suppressed,
    ])
  })

  test('operational.H12: who does not is lost with all it has', () => {
    const units = (coast.units ?? []).map((unit) => (unit.id === 'e' ? { ...unit, steps: 7 } : unit))
    const table = layTable({ ...coast, units })
    const [action] = table.game.legal(table.state, 0).filter(({ type }) => type === 'assault-beach')
    if (action === undefined) throw new Error('no assault')
    table.act(action)
    expect([table.state.hex[0], table.at('e')]).toEqual([destroyed, '0202'])
    expect(table.state.killed[0] + table.state.scattered[0]).toBeGreaterThanOrEqual(6)
  })
})

describe('from the air', () => {
  const sky: ScenarioSketch = {
    ...coast,
    owner: `- - 1 2 2 2 2 2 2 2 2
             - 1 1 2 2 2 2 2 2 2 2
            - - 1 2 2 2 2 2 2 2 2`,
    units: [
      { id: 'jumpers', side: 0, type: 'british-airborne', arrives: { turn: 1, by: 'air', hexes: [] } },
      { id: 'a', side: 0, hex: '0302' },
      { id: 'hidden', side: 1, hex: '0602', steps: 1 },
    ],
    headquarters: [{ side: 1, hex: '0701' }],
  }
  const with_ = (more: object): PlayTable =>
    layTable({ ...sky, units: (sky.units ?? []).map((unit) => (unit.id === 'jumpers' ? { ...unit, ...more } : unit)) })

  test('operational.H13: within six hexes of the front line, not into mountains, not onto headquarters or friends', () => {
    const table = layTable(sky)
    const zones = legal(table, 'drop')
    const has = (name: string): boolean => zones.includes(table.hex(name))
    expect(['0901', '0602', '0702'].map(has)).toEqual([true, true, true])
    expect(['1001', '0802', '0701', '0302', '0101'].map(has)).toEqual([false, false, false, false, false])
  })

  test('operational.H13: seasoned, strong, and without specialists', () => {
    expect(legal(with_({ experience: 99 }), 'drop')).toEqual([])
    expect(legal(with_({ steps: 2 }), 'drop')).toEqual([])
    expect(legal(with_({ specialists: ['engineers'] }), 'drop')).toEqual([])
  })

  test('operational.H13: into an empty hex with the action point locked', () => {
    const table = layTable(sky)
    table.act({ type: 'drop', unit: 0, to: table.hex('0801') })
    expect([table.at('jumpers'), table.owner('0801')]).toEqual(['0801', '1'])
    expect(table.of('jumpers')).toMatchObject({ points: 0, action: actionPoint.locked })
  })

  test('operational.H13: onto an enemy whom nobody knew: they fight, and who clears the hex lands', () => {
    const table = layTable(sky)
    table.act({ type: 'drop', unit: 0, to: table.hex('0602') }, [rank.best, rank.best, 0, 1])
    expect([table.at('jumpers'), table.at('hidden'), table.owner('0602')]).toEqual(['0602', 'off the map', '1'])
    expect(table.of('jumpers')).toMatchObject({ points: 0, action: actionPoint.expended })
    const units = (sky.units ?? []).map((unit) => (unit.id === 'hidden' ? { ...unit, steps: 7 } : unit))
    const lost = layTable({ ...sky, units })
    lost.act({ type: 'drop', unit: 0, to: lost.hex('0602') })
    expect([lost.state.hex[0], lost.at('hidden')]).toEqual([destroyed, '0602'])
  })

  test('operational.H13: where there is no front line nobody jumps', () => {
    const units = (sky.units ?? []).filter(({ id }) => id !== 'a')
    const table = layTable({ ...sky, owner: coast.owner, units })
    expect(legal(table, 'drop')).toEqual([])
  })

  test('operational.H14: a card brings the unit to its boats or aircraft at once', () => {
    const table = layTable({
      ...sky,
      units: [
        { id: 'brigade', side: 0, type: 'british-parachute-brigade', reserve: 'card' },
        { id: 'commandos', side: 0, type: 'british-commando-brigade', reserve: 'card' },
        ...(sky.units ?? []).slice(1),
      ],
      cards: [
        [
          { card: 'parachute-drop', unit: 0 },
          { card: 'commando-landing', unit: 1 },
        ],
        [],
      ],
    })
    expect([legal(table, 'drop').length, legal(table, 'land').length]).toEqual([0, 0])
    for (const card of [0, 1]) table.act({ type: 'play-card', card, choice: 0 })
    expect(legal(table, 'drop').length).toBeGreaterThan(0)
    expect(legal(table, 'land')).toEqual([table.hex('0301'), table.hex('0202'), table.hex('0303')])
  })
})
