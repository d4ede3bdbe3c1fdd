import { expect, it } from 'vitest'
import { enoughGames } from './enough.ts'
import { verdictOf, wilsonInterval } from './interval.ts'

it.each([
  ['half of a hundred, between 40 and 60', 50, 100, { from: 40, to: 60 }, 100],
  ['half of twenty, between 40 and 60', 10, 20, { from: 40, to: 60 }, 100],
  ['a share near the edge', 59, 100, { from: 40, to: 60 }, 8650],
  ['a share on the edge', 60, 100, { from: 40, to: 60 }, undefined],
  ['nothing at all, at most 5', 0, 20, { from: 0, to: 5 }, 100],
  ['no games', 0, 0, { from: 0, to: 5 }, undefined],
])('%s', (_, won, games, band, enough) => {
  expect(enoughGames(won, games, (some, all) => verdictOf(wilsonInterval(some, all), band))).toBe(enough)
})
