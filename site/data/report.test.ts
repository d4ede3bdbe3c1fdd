import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../compiler/bundle.ts'
import { reportOf } from './report.ts'

const evidence: Evidence = {
  format: 1,
  key: '',
  scenario: '',
  player: 'planner',
  games: 200,
  seed: 5,
  wins: [104, 90],
  draws: 6,
  share: [
    { low: 45.1, high: 58.9 },
    { low: 38.2, high: 52 },
  ],
  decidedIn: [0, 50, 150],
  actions: 183.4,
  measures: [
    { id: 'objectives-held', name: 'Objectives held', counts: [20, 180] },
    { id: 'steps-lost', name: 'Steps lost', means: [21.3, 18.7] },
  ],
  band: { side: 0, from: 40, to: 65 },
  verdict: 'pass',
  skill: { games: 100, won: 98, share: { low: 93, high: 99.4 } },
  samples: [],
}

describe('the balance report', () => {
  const report = reportOf(evidence, ['Eighth Army', 'Sixth Army'])

  test('shows each side with its share and interval, and draws without one', () => {
    expect(report.shares).toEqual([
      {
        label: 'Eighth Army',
        games: 104,
        share: 52,
        interval: { low: 45.1, high: 58.9 },
        band: { from: 40, to: 65 },
        kind: 'side0',
      },
      { label: 'Sixth Army', games: 90, share: 45, interval: { low: 38.2, high: 52 }, kind: 'side1' },
      { label: 'Drawn', games: 6, share: 3, kind: 'draw' },
    ])
  })

  test('says how many games, by whom, from which seeds, with which interval', () => {
    expect(report.method).toBe(
      '200 games, the computer player “planner” on both sides, seeds 5 to 204; whiskers are Wilson intervals at 95 %.',
    )
  })

  test('draws columns against the tallest, and says which it is', () => {
    expect(report.length.map(({ label, height }) => [label, height])).toEqual([
      ['1', 0],
      ['2', 100 / 3],
      ['3', 100],
    ])
    expect(report.lengthSentence).toContain('turn 3: 75 %')
  })

  test('names what was counted as the rule system does', () => {
    expect(report.endings).toMatchObject([
      { title: 'Objectives held at the end', sentence: 'Objectives held at the end: most often 1, in 90 % of games.' },
    ])
    const measures = [{ id: 'medals', name: 'Medals', means: [4.2, 5.1] as const }]
    expect(reportOf({ ...evidence, measures }, ['A', 'B'])).toMatchObject({
      endings: [],
      facts: [{ label: 'medals by A', value: '4.2' }, { label: 'medals by B' }, { label: 'actions in a game' }],
    })
  })

  test.each([
    ['pass', 'lies inside'],
    ['fail', 'lies outside'],
    ['undecided', 'more games are needed'],
  ] as const)('puts the verdict %s in words', (verdict, words) => {
    expect(reportOf({ ...evidence, verdict }, ['A', 'B']).sentence).toContain(words)
  })

  test('gives means in tenths', () => {
    expect(report.facts.map(({ value }) => value)).toEqual(['21.3', '18.7', '183.4'])
  })

  test('has no lane for draws when there were none, and divides by no games at all', () => {
    expect(reportOf({ ...evidence, draws: 0 }, ['A', 'B']).shares).toHaveLength(2)
    expect(reportOf({ ...evidence, games: 0 }, ['A', 'B']).shares[0]?.share).toBe(0)
  })
})
