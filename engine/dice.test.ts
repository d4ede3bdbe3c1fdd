import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forcedDice, restoreDice, rollingDice } from './dice.ts'

const rolls = (count: number, dice = rollingDice(1), sides = 1000): number[] =>
  Array.from({ length: count }, () => dice.below(sides))

test('the same seed rolls the same, on every machine and in every version', () => {
  expect(rolls(8, rollingDice(7), 100)).toEqual(rolls(8, rollingDice(7), 100))
  expect(rolls(8, rollingDice(7), 100)).toMatchInlineSnapshot(`
    [
      28,
      25,
      57,
      96,
      49,
      90,
      48,
      59,
    ]
  `)
})

test('another seed, and another stream of the same seed, roll otherwise', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 200; seed++)
    for (let stream = 0; stream < 3; stream++) seen.add(rolls(4, rollingDice(seed, stream)).join())
  expect(seen.size).toBe(600)
})

test('a clone and restored dice roll on from where the dice were', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(20), (seed, used) => {
      const dice = rollingDice(seed)
      rolls(used, dice)
      const clone = dice.clone()
      const restored = restoreDice(JSON.parse(JSON.stringify(dice.state())))
      const ahead = rolls(10, dice)
      expect(rolls(10, clone)).toEqual(ahead)
      expect(rolls(10, restored)).toEqual(ahead)
    }),
  )
})

test('rolls keep below their sides, whatever these are', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, sides) => {
      const dice = rollingDice(seed)
      for (const roll of rolls(5, dice, sides)) {
        expect(Number.isInteger(roll) && roll >= 0 && roll < sides).toBe(true)
      }
    }),
  )
})

test.each([2, 3, 6, 7, 100])('every side of %i comes up as often as another', (sides) => {
  const counts = new Array<number>(sides).fill(0)
  const each = 2000
  const dice = rollingDice(11)
  for (let roll = 0; roll < each * sides; roll++) counts[dice.below(sides)]++
  // Five standard deviations: a fair row of rolls strays further once in a million tests.
  for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(5 * Math.sqrt(each))
})

test('first rolls of neighbouring seeds are as even as any', () => {
  const counts = new Array<number>(10).fill(0)
  for (let seed = 0; seed < 10_000; seed++) counts[rollingDice(seed).below(10)]++
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000))
})

test.each([[[1, 2, 3]], [[1, 2, 3, 4.5]], [[1, 2, 3, 2 ** 40]]])('%j is no state of dice', (state) => {
  expect(() => restoreDice(state)).toThrow(RangeError)
})

test('forced dice roll what they are told, then refuse', () => {
  const dice = forcedDice([3, 0, 5])
  expect(dice.below(6)).toBe(3)
  const clone = dice.clone()
  expect(dice.below(6)).toBe(0)
  expect(clone.below(6)).toBe(0)
  expect(() => dice.below(5)).toThrow('roll 3 is 5')
  expect(() => dice.below(6)).toThrow('no roll is left')
})
