/** The styles that play an experiment are those that decide the verdict. */
import { describe, expect, it } from 'vitest'
import { moved, open } from '../../../tests/support/levers.ts'
import { type Matrix, valueIn } from '../../statistics/styles.ts'
import type { GameResult } from '../game.ts'
import { panelOf } from '../panel.ts'
import { openPool } from '../pool.ts'
import { gamesOfStyles, type Meeting, meetingAt, meetingsIn, withGames } from './styles.ts'

describe('who plays an experiment', () => {
  const { scenario } = open('road-to-catania')
  const cell = (share: number) => ({ games: 100, won: Math.round(100 * share) })
  /** Of the first two styles each does well against the other one, and both beat the rest. */
  const matrix: Matrix = [
    [cell(0.2), cell(0.8), cell(0.6), cell(0.6)],
    [cell(0.6), cell(0.4), cell(0.6), cell(0.6)],
    [cell(0.1), cell(0.1), cell(0.5), cell(0.5)],
    [cell(0.1), cell(0.1), cell(0.5), cell(0.5)],
  ]

  it.each([0, 1])('is who decides the verdict, each pair as often: side %i', (side) => {
    const meetings = meetingsIn(matrix, scenario, side)
    const bad = panelOf(scenario).slice(2)
    const isGood = ({ players }: Meeting): boolean => !players.some((player) => bad.includes(player))
    const good = meetings.filter(isGood)
    expect(good.map(({ weight }) => weight >= 0.1)).toEqual([true, true, true, true])
    expect(good.reduce((sum, { weight }) => sum + weight, 0)).toBeGreaterThan(0.85)
    const games = Array.from({ length: 200 }, (_, number) => meetingAt(meetings, 1000 + number))
    for (const meeting of meetings)
      expect(Math.abs(games.filter((one) => one === meeting).length - 200 * meeting.weight)).toBeLessThan(3)
    // Of them the side wins the value, or little more or less.
    const cells = matrix.flat()
    const won = games.reduce((sum, { pair }) => sum + cells[pair].won / cells[pair].games, 0)
    expect(Math.abs(won / 2 - valueIn(matrix).share)).toBeLessThan(3)
    const styles = panelOf(scenario)
    for (const { pair, players } of meetings)
      expect([players[side], players[1 - side]]).toEqual([styles[Math.floor(pair / 4)], styles[pair % 4]])
  })

  it('is known better by the games that they play', () => {
    const meetings = meetingsIn(matrix, scenario, 0)
    const more = withGames(matrix, meetings, Array(400).fill(0), 0)
    const added = more
      .flat()
      .map(({ games, won }, pair) => [games - matrix.flat()[pair].games, won - matrix.flat()[pair].won])
    expect(added.every(([games, won]) => games === won)).toBe(true)
    for (const { pair, weight } of meetings) expect(Math.abs(added[pair][0] - 400 * weight)).toBeLessThan(4)
  })

  it('is learnt from the evidence where it speaks of the scenario as it stands, else from games', async () => {
    const one = open('road-to-catania')
    const pool = openPool(1)
    const committed = await gamesOfStyles(pool, one, 1)
    expect(committed.flat().every(({ games }) => games >= 20)).toBe(true)
    const told: number[] = []
    const played = await gamesOfStyles(
      { ...pool, play: async ({ from, to }) => Array.from({ length: to - from }, () => ({ winner: 0 }) as GameResult) },
      moved(one, 'turns', 'less'),
      3,
      (done, all) => told.push(done, all),
    )
    expect(played.flat()).toEqual(Array(16).fill({ games: 3, won: 3 }))
    expect(told.slice(-2)).toEqual([48, 48])
  })
})
