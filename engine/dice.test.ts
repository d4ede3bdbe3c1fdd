import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forcedDice, type KeyedDice, keyedDice, type Rolls, rollingDice, unkeyedDice } from './dice.ts'

const rolls = (count: number, dice: Rolls = rollingDice(1), sides = 1000): number[] =>
  Array.from({ length: count }, () => dice.below(sides))

test('the same seed rolls the same, on every machine and in every version', () => {
  expect(rolls(8, rollingDice(7), 100)).toEqual(rolls(8, rollingDice(7), 100))
  expect(rolls(8, rollingDice(7), 100)).toMatchInlineSnapshot(`
    [
      3,
      17,
      49,
      34,
      66,
      86,
      94,
      40,
    ]
  `)
})

test('another seed, and another stream of the same seed, roll otherwise', () => {
  const seen = new Set<string>()
  for (let seed = 0; seed < 200; seed++)
    for (let stream = 0; stream < 3; stream++) seen.add(rolls(4, rollingDice(seed, stream)).join())
  expect(seen.size).toBe(600)
})

test('a clone rolls on from where the dice were', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat(20), (seed, used) => {
      const dice = rollingDice(seed)
      rolls(used, dice)
      const clone = dice.clone()
      expect(rolls(10, clone)).toEqual(rolls(10, dice))
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

describe('keyed dice', () => {
  const first = { turn: 1, side: 0 }
  const some = (dice: KeyedDice, when = first, occasion = 'fight', about = 7): string =>
    rolls(4, dice.at(when, occasion, about)).join()

  test('roll the same for the same key, on every machine and in every version', () => {
    expect(some(keyedDice(7))).toBe(some(keyedDice(7)))
    expect(some(keyedDice(7))).toMatchInlineSnapshot(`"40,428,36,778"`)
  })

  test('roll otherwise for another seed, turn, side, occasion or subject, and when they are asked again', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 20; seed++)
      for (const turn of [0, 1, 11])
        for (const side of [0, 1])
          for (const occasion of ['fight', 'supply'])
            for (const about of [0, 1, 11]) {
              const dice = keyedDice(seed)
              for (let time = 0; time < 3; time++) seen.add(some(dice, { turn, side }, occasion, about))
            }
    expect(seen.size).toBe(20 * 3 * 2 * 2 * 3 * 3)
  })

  test('roll the same whatever else is rolled for before and between', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.array(fc.tuple(fc.nat(3), fc.constantFrom('supply', 'mine'), fc.nat(9))),
        (seed, others) => {
          const alone = keyedDice(seed)
          const busy = keyedDice(seed)
          for (const turn of [1, 2]) {
            for (const [side, occasion, about] of others) busy.at({ turn, side }, occasion, about).below(6)
            expect(some(busy, { turn, side: 0 })).toBe(some(alone, { turn, side: 0 }))
            for (const [side, occasion, about] of others) busy.at({ turn, side }, occasion, about).below(6)
            expect(some(busy, { turn, side: 0 })).toBe(some(alone, { turn, side: 0 }))
          }
        },
      ),
    )
  })

  test('refuse a turn that is over, whose keys would come again', () => {
    const dice = keyedDice(1)
    dice.at({ turn: 3, side: 1 }, 'fight').below(6)
    expect(() => dice.at({ turn: 2, side: 0 }, 'fight')).toThrow('a roll for turn 2 after one for turn 3')
    expect(() => dice.clone().at({ turn: 2, side: 0 }, 'fight')).toThrow(RangeError)
  })

  test('count their rolls, and a clone rolls on from where they were', () => {
    const dice = keyedDice(3)
    some(dice)
    const clone = dice.clone()
    expect(clone.used()).toBe(4)
    expect(some(clone)).toBe(some(dice))
    expect(dice.used()).toBe(8)
  })

  test('roll evenly over neighbouring keys', () => {
    const counts = new Array<number>(10).fill(0)
    const dice = keyedDice(5)
    for (let about = 0; about < 10_000; about++) counts[dice.at(first, 'supply', about).below(10)]++
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(1000))
  })
})

test('unkeyed dice roll what the others would, whatever for', () => {
  const dice = unkeyedDice(rollingDice(4))
  const clone = dice.clone()
  const expected = rolls(4, rollingDice(4))
  const asked = (keyed: KeyedDice) =>
    ['a', 'b', 'c', 'a'].map((occasion, turn) => keyed.at({ turn, side: 0 }, occasion).below(1000))
  expect(asked(dice)).toEqual(expected)
  expect(asked(clone)).toEqual(expected)
  expect(dice.used()).toBe(4)
})

test('forced dice roll what they are told, then refuse', () => {
  const dice = forcedDice([3, 0, 5])
  expect(dice.below(6)).toBe(3)
  const clone = dice.clone()
  expect(dice.below(6)).toBe(0)
  expect(clone.below(6)).toBe(0)
  expect(() => dice.below(5)).toThrow('roll 3 is 5')
  expect(() => dice.below(6)).toThrow('no roll is left')
  expect(forcedDice([2]).at({ turn: 1, side: 0 }, 'any').below(6)).toBe(2)
})

test('a seed that is added changes the rolls that follow, and no others', () => {
  const roll = (dice: KeyedDice, turn: number): number[] => rolls(6, dice.at({ turn, side: 0 }, 'fight'))
  const [alone, joined] = [keyedDice(5), keyedDice(5)]
  expect(roll(joined, 1)).toEqual(roll(alone, 1))
  const [one, other] = [joined.withSeed(9), joined.withSeed(10)]
  const rolled = [alone, one, other, one.withSeed(9)].map((dice) => roll(dice, 2).join())
  expect(new Set(rolled).size).toBe(4)
  expect(one.used()).toBe(joined.used() + 6)
  expect(roll(keyedDice(5).withSeed(9), 2).join()).toBe(rolled[1])
})
