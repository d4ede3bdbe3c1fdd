import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { Verdict } from '../bundle.ts'
import { judgeWins, ruleFor } from './sequential.ts'

const band = { from: 35, to: 65 }

/** Of so many series of games that are won by chance, how many in a hundred end in each verdict. */
const simulate = (asked: typeof band, share: number, series: number) => {
  const [rule, dice] = [ruleFor(asked), rollingDice(share)]
  const counts = { pass: 0, fail: 0, undecided: 0 }
  for (let one = 0; one < series; one++) {
    let [wins, games] = [0, 0]
    while (judgeWins(rule, wins, games) === 'undecided' && games < 1000) {
      if (dice.below(100) < share) wins++
      games++
    }
    counts[judgeWins(rule, wins, games)] += 100 / series
  }
  return counts
}

it.each([35, 50, 65])('passes what is fair, %i per cent, but for 5 of 100', (share) =>
  expect(simulate(band, share, 4000).pass).toBeGreaterThan(95),
)

it.each([25, 75])('finds out what is 10 points outside, %i per cent, but for 5 of 100', (share) => {
  const { fail, pass } = simulate(band, share, 4000)
  expect(fail).toBeGreaterThan(95)
  expect(pass).toBeLessThan(5)
})

it.each([
  [{ from: 50, to: 100 }, 50, 40],
  [{ from: 0, to: 50 }, 50, 60],
  [{ from: 45, to: 55 }, 45, 65],
])('errs no more in other bands: %o', (other, fair, unfair) => {
  expect(simulate(other, fair, 2000).pass).toBeGreaterThan(95)
  expect(simulate(other, unfair, 2000).fail).toBeGreaterThan(95)
})

describe('the verdict', () => {
  it.each<[string, typeof band, number, number, Verdict]>([
    ['half of forty', band, 20, 40, 'pass'],
    ['half of thirty', band, 15, 30, 'undecided'],
    ['a tenth', band, 4, 40, 'fail'],
    ['nine tenths', band, 36, 40, 'fail'],
    ['a share between edge and alternative', band, 210, 300, 'undecided'],
    ['nothing played', band, 0, 0, 'undecided'],
    ['what cannot be missed', { from: 0, to: 100 }, 0, 1, 'pass'],
    ['a lower edge at 0', { from: 0, to: 50 }, 0, 20, 'pass'],
    ['an upper edge at 100', { from: 50, to: 100 }, 40, 40, 'pass'],
    ['a win of a side that should hardly win', { from: 0, to: 5 }, 1, 1, 'undecided'],
    ['two losses of a side that should always win', { from: 100, to: 100 }, 98, 100, 'pass'],
    ['wins of a side that should never', { from: 0, to: 0 }, 3, 20, 'fail'],
  ])('on %s', (_, asked, wins, games, verdict) => expect(judgeWins(ruleFor(asked), wins, games)).toBe(verdict))

  it('mirrors: one side too often is the other too seldom', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(300), fc.nat(300), (a, b, wins, losses) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const verdict = judgeWins(ruleFor({ from, to }), wins, wins + losses)
        const other = judgeWins(ruleFor({ from: 100 - to, to: 100 - from }), losses, wins + losses)
        expect(other).toBe(verdict)
      }),
    )
  })

  it('rounds no logarithm that lies so near to a half that machines could differ', () => {
    for (let percent = 1; percent < 200; percent++) {
      for (const other of [percent - 20, percent / 2, percent + 20, 100 + percent / 2]) {
        const exact = 1e6 * Math.log(other / percent)
        if (other > 0 && other < 200) expect(Math.abs((Math.abs(exact) % 1) - 0.5)).toBeGreaterThan(1e-7)
      }
    }
  })
})
