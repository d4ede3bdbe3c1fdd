import { expect, it } from 'vitest'
import { field, hexOf } from '../../../tests/support/echelon.ts'
import { lowestDice } from '../../dice.ts'
import { echelon } from './index.ts'
import { fits } from './stacks.ts'

const map = '. M .'

/** True if units of these designs may stand in one hex. */
const mayStand = (hex: string, ...designs: string[]): boolean => {
  const units = designs.map((design, index) => ({ id: `u${index}`, side: 0 as const, design, hex: '0101' }))
  const game = echelon.open(field({ map, units }))
  return fits(game.services, game.setup(lowestDice), hexOf(map, hex), [...units.keys()])
}

const division = 'infantry division 5-6-6'
const regiment = 'infantry regiment 2-3-6'
const guns = 'artillery regiment 3-3-6'
const times = (count: number, design: string): string[] => Array.from({ length: count }, () => design)

it.each([
  [true, times(3, division)],
  [false, times(4, division)],
  [true, [...times(3, division), ...times(3, regiment)]],
  [false, [...times(3, division), ...times(4, regiment)]],
  [true, [...times(3, division), ...times(3, regiment), ...times(2, guns)]],
  [false, [...times(3, division), ...times(3, regiment), ...times(3, guns)]],
] as const)(
  '%s: a hex holds three units, three REs of smaller ones, and two of artillery (echelon.M5) %#',
  (answer, designs) => {
    expect(mayStand('0301', ...designs)).toBe(answer)
  },
)

it('has less room in mountains (echelon.M5)', () => {
  expect(mayStand('0201', ...times(2, division))).toBe(true)
  expect(mayStand('0201', ...times(3, division))).toBe(false)
})

it('does not count depots, headquarters, supply units, counters and position anti-aircraft (echelon.11c, 34, 35c, 44, 51)', () => {
  const free = [
    'major-depot counter 0-3-0',
    'army-hq army 0-1-8',
    'divisional-hq regiment 0-0-6',
    'truck counter 0-8',
    'transport counter 0-8',
    'light-position-anti-aircraft counter 0-0-0 aa3',
  ]
  expect(mayStand('0301', ...times(3, division), ...times(3, regiment), ...times(2, guns), ...free)).toBe(true)
})
