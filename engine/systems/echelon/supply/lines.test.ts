import { describe, expect, it } from 'vitest'
import { echelonRules, type FieldSketch, type UnitSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { type EchelonState, rail } from '../types.ts'
import { hasLineOfCommunication, isBarredToHorse, lineOf, supplyNow } from './lines.ts'

const row = Array.from({ length: 24 }, () => '.').join(' ')
const map = `${row}\n ${row}\n${row}`
const names = (row: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(2, '0') + row).join(' ')

const depot: UnitSketch = { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0102' }
const hqAt = (hex: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id: 'hq',
  side: 0,
  design: 'army-hq counter 0-1-8',
  hex,
  depot: 'depot',
  ...more,
})
const manAt = (hex: string, design = 'infantry regiment 2-3-6'): UnitSketch => ({ id: 'man', side: 0, design, hex })
const truckAt = (hex: string, type = 'truck', id = 'truck'): UnitSketch => ({
  id,
  side: 0,
  design: `${type} counter 0-8`,
  hex,
})
const enemyAt = (hex: string): UnitSketch => ({ id: 'enemy', side: 1, design: 'infantry division 5-6-6', hex })

const base: FieldSketch = { map, features: ['city 0102'], owned: ['all', ''], sides: [{ sources: '0102' }, {}] }
const levels = ['full', 'limited', 'none', 'isolated']

/** Supply of the unit `man`, in words. */
const levelOf = (sketch: Partial<FieldSketch>, change: (state: EchelonState) => void = () => {}): string => {
  const { game, state, unit } = layField({ ...base, ...sketch })
  change(state)
  return levels[supplyNow(game.services, state, 0)[unit('man')]]
}

describe('regular lines', () => {
  it.each([
    ['seven hexes from an army headquarters', hqAt('0502'), '1202', 'full'],
    ['no farther', hqAt('0502'), '1302', 'none'],
    ['five hexes from a command headquarters', hqAt('0502'), '1002', 'full'],
    ['headquarters seven hexes from the depot', hqAt('0802'), '0902', 'full'],
    ['none farther', hqAt('0902'), '1002', 'none'],
    ['none that is turned over', hqAt('0502', { reversed: true }), '0602', 'none'],
    ['none without a depot', hqAt('0502', { depot: undefined }), '0602', 'none'],
  ])('reach %s (echelon.34, S1)', (_, hq, man, level) => {
    expect(levelOf({ units: [depot, hq, manAt(man)] })).toBe(level)
  })

  it('are shorter from a command headquarters at a command depot (echelon.31, 35b)', () => {
    const units = (man: string): UnitSketch[] => [
      { ...depot, design: 'command-depot counter 0-1-0' },
      hqAt('0502', { design: 'command-hq counter 0-1-8' }),
      manAt(man),
    ]
    expect(levelOf({ units: units('1002') })).toBe('full')
    expect(levelOf({ units: units('1102') })).toBe('none')
  })

  it('need an open depot in a city, and are limited while it moves (echelon.30, 32)', () => {
    const units = [depot, hqAt('0302'), manAt('0402')]
    expect(levelOf({ units, features: ['town 0102'] })).toBe('none')
    expect(levelOf({ units: [{ ...depot, reversed: true }, ...units.slice(1)] })).toBe('limited')
  })

  it('need something to give: a source, a capital, or an SP in the depot (echelon.S1)', () => {
    const sketch: Partial<FieldSketch> = { units: [depot, hqAt('0302'), manAt('0402')], sides: [{}, {}] }
    expect(levelOf(sketch)).toBe('isolated')
    expect(levelOf({ ...sketch, supplies: ['0102 0 1'] })).toBe('full')
    expect(levelOf({ ...sketch, units: [{ ...depot, extra: ['capital'] }, hqAt('0302'), manAt('0402')] })).toBe('full')
  })

  it('do not lead through enemies, nor through zones where no own unit is (echelon.S1)', () => {
    const wall = ['0601', '0603'].map((hex, index): UnitSketch => ({ ...enemyAt(hex), id: `e${index}` }))
    const units = [depot, hqAt('0302'), manAt('0902'), ...wall]
    const owned: FieldSketch['owned'] = ['all', '0601 0603']
    expect(levelOf({ units, owned })).toBe('isolated')
    const held = [...units, { ...manAt('0502'), id: 'a' }, { ...manAt('0602'), id: 'b' }]
    expect(levelOf({ units: held, owned })).toBe('full')
  })

  it('count two hexes for mountains and in mud, one along own roads and pipelines (echelon.40d, S1)', () => {
    const hills = `${'. '.repeat(5)}${'M '.repeat(5)}. .`.trim()
    const sketch: Partial<FieldSketch> = {
      map: hills,
      features: ['city 0101'],
      sides: [{ sources: '0101' }, {}],
      units: [{ ...depot, hex: '0101' }, hqAt('0501'), manAt('0901')],
    }
    expect(levelOf(sketch)).toBe('none')
    expect(levelOf({ ...sketch, ways: [`road ${names('01', 1, 12)}`] })).toBe('full')
    expect(levelOf({ ...sketch, pipelines: [names('01', 1, 12)] })).toBe('full')
    expect(levelOf({ ...sketch, pipelines: [names('01', 1, 5), names('01', 9, 12)] })).toBe('none')
    expect(levelOf({ ...sketch, pipelines: [names('01', 1, 12)], owned: ['0101 0501 0701 0901', ''] })).toBe('none')
    const mud = { units: [depot, hqAt('0302'), manAt('0702')] }
    expect(levelOf(mud)).toBe('full')
    expect(levelOf(mud, (state) => state.weather.fill(1))).toBe('none')
  })

  it('lead to a railhead and along the railway as far as it is whole (echelon.33b, S2)', () => {
    const sketch: Partial<FieldSketch> = {
      ways: [`rail ${names('02', 1, 20)}`],
      features: ['city 0102', 'city 2002'],
      units: [depot, hqAt('2202'), manAt('2402')],
    }
    expect(levelOf(sketch)).toBe('full')
    expect(
      levelOf(sketch, (state) => {
        const middle = state.hex[1] - 10
        state.rail[middle] |= rail.broken
      }),
    ).toBe('none')
    expect(
      levelOf(sketch, (state) => {
        for (let hex = state.hex[1] - 10; hex < state.hex[1]; hex++) state.rail[hex] |= rail.wide
      }),
    ).toBe('none')
    const noCity = { ...sketch, features: ['city 0102'] }
    expect(levelOf(noCity)).toBe('none')
    expect(levelOf({ ...noCity, supplies: ['2002 0 2'] })).toBe('limited')
    expect(levelOf({ ...noCity, supplies: ['2002 0 3'] })).toBe('full')
  })
})

describe('supply units', () => {
  it('lengthen a line by seven hexes, once (echelon.51b)', () => {
    expect(levelOf({ units: [depot, hqAt('0502'), truckAt('1202'), manAt('1902')] })).toBe('full')
    expect(levelOf({ units: [depot, hqAt('0502'), truckAt('1202', 'wagon'), manAt('1902')] })).toBe('full')
    expect(levelOf({ units: [depot, hqAt('0502'), truckAt('1202'), manAt('2002')] })).toBe('none')
    const two = [depot, hqAt('0502'), truckAt('1202'), truckAt('1902', 'truck', 'other'), manAt('2102')]
    expect(levelOf({ units: two })).toBe('none')
    const before = [depot, hqAt('1002'), truckAt('0802')]
    expect(levelOf({ units: [...before, manAt('1702')] })).toBe('full')
    expect(levelOf({ units: [...before, truckAt('1602', 'truck', 'other'), manAt('1802')] })).toBe('none')
  })

  it('feed a headquarters along twenty hexes of own road, trucks alone (echelon.51b)', () => {
    const ways = [`road ${names('02', 1, 24)}`]
    const units = (type: string): UnitSketch[] => [depot, hqAt('2102'), truckAt('1602', type), manAt('2302')]
    expect(levelOf({ ways, units: units('truck') })).toBe('full')
    expect(levelOf({ ways, units: units('wagon') })).toBe('none')
    expect(levelOf({ ways, units: units('truck'), owned: ['all', '1202'] })).toBe('none')
    expect(levelOf({ units: units('truck') })).toBe('none')
  })

  it('and minor depots give limited supply over four hexes while SPs are there (echelon.33b, 51b)', () => {
    const far = (state: EchelonState) => state.cargo.fill(3)
    const units = [depot, truckAt('1602'), manAt('2002')]
    expect(levelOf({ units }, far)).toBe('limited')
    expect(levelOf({ units })).toBe('none')
    expect(levelOf({ units: [depot, truckAt('1502'), manAt('2002')] }, far)).toBe('none')
    expect(levelOf({ units: [depot, manAt('2002')], supplies: ['1602 0 1'] })).toBe('limited')
    // What lies in an open depot is for headquarters to lead on.
    expect(levelOf({ units: [depot, manAt('0302')], supplies: ['0102 0 9'] })).toBe('none')
  })
})

describe('nations', () => {
  const ally = { ...manAt('0602', 'infantry regiment 2-3-6'), nation: 'italian' }
  it('draw on their own headquarters, or on the one that leads the coalition (echelon.35a)', () => {
    const units = [depot, hqAt('0302'), ally]
    expect(levelOf({ units })).toBe('none')
    expect(
      levelOf({ units }, (state) => {
        state.coalition[0] = 2
      }),
    ).toBe('full')
  })

  it('of a capital are its own alone (echelon.32)', () => {
    const capital = { ...depot, extra: ['capital' as const] }
    const units = [capital, hqAt('0302'), ally]
    expect(
      levelOf({ units }, (state) => {
        state.coalition[0] = 2
      }),
    ).toBe('none')
    expect(levelOf({ units: [capital, hqAt('0302'), manAt('0602')] })).toBe('full')
  })

  it('draw on railheads, ports and depots where a scenario needs no headquarters (echelon.S2)', () => {
    const sides: FieldSketch['sides'] = [{ sources: '0102', withoutHeadquarters: true }, {}]
    const ways = [`rail ${names('02', 1, 10)}`]
    expect(levelOf({ ways, sides, features: ['city 0102', 'city 1002'], units: [manAt('1702')] })).toBe('full')
    expect(levelOf({ ways, sides, features: ['city 0102'], units: [manAt('1702')] })).toBe('none')
    expect(levelOf({ ways, sides, features: ['city 0102', 'city 1002'], units: [manAt('1802')] })).toBe('none')
  })

  it('may be longer from railheads than from any headquarters (echelon.S2)', () => {
    const levelAt = (hex: string): string =>
      levelOf({
        ways: [`rail ${names('02', 1, 10)}`],
        sides: [{ sources: '0102', withoutHeadquarters: true }, {}],
        features: ['city 0102', 'city 1002'],
        units: [manAt(hex)],
        rules: { supply: { ...echelonRules().supply, overland: 9 } },
      })
    expect(levelAt('1902')).toBe('full')
    expect(levelAt('2002')).toBe('none')
  })
})

describe('cavalry in arid ground', () => {
  const sketch = (man: string, design: string): Partial<FieldSketch> => ({
    zone: 'arid',
    units: [depot, hqAt('0502'), manAt(man, design)],
  })
  it('draws supply over two hexes, camels as all others (echelon.29e)', () => {
    expect(levelOf(sketch('0702', 'cavalry division 4-4-8'))).toBe('full')
    expect(levelOf(sketch('0802', 'cavalry division 4-4-8'))).toBe('none')
    expect(levelOf(sketch('0802', 'cavalry division 4-4-8 camel'))).toBe('full')
    expect(levelOf({ ...sketch('0802', 'cavalry division 4-4-8'), zone: 'temperate' })).toBe('full')
  })

  it('keeps out of hexes where it would have none (echelon.29e)', () => {
    const { game, state, hex } = layField({ ...base, ...sketch('0702', 'cavalry division 4-4-8') })
    expect(isBarredToHorse(game.services, state, 2, hex('0702'))).toBe(false)
    expect(isBarredToHorse(game.services, state, 2, hex('0802'))).toBe(true)
    const reached = game.reach(state, [2]).hexes
    expect([reached.includes(hex('0702')), reached.includes(hex('0602')), reached.includes(hex('0802'))]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a line', () => {
  it('is told from the unit to the depot, with its headquarters (echelon.S1)', () => {
    const { game, state, unit } = layField({ ...base, units: [depot, hqAt('0302'), manAt('0502')] })
    const line = lineOf(game.services, state, unit('man'))
    expect(line).toMatchObject({ supply: 0, hq: 1, depot: 0 })
    expect(line.path.map((hex) => game.table.board.nameOf(hex))).toEqual(['0502', '0402', '0302', '0202', '0102'])
  })

  it('is looked for again when an enemy steps into it, and when he goes (echelon.S1)', () => {
    const { game, state, unit, hex } = layField({
      ...base,
      map: row,
      features: ['city 0101'],
      sides: [{ sources: '0101' }, {}],
      units: [{ ...depot, hex: '0101' }, hqAt('0301'), manAt('0701'), enemyAt('2401')],
    })
    const levelNow = (): string => levels[supplyNow(game.services, state, 0)[unit('man')]]
    expect(levelNow()).toBe('full')
    state.hex[unit('enemy')] = hex('0501')
    expect(levelNow()).toBe('isolated')
    state.hex[unit('enemy')] = hex('2401')
    expect(levelNow()).toBe('full')
  })

  it('of communication is of any length (echelon.S4)', () => {
    const { game, state, hex } = layField({ ...base, units: [depot, manAt('2402')] })
    expect(hasLineOfCommunication(game.services, state, 0, hex('2402'))).toBe(true)
    expect(hasLineOfCommunication(game.services, state, 1, hex('2402'))).toBe(false)
  })
})
