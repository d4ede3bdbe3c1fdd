import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

it('an answer without a choice is shown as late as one that needs thought', () => {
  const pace = new Pace()
  expect([900, 800, 1000, 2, 3, 700].map((took) => pace.showAfter(took))).toEqual([0, 0, 0, 900, 900, 0])
})

it('nothing is slowed by a start that took long, or where all answers are fast', () => {
  const pace = new Pace()
  expect([2500, 4, 90, 3, 4].map((took) => pace.showAfter(took))).toEqual([0, 0, 0, 0, 0])
})

it('what is long ago counts no more', () => {
  const pace = new Pace()
  pace.showAfter(900)
  pace.showAfter(900)
  const later = Array.from({ length: 14 }, () => pace.showAfter(5))
  expect([later[0], later.at(-1)]).toEqual([900, 0])
})
