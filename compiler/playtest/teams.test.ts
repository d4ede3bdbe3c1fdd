/** Games of sides that win together: what is counted and judged of them is that of their teams. */
import { expect, it } from 'vitest'
import { fourSeats } from '../../tests/support/skirmish.ts'
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
    async play(series) {
      asked.push(series)
      return Array.from({ length: series.to - series.from }, (_, at) => resultOf(series.from + at))
    },
    async close() {},
  }
  const band = { side: 1, from: 40, to: 60 }
  const panel = ['planner', 'cautious']
  const question = { scenario: fourSeats(), panel, seed: 1, band, least: 0, watched: 0, most: 600 }
  const { games } = await playUntilClear(pool, question, [])
  expect(asked.slice(0, 4).map(({ players }) => players)).toEqual([
    ['planner', 'planner'],
    ['cautious', 'planner'],
    ['planner', 'cautious'],
    ['cautious', 'cautious'],
  ])
  expect(games.map(({ wins, share }) => [wins.length, share.length])).toEqual([2, 2, 2, 2].map((teams) => [teams, 2]))
  for (const { wins } of games) expect(Math.abs(wins[0] - wins[1])).toBeLessThan(2)
})
