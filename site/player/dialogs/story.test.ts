/** How a game that is over went: the moment that decided it, what cost a side most, and who held what when. */

import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../compiler/bundle.ts'
import type { Outcome } from '../../../engine/game.ts'
import type { OperationalEvent } from '../../../engine/systems/operational/events.ts'
import { makeScenario } from '../../../tests/support/operational.ts'
import { part } from '../../../tests/support/part.ts'
import { story as cardStory } from '../systems/command-cards/story.ts'
import { story as echelonStory } from '../systems/echelon/story.ts'
import { story } from '../systems/operational/story.ts'
import type { Step, Timeline } from '../timeline.ts'
import { mistakeIn } from './review.ts'
import { comparison, costliestSteps, decisiveMoment, turnReports, whenOf } from './story.ts'

/** Chances of two sides from those of the first, in per cent. */
const chances = (...perCent: readonly number[]) => perCent.map((first) => [first * 100, 10_000 - first * 100])

test('the decisive moment is the greatest gain of the winner after which it led to the end', () => {
  // The gain from 20 to 60 was lost again.
  expect(decisiveMoment(chances(20, 60, 40, 55, 80, 85), 0)).toEqual({ at: 3, before: 5500, after: 8000 })
  expect(decisiveMoment(chances(50, 40, 45, 10), 1)).toEqual({ at: 2, before: 5500, after: 9000 })
  // Decided with the last move, by one who was behind till then.
  expect(decisiveMoment(chances(70, 75, 80, 0), 1)).toEqual({ at: 2, before: 2000, after: 10_000 })
  // Of what is told by the log, where that helped; else whatever helped most.
  expect(decisiveMoment(chances(50, 70, 80), 0, (at) => at === 1)?.at).toBe(1)
  expect(decisiveMoment(chances(50, 70, 71), 0, (at) => at === 1)?.at).toBe(0)
})

test('what cost a side most is its own step, or the beginning of the turn that ended worst', () => {
  const steps = [0, 0, 1, 1, 0, 1].map((side) => ({ side, turn: 1 }))
  const at = (...perCent: readonly number[]) => costliestSteps(chances(...perCent), steps, 0)
  expect(at(50, 55, 40, 42, 30, 31, 10)[0]).toEqual({ at: 1, before: 5500, after: 4000 })
  expect(at(50, 50, 51, 40, 30, 31, 25)[0]).toEqual({ at: 0, before: 5000, after: 3000 })
  expect(at(50, 50, 51, 51, 51, 52, 52)).toEqual([])
  expect(at(50, 45, 35, 36, 36, 33, 33).map((moment) => moment.at)).toEqual([1, 0, 4])
})

test('no decision is named that the computer would have taken itself', async () => {
  const moments = [5, 3, 8].map((at) => ({ at, before: 5000, after: 4000 }))
  const advise = (different: number) => async (at: number) => ({
    done: `${at}.`,
    advice: at === different ? 'Hold.' : null,
  })
  expect(await mistakeIn(moments, advise(3))).toEqual({ moment: moments[1], done: '3.', advice: 'Hold.' })
  expect(await mistakeIn(moments, advise(0))).toBeNull()
})

const state = (turn: number, over = false) => ({ turn, over })
const step = (side: number, turn: number, after = state(turn), events: readonly object[] = [{ type: 'x' }]): Step =>
  part<Step>({ side, turn, events, action: { type: 'x' }, after: { state: after } })
const timelineOf = (...steps: readonly Step[]): Timeline =>
  part<Timeline>({
    steps,
    first: { state: state(1) },
    game: { teams: [[0], [1]], actors: ({ over }: { over: boolean }) => (over ? [] : [0, 1]) },
  })

test('each turn tells who held what at its end, and what was lost in it', () => {
  const timeline = timelineOf(step(0, 1), step(1, 1), step(0, 2))
  const strengths = [
    [4, 4],
    [4, 2],
    [3, 3],
    [3, 0],
  ]
  const holders = [[1], [0], [0], [null]]
  const standing = (moves: number) => ({
    sides: [0, 1],
    hexes: [1, 2],
    strengths: strengths[moves],
    holders: holders[moves],
  })
  expect(turnReports(timeline, standing)).toEqual([
    { turn: 1, holders: [0], lost: [1, 2] },
    { turn: 2, holders: [null], lost: [0, 3] },
  ])
})

test('what happened in the last move is told as that, whoever handed over after it', () => {
  const turn = (number: number): string => `Turn ${number}`
  const timeline = timelineOf(step(0, 7), step(0, 8), step(1, 8), step(1, 8, state(8, true)))
  expect(whenOf(timeline, 0, turn)).toBe('in turn 7')
  expect(whenOf(timeline, 1, turn)).toBe('in the last turn')
  expect(whenOf(timeline, 2, turn)).toBe('in the last move')
  expect(whenOf(timeline, 3, turn)).toBe('in the last move')
})

const battle = makeScenario({
  map: '. . . .',
  owner: '1 1 2 2',
  units: [
    { id: 'a', side: 0, hex: '0101' },
    { id: 'b', side: 1, hex: '0401' },
  ],
  objectives: [
    { side: 0, hex: '0201' },
    { side: 0, hex: '0401' },
  ],
})
const [first, second] = battle.objectives.map(({ name }) => name)
const over = (winner: number, reason: string): Outcome => ({ winners: [winner], reason, score: [0, 0], turn: 8 })
const taken = (objective: number, holder: number): OperationalEvent =>
  ({ type: 'objective', objective, holder, prestige: 0 }) as OperationalEvent
const causeIn = (events: readonly (readonly object[])[], outcome: Outcome) => {
  const last = { turn: 8, owner: Object.assign(new Array<number>(60).fill(1), { length: 60 }) }
  return story.cause(battle, events.map((some) => step(1, 8, last as never, some)) as never, outcome)
}

test('an operational battle is lost by the objective that fell last', () => {
  const fall = causeIn([[taken(0, 0)], [], [taken(0, 1)], []], over(1, 'objectives-denied'))
  expect(fall).toEqual({ at: 2, what: `${first} fell` })
  expect(causeIn([[taken(0, 0)], [taken(1, 0)]], over(0, 'objectives-held'))).toEqual({ at: 1, what: `${second} fell` })
  expect(causeIn([[]], over(1, 'objectives-denied'))?.what).toContain(`never lost ${first} and ${second}`)
  const gone = causeIn([[{ type: 'destroyed', unit: 0, at: 1 }], []], over(1, 'army-destroyed'))
  expect(gone?.at).toBe(0)
  expect(gone?.what).toContain('was destroyed')
})

test('a battle led by cards is measured by the lead in medals, which is the lack of the other side', () => {
  const game = { view: () => ({ medals: [2, 5] }) } as never
  expect(cardStory.measures(game, {} as never)).toEqual({ medals: [2, 5], lead: [-3] })
  expect([0, 1].map((side) => cardStory.isMoreBetter({} as never, 'lead', side))).toEqual([true, false])
})

test('an echelon campaign is measured by the lead in points, which is the lack of the other side', () => {
  const measured = (...points: number[]) => echelonStory.measures({} as never, { points } as never)
  expect(measured(30, 50)).toEqual({ points: [30, 50], lead: [-25] })
  expect(measured(2, 1)).toMatchObject({ lead: [33] })
  expect(measured(0, 0)).toMatchObject({ lead: [0] })
  expect([0, 1].map((side) => echelonStory.isMoreBetter({} as never, 'lead', side))).toEqual([true, false])
})

test('a battle led by cards is won by its last medal', () => {
  const scenario = { units: [{ name: 'A' }, { name: 'B Company', side: 1 }], medals: [{ name: 'The bridge' }] }
  const medal = (more: object) => ({ type: 'medal', side: 0, count: 1, why: 'unit', ...more })
  const cause = (events: readonly object[]) =>
    cardStory.cause(scenario as never, [step(0, 3, undefined, events), step(1, 3)] as never, over(0, 'medals'))
  expect(cause([{ type: 'destroyed', unit: 1 }, medal({})])).toEqual({ at: 0, what: 'B Company was destroyed' })
  expect(cause([medal({ why: 'place', place: 0 })])?.what).toBe('The last medal was won for The bridge')
  expect(cause([medal({ side: 1 })])).toBeUndefined()
})

const evidence = {
  panel: [{ games: 100, wins: [56, 44], draws: 0 }],
  measures: [
    { id: 'held', name: 'Objectives held', counts: [2, 40, 42, 16] },
    { id: 'lost', name: 'Steps lost', totals: [983, 2113] },
  ],
}
const scenario = { sides: [{}, {}] }
const bundle = part<ScenarioBundle>({ evidence, scenario, card: { sides: ['Army', 'Others'] } })

test('a result is compared with sampled games: by what evidence counts, else by who won', () => {
  const measured = { held: [2], lost: [7, 20] }
  expect(comparison(bundle, over(1, 'x'), 0, measured, () => true)).toEqual([
    'Army won 56 of 100 sampled games.',
    '42 ended worse for it than this one, 16 better.',
    'Steps lost: 7; on average 9.8.',
  ])
  expect(comparison(bundle, over(1, 'x'), 1, measured, () => false)[1]).toBe(
    '16 ended worse for it than this one, 42 better.',
  )
  expect(comparison(bundle, over(0, 'x'), 0, {}, () => true)[1]).toBe(
    '44 ended worse for it than this one, none better.',
  )
  const lead = { id: 'lead', name: 'Lead', least: -2, counts: [10, 30, 0, 40, 20] }
  const led = part<ScenarioBundle>({ ...bundle, evidence: { ...evidence, measures: [lead] } })
  // A lead by one of five: the first side has done better than 40 games, the other one better than 20.
  expect(comparison(led, over(0, 'x'), 0, { lead: [1] }, () => true)[1]).toBe(
    '40 ended worse for it than this one, 20 better.',
  )
  expect(comparison(led, over(0, 'x'), 1, { lead: [1] }, () => false)[1]).toBe(
    '20 ended worse for it than this one, 40 better.',
  )
  expect(comparison({ ...bundle, evidence: null }, over(0, 'x'), 0, measured, () => true)).toEqual([])
})

test('a seat of several is compared with the games of its team', () => {
  const four = part<ScenarioBundle>({ ...bundle, scenario: { sides: [0, 0, 1, 1].map((team) => ({ team })) } })
  expect(comparison(four, { ...over(2, 'x'), winners: [2, 3] }, 3, { lost: [7, 20] }, () => true)).toEqual([
    'Others won 44 of 100 sampled games.',
    '56 ended worse for it than this one, none better.',
    'Steps lost: 20; on average 21.1.',
  ])
})
