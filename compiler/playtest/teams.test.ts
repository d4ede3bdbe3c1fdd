/** Games of sides that win together: what is counted and judged of them is that of their teams. */
import { expect, it } from 'vitest'
import { fourSeats } from '../../tests/support/skirmish.ts'
import { ruleFor } from '../statistics/sequential.ts'
import type { GameResult } from './game.ts'
import { playUntilClear } from './panel.ts'
import type { Pool, Series } from './series.ts'

it('a player of the panel leads both teams, and games are counted by team', async () => {
  const asked: Series[] = []
  const resultOf = (game: number): GameResult => ({
    game,
    winner: game % 2 === 0 ? 0 : 1,
    reason: 'objectives',
    turn: 1,
    actions: 1,
    hash: String(game),
    metrics: {},
    moves: [],
  })
  const pool: Pool = {
    batch: 10,
    async play(series) {
      asked.push(series)
      return Array.from({ length: series.to - series.from }, (_, at) => resultOf(series.from + at))
    },
    async close() {},
  }
  const band = { side: 1, from: 40, to: 60 }
  const question = { scenario: fourSeats(), player: 'planner', seed: 1, band, rule: ruleFor(band, 1) }
  const { games } = await playUntilClear(pool, { ...question, least: 0, watched: 0, most: 600 }, undefined)
  expect(asked[0].players).toEqual(['planner', 'planner'])
  expect([games.wins.length, games.share.length, games.verdict]).toEqual([2, 2, 'pass'])
  expect(Math.abs(games.wins[0] - games.wins[1])).toBeLessThan(2)
})
