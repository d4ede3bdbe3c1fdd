import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { simulatePanels } from '../../tests/support/panels.ts'
import type { PlayerVerdict } from '../bundle.ts'
import { judgePanel, judgeWins, ruleFor } from './sequential.ts'

const band = { from: 35, to: 65 }

describe.each([1, 3, 4])('10,000 panels of %i', (players) => {
  const simulate = (share: number) => simulatePanels({ band, players, share }, 10_000, rollingDice(share))

  it('pass what is fair, soon', () => {
    const { pass, games } = simulate(50)
    expect(pass).toBeGreaterThan(99.9)
    expect(games).toBeLessThan(75)
  })

  it.each([35, 65])('pass what is fair by a hair, %i per cent, but for 5 of 100', (share) =>
    expect(simulate(share).pass).toBeGreaterThan(96.5),
  )

  it.each([25, 75])('find out what is 10 points outside, %i per cent, but for 5 of 100', (share) => {
    const { fail, pass } = simulate(share)
    expect(fail).toBeGreaterThan(96.5)
    expect(pass).toBeLessThan(2.6)
  })
})

it.each([
  [{ from: 50, to: 100 }, 50, 40],
  [{ from: 0, to: 50 }, 50, 60],
  [{ from: 45, to: 55 }, 45, 65],
])('errs no more in other bands: %o', (other, fair, unfair) => {
  const simulate = (share: number) => simulatePanels({ band: other, players: 4, share }, 2000, rollingDice(7))
  expect(simulate(fair).pass).toBeGreaterThan(95)
  expect(simulate(unfair).fail).toBeGreaterThan(95)
})

describe('the verdict of a player', () => {
  it.each<[string, typeof band, number, number, PlayerVerdict]>([
    ['half of forty', band, 20, 40, 'pass'],
    ['half of thirty', band, 15, 30, 'undecided'],
    ['a tenth', band, 4, 40, 'few'],
    ['nine tenths', band, 36, 40, 'many'],
    ['a share between edge and alternative', band, 210, 300, 'undecided'],
    ['nothing played', band, 0, 0, 'undecided'],
    ['what cannot be missed', { from: 0, to: 100 }, 0, 1, 'pass'],
    ['a lower edge at 0', { from: 0, to: 50 }, 0, 20, 'pass'],
    ['an upper edge at 100', { from: 50, to: 100 }, 40, 40, 'pass'],
    ['a win of a side that should hardly win', { from: 0, to: 5 }, 1, 1, 'undecided'],
    ['two losses of a side that should always win', { from: 100, to: 100 }, 98, 100, 'pass'],
    ['wins of a side that should never', { from: 0, to: 0 }, 3, 20, 'many'],
  ])('on %s', (_, asked, wins, games, verdict) => expect(judgeWins(ruleFor(asked, 1), wins, games)).toBe(verdict))

  it('mirrors: one side too often is the other too seldom', () => {
    const mirrored = { pass: 'pass', undecided: 'undecided', few: 'many', many: 'few' } as const
    fc.assert(
      fc.property(fc.nat(100), fc.nat(100), fc.nat(300), fc.nat(300), (a, b, wins, losses) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const verdict = judgeWins(ruleFor({ from, to }, 3), wins, wins + losses)
        const other = judgeWins(ruleFor({ from: 100 - to, to: 100 - from }, 3), losses, wins + losses)
        expect(other).toBe(mirrored[verdict])
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

it.each<[readonly PlayerVerdict[], string]>([
  [['pass'], 'pass'],
  [['few'], 'fail'],
  [['pass', 'pass', 'undecided'], 'undecided'],
  [['undecided', 'undecided'], 'undecided'],
  [['many', 'many', 'undecided'], 'fail'],
  [['few', 'many'], 'depends'],
  [['pass', 'many', 'undecided'], 'depends'],
])('a panel of which %j say is of the opinion %s', (verdicts, verdict) => {
  expect(judgePanel(verdicts)).toBe(verdict)
})
