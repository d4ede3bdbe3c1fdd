import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { shapes, simulateVerdicts } from '../../tests/support/matrices.ts'
import { bestMixes, bestStyles, enoughOfAll, judgeValue, type Matrix, nextGames, valueIn } from './styles.ts'

const band = { from: 35, to: 65 }

/** Of each pair so many games, and these wins. */
const matrixOf = (games: number, wins: readonly (readonly number[])[]): Matrix =>
  wins.map((row) => row.map((won) => ({ games, won })))

describe.each(Object.keys(shapes))('of styles of the shape “%s”', (shape) => {
  const simulate = (share: number, verdicts: number) =>
    simulateVerdicts(band, shapes[shape](share), verdicts, rollingDice(share))

  it('passes a battle that is fair, nine times of ten at least', () =>
    expect(simulate(50, 40).pass).toBeGreaterThanOrEqual(90))

  it.each([25, 75])('passes one that is ten points off, %i per cent, in no more than 5 of 100 cases', (share) =>
    expect(simulate(share, 40).pass).toBeLessThanOrEqual(5),
  )

  it('hardly ever passes one at the edge of what passes', () => expect(simulate(70, 40).pass).toBeLessThanOrEqual(10))

  it('finds out what is far off, and never takes it for fair', () =>
    expect(simulate(82, 20)).toMatchObject({ pass: 0, fail: 100 }))
})

describe('the value', () => {
  it('is that of the best style of each side, where each has one', () => {
    const { share, low, high } = valueIn(
      matrixOf(400, [
        [200, 240],
        [160, 200],
      ]),
    )
    expect(share).toBe(50)
    expect(low).toBeGreaterThan(38)
    expect(high).toBeLessThan(62)
  })

  it('is that of mixes, where each style is beaten by another', () =>
    expect(
      valueIn(
        matrixOf(1000, [
          [500, 800, 200],
          [200, 500, 800],
          [800, 200, 500],
        ]),
      ).share,
    ).toBeCloseTo(50, 0))

  it('is not fooled by a panel of equals who differ', () => {
    // Each style against itself is even; but one of them beats all others, from one side.
    const { share } = valueIn(
      matrixOf(200, [
        [100, 180],
        [150, 100],
      ]),
    )
    expect(share).toBeGreaterThan(55)
  })

  it('of one player is the share of its games', () =>
    expect(valueIn(matrixOf(100, [[47]]))).toEqual({ share: 47, low: 32.1, high: 62.5 }))
})

describe('the verdict', () => {
  it.each([
    [{ low: 31, high: 69 }, 'pass'],
    [{ low: 29.9, high: 60 }, 'undecided'],
    [{ low: 65.1, high: 80 }, 'fail'],
    [{ low: 20, high: 34 }, 'fail'],
    [{ low: 66, high: 69 }, 'pass'],
  ] as const)('on %o is %s', (interval, verdict) => expect(judgeValue(interval, band)).toBe(verdict))

  it('lets an edge at 0 or 100 be anywhere', () =>
    expect(judgeValue({ low: 0, high: 54 }, { from: 0, to: 50 })).toBe('pass'))
})

describe('more games', () => {
  it('come for all pairs alike at first', () =>
    expect(
      nextGames(
        [
          [
            { games: 100, won: 50 },
            { games: 0, won: 0 },
          ],
          [
            { games: 3, won: 1 },
            { games: 0, won: 0 },
          ],
        ],
        band,
        1000,
      ),
    ).toEqual([
      [100, 20],
      [20, 20],
    ]))

  it('come where the value rests, and nowhere else', () => {
    // The second style of the side is hopeless: what it wins does not matter to what the side can be sure of.
    const next = nextGames(
      matrixOf(40, [
        [20, 20],
        [2, 2],
      ]),
      band,
      1000,
    )
    expect(next?.[0]).toEqual([60, 60])
    expect(next?.[1]).toEqual([40, 40])
  })

  it('end when it is decided, or when there may be no more', () => {
    expect(nextGames(matrixOf(400, [[200]]), band, 1000)).toBeUndefined()
    expect(nextGames(matrixOf(40, [[26]]), band, 50)).toBeUndefined()
    expect(nextGames(matrixOf(2, [[1]]), band, 2)).toBeUndefined()
  })

  it('are foretold', () => {
    const games = enoughOfAll(matrixOf(50, [[28]]), band)
    expect(games).toBeGreaterThan(50)
    expect(enoughOfAll(matrixOf(50, [[35]]), band)).toBe(1050)
    const two = [
      [35, 35],
      [35, 35],
    ]
    expect(enoughOfAll(matrixOf(50, two), band)).toBeGreaterThan(1050)
  })
})

it('says which style serves best, where it matters', () => {
  expect(
    bestStyles(
      matrixOf(50, [
        [25, 25],
        [26, 24],
      ]),
    ),
  ).toEqual([undefined, undefined])
  expect(
    bestStyles(
      matrixOf(50, [
        [25, 25],
        [45, 44],
      ]),
    ),
  ).toEqual([1, undefined])
  expect(
    bestStyles(
      matrixOf(50, [
        [25, 5],
        [26, 6],
      ]),
    ),
  ).toEqual([undefined, 1])
  expect(
    bestStyles(
      matrixOf(20, [
        [20, 20],
        [20, 20],
      ]),
    ),
  ).toEqual([undefined, undefined])
})

it('the best mixes are those that hold each other to the value, and all styles alike where it does not matter', () => {
  const game = matrixOf(100, [
    [20, 80, 60],
    [60, 40, 60],
    [10, 10, 50],
  ])
  const [own, theirs] = bestMixes(game)
  const { share } = valueIn(game)
  for (const style of own.keys()) {
    expect(own.reduce((sum, part, row) => sum + part * game[row][style].won, 0)).toBeGreaterThan(share - 3)
    expect(theirs.reduce((sum, part, column) => sum + part * game[style][column].won, 0)).toBeLessThan(share + 3)
  }
  expect(Math.max(own[2], theirs[2])).toBeLessThan(0.1)
  const alike = matrixOf(50, Array(4).fill(Array(4).fill(20)))
  for (const part of bestMixes(alike).flat()) expect(part).toBeCloseTo(0.25)
})
