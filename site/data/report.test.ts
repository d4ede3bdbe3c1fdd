import { describe, expect, test } from 'vitest'
import type { Evidence } from '../../compiler/bundle.ts'
import { pairsOf, summed } from '../../compiler/course/pairs.ts'
import { reportOf } from './report.ts'

const evidence: Evidence = {
  format: 3,
  key: '',
  scenario: '',
  seed: 5,
  band: { side: 0, from: 40, to: 65 },
  verdict: 'pass',
  value: { share: 52, low: 42, high: 62 },
  panel: [
    {
      player: 'planner',
      games: 200,
      wins: [104, 90],
      draws: 6,
      share: [
        { low: 45.1, high: 58.9 },
        { low: 38.2, high: 52 },
      ],
      samples: [],
    },
  ],
  duels: [],
  decidedIn: [0, 50, 150],
  actions: 36_680,
  measures: [
    { id: 'objectives-held', name: 'Objectives held', counts: [20, 180] },
    { id: 'steps-lost', name: 'Steps lost', totals: [4260, 3740] },
  ],
  skill: { games: 100, won: 98, share: { low: 93, high: 99.4 } },
  watched: { games: 100, uses: [] },
}
const [planner] = evidence.panel

describe('the balance report', () => {
  const report = reportOf(evidence, ['Eighth Army', 'Sixth Army'])

  test('shows each side with its share and interval, and draws without one', () => {
    expect(report.shares).toEqual([
      {
        label: 'Eighth Army, all in their best style',
        share: 52,
        interval: { share: 52, low: 42, high: 62 },
        band: { from: 40, to: 65 },
        kind: 'side0',
      },
      {
        label: 'Eighth Army, “planner” against itself',
        games: 104,
        share: 52,
        interval: { low: 45.1, high: 58.9 },
        kind: 'side0',
      },
      {
        label: 'Sixth Army, “planner” against itself',
        games: 90,
        share: 45,
        interval: { low: 38.2, high: 52 },
        kind: 'side1',
      },
      { label: 'Drawn', games: 6, share: 3, kind: 'draw' },
    ])
  })

  test('says how many games, by whom, from which seeds, with which interval', () => {
    expect(report.method).toBe(
      '200 games of the computer player “planner” on both sides, seeds 5 to 204; whiskers of its games are Wilson intervals at 95 %.',
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
    const lead = { id: 'lead', name: 'Lead in medals', least: -1, counts: [150, 0, 50] }
    const [ending] = reportOf({ ...evidence, measures: [lead] }, ['A', 'B']).endings
    expect(ending.title).toBe('Lead in medals of A at the end')
    expect(ending.columns.map(({ label }) => label)).toEqual(['−1', '0', '1'])
    const counts = Array.from({ length: 201 }, (_, at) => (at === 96 ? 120 : at === 97 ? 80 : 0))
    const [tens] = reportOf({ ...evidence, measures: [{ ...lead, least: -100, counts }] }, ['A', 'B']).endings
    expect(tens.columns).toHaveLength(21)
    expect(tens.sentence).toBe('Lead in medals of A at the end: most often −10 to −1, in 100 % of games.')
    const measures = [{ id: 'medals', name: 'Medals', totals: [840, 1020] }]
    expect(reportOf({ ...evidence, measures }, ['A', 'B'])).toMatchObject({
      endings: [],
      facts: [
        { label: 'medals: A', value: '4.2' },
        { label: 'medals: B' },
        { label: 'decided in the last turn' },
        { label: 'actions in a game' },
      ],
    })
  })

  test.each([
    ['pass', 'it wins 52 % (42 to 62 %): as often as wanted, or at most five points off.'],
    ['fail', ': too many.'],
    ['undecided', 'more games are needed'],
  ] as const)('puts the verdict %s in words', (verdict, words) => {
    expect(reportOf({ ...evidence, verdict }, ['A', 'B']).sentence).toContain(words)
  })

  test('gives means in tenths', () => {
    expect(report.facts.map(({ value }) => value)).toEqual(['21.3', '18.7', '75 %', '183.4'])
  })

  test('has no lane for draws when there were none, and divides by no games at all', () => {
    expect(reportOf({ ...evidence, panel: [{ ...planner, draws: 0 }] }, ['A', 'B']).shares).toHaveLength(3)
    expect(reportOf({ ...evidence, panel: [{ ...planner, games: 0 }] }, ['A', 'B']).shares[1]?.share).toBe(0)
  })

  test('shows who beats whom, and names the style that serves best where it matters', () => {
    const won = [50, 90, 20, 55]
    const games = pairsOf(['planner', 'cautious']).map((pair, index) =>
      summed({ ...pair, games: 100, wins: [won[index], 100 - won[index]], draws: 0, samples: [] }),
    )
    const [panel, duels] = [true, false].map((own) => games.filter(({ against }) => (against === undefined) === own))
    const { styles, method } = reportOf({ ...evidence, panel, duels }, ['A', 'B'])
    expect(styles?.rows.map((row) => row.map(({ share }) => share))).toEqual([
      [50, 90],
      [20, 55],
    ])
    expect(styles?.sentences).toEqual(['A wins most when led by “planner”.', 'B wins most when led by “planner”.'])
    expect(method).toContain('of 400 between “planner” and “cautious”, each against each;')
    expect(report.styles).toBeUndefined()
  })
})
