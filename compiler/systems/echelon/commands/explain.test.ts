import { describe, expect, it } from 'vitest'
import { layField } from '../../../../tests/support/echelonField.ts'
import { UsageError } from '../../../commands/command.ts'
import { metrics } from '../playtest/metrics.ts'
import { explain } from './explain.ts'

const map = `
  . . . .
   . w . .
  . . . .`

const open = () =>
  layField({
    map,
    owned: ['all', '0301 0401'],
    sides: [
      { sources: '0103', withoutHeadquarters: true },
      { sources: '0401', withoutHeadquarters: true },
    ],
    supplies: ['0102 0 9'],
    objectives: [{ hex: '0102', atEnd: [3, 3] }],
    units: [
      { id: 'a', side: 0, hex: '0202', design: 'infantry division 6-6-6 supports-others' },
      { id: 'b', side: 0, hex: '0102', design: 'artillery regiment 3-3-6' },
      { id: 'c', side: 1, hex: '0301', design: 'infantry division 3-3-6 supports-others' },
    ],
  })
const { game, state, unit } = open()
const ask = (words: string) => explain(game, state, words.split(' '))

describe('what can be asked about an echelon scenario', () => {
  it('echelon.C5, C7: an attack, and the strength of those who make it', () => {
    expect(ask('attack 0301 a')).toMatchObject({ subject: '6 against 3: 2:1', unit: 'shift' })
    expect(ask('strength second 0301 a')).toMatchObject({ subject: 'Second', value: 3000 })
    expect(ask('strength first 0301 a')).toMatchObject({ subject: 'First', value: 6000 })
  })

  it('echelon.M1, M3: the way of a unit, term by term', () => {
    expect(ask('move b 0101')).toMatchObject({ unit: 'movement points', value: 1000, terms: [{ rule: 'echelon.T1' }] })
  })

  it('echelon.S1, V1: supply of a unit, and points of a side', () => {
    expect(ask('supply a')).toMatchObject({ unit: 'hexes' })
    expect(ask('points first')).toMatchObject({ unit: 'points', value: 3000 })
  })

  it('why there is no answer', () => {
    expect(ask('attack 0301 b')).toBe('no attack on 0301 is possible: b stands at 0102.')
    expect(ask('move b 0301')).toBe('the unit cannot reach 0301 now: b stands at 0102.')
  })

  it.each([
    ['attack 0301', 'Name the units, as in "attack <hex> <unit>,<unit>...".'],
    ['attack 9901 a', '"9901" is no hex of the map.'],
    ['strength third 0301 a', '"third" is not a side.'],
    ['atack 0301 a', 'There is no question "atack". Did you mean "attack"?'],
    ['attack 0301 a b', '"b" is one word too many.'],
    ['attack 0301 a,d', '"d" is not a unit.'],
    ['move a 0101 0102', '"0102" is one word too many.'],
    ['points first second', '"second" is one word too many.'],
  ])('“%s” is refused', (words, why) => {
    expect(() => ask(words)).toThrow(UsageError)
    expect(() => ask(words)).toThrow(why)
  })
})

describe('what is measured', () => {
  it('echelon.V1: points, and REs that are gone or left as cadres', () => {
    const later = game.copy(state)
    later.points[1] = 4
    later.hex[unit('b')] = -1
    later.reversed[unit('c')] = 1
    const view = game.view(later, undefined)
    const found = Object.fromEntries(metrics.map(({ id, measure }) => [id, measure(game.scenario, view)]))
    expect(found).toMatchObject({ points: [0, 4], lead: [-100], 're-lost': [1, 2] })
  })
})
