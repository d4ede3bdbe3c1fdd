import { describe, expect, test } from 'vitest'
import { chanceOf, latenessOf } from '../../engine/ai/chances.ts'
import { rollingDice } from '../../engine/dice.ts'
import { noCourse, plainCourse } from '../../tests/support/courses.ts'
import { chancesIn, termsOf } from './chances.ts'

const turns = 5
const dice = rollingDice(7, 1)

/** Games whose odds wander from 0, of which so many of a hundred that stand even are won by the first side. */
const gamesOf = (count: number, evenWon: number) => {
  const games = Array.from({ length: count }, () => {
    let at = 0
    const odds = Array.from({ length: turns }, (_, turn) => (at += turn === 0 ? 0 : dice.below(121) - 60))
    const chance = 1 / (1 + ((100 - evenWon) / evenWon) * 3 ** (-at / 100))
    return { odds, isWon: dice.below(10_000) < 10_000 * chance }
  })
  const course = (isWon: boolean) => {
    const odds = games.filter((game) => game.isWon === isWon).map(({ odds }) => odds)
    return { ...plainCourse, games: odds.length, odds }
  }
  return [course(true), course(false), noCourse]
}

describe('chances', () => {
  test.each([20, 50, 85])('begin with the share that is won of games that begin alike: %s %%', (evenWon) => {
    const courses = gamesOf(400, evenWon)
    const share = courses[0].games / 4
    const { means, terms } = chancesIn(courses, turns)
    expect(Math.abs(means[0] - share)).toBeLessThan(5)
    expect(Math.abs(terms.steep)).toBeLessThan(400)
  })

  test('of a battle that nobody of a side has won are next to nothing', () => {
    const odds = Array.from({ length: 100 }, () => new Array<number>(turns).fill(0))
    const { means } = chancesIn([noCourse, { ...plainCourse, games: 100, odds }, noCourse], turns)
    for (const chance of means) expect(chance).toBeLessThan(10)
  })

  test('begin with what is won where the odds of positions are steep and far from what came of them', () => {
    const wild = (count: number, sign: number) => ({
      ...plainCourse,
      games: count,
      odds: Array.from({ length: count }, (_, game) => [
        -41,
        ...Array.from({ length: 11 }, (_, turn) => sign * (game % 7) * 60 + 30 * turn),
      ]),
    })
    const { means } = chancesIn([wild(62, 1), wild(38, -1), noCourse], 12)
    expect(Math.abs(means[0] - 62)).toBeLessThan(5)
  })

  test('of a battle that is prepared before its first turn are those of its first turn', () => {
    const terms = { ...termsOf(gamesOf(100, 20), turns), opening: -700, late: 500 }
    const [prepared, first, last] = [0, 1, turns].map((turn) => chanceOf(terms, terms.base, latenessOf(turn, turns)))
    expect(prepared).toBe(first)
    expect(last).toBeGreaterThan(first)
  })

  test('stay near even while few games are known', () => {
    const few = [noCourse, { ...plainCourse, games: 1, odds: [[0]] }, noCourse]
    expect(chancesIn(few, turns).means[0]).toBeGreaterThan(20)
  })

  test('begin with what games begin with, however uneven its sides look', () => {
    const odds = Array.from({ length: 60 }, () => new Array<number>(turns).fill(900))
    const half = { ...plainCourse, games: 60, odds }
    const { means } = chancesIn([half, half, noCourse], turns)
    for (const chance of means) expect(Math.abs(chance - 50)).toBeLessThan(1)
    expect(termsOf([half, half, noCourse], turns).base).toBe(9000)
  })

  test('say when a game was decided, once, how often the lead changed, and from where winners came back', () => {
    const game = (...odds: number[]) => ({ ...plainCourse, games: 1, odds: [odds] })
    const one = chancesIn([game(-50, 300, 300), game(-300, -300, -300), noCourse], 3)
    expect(one.decided.reduce((sum, count) => sum + count, 0)).toBe(2)
    expect(one.leads).toBeLessThan(1)
    expect(one.lowest).toBeGreaterThan(50)
    const drawn = chancesIn([noCourse, noCourse, game(0, 0, 0)], 3)
    expect(drawn.decided).toEqual([0, 0, 0])
    expect(Math.abs(drawn.means[2] - 50)).toBeLessThan(1)
  })
})
