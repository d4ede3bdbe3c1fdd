import { beforeEach, describe, expect, test } from 'vitest'
import type { ScenarioBundle, Tutorial } from '../../../../compiler/systems/operational/bundle.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import { makeScenario } from '../../../../tests/support/operational.ts'
import { part } from '../../../../tests/support/part.ts'
import { createState } from '../../state.ts'
import { unitSubject } from '../../subject.ts'
import type { PlayerState } from '../../systemUi.ts'
import { extended, startTimeline } from '../../timeline.ts'
import { createTutorial, type TutorialProgress } from '../../tutorial/progress.ts'
import { operationalUi } from './index.ts'
import { lessons } from './lessons.ts'

const scenario = makeScenario({
  map: `. . . .
         . . . .`,
  owner: `1 1 2 2
           1 1 2 2`,
  units: [
    { id: 'one', side: 0, hex: '0201' },
    { id: 'two', side: 0, hex: '0102' },
    { id: 'enemy', side: 1, hex: '0402' },
  ],
  sources: [['rail 0101 100'], ['rail 0401 100']],
})
const game = operational.open(scenario)

const tutorial: Tutorial = {
  side: 0,
  opponent: 'random',
  seed: 1,
  steps: [
    {
      title: 'Moving',
      tasks: [
        { say: 'Choose one.', show: { unit: 0 }, done: { selected: 0 }, skip: { moves: 1 } },
        { say: 'Move it.', show: null, done: { moves: 1 }, skip: null },
      ],
    },
    {
      title: 'Ending',
      tasks: [
        { say: 'End the turn.', show: null, done: { turn: 2 }, skip: null },
        { say: 'End the next one, too.', show: null, done: { turn: 3 }, skip: null },
      ],
    },
  ],
  advice: [
    { say: 'All are spent.', show: null, when: { spent: true } },
    { say: 'Go on.', show: null, when: { turn: 1 } },
  ],
}

let state: PlayerState
let progress: TutorialProgress
beforeEach(() => {
  const bundle = part<ScenarioBundle>({ scenario, tutorial, hash: '0' })
  state = createState(operationalUi, bundle, startTimeline(game, 1))
  state.seats.value = ['human', 'random']
  progress = begin()
})

const begin = (): TutorialProgress => createTutorial(state, tutorial, lessons)

const said = (): string | undefined => progress.lesson.value?.text

const move = (): void => {
  const action = state.game.legal(state.position.value.state, 0).find(({ type }) => type === 'move')
  const result = action && extended(game, state.timeline.value, action)
  if (!result || !('timeline' in result)) throw new Error('nobody can move')
  state.timeline.value = result.timeline
}

describe('the tutorial', () => {
  test('goes on when a task is done, and not before', () => {
    expect(said()).toBe('Choose one.')
    state.selected.value = unitSubject(1)
    expect(said()).toBe('Choose one.')
    state.selected.value = unitSubject(0)
    expect(said()).toBe('Move it.')
    move()
    expect(said()).toBe('End the turn.')
    expect(progress.lesson.value).toMatchObject({ step: 1, steps: 2 })
  })

  test('leaves out what has become idle', () => {
    move()
    expect(said()).toBe('End the turn.')
  })

  test('never blocks: next goes on, and after the last task comes advice', () => {
    progress.next()
    progress.next()
    progress.next()
    progress.next()
    expect(said()).toBe('Go on.')
  })

  test('says of the end of a turn that it is meant, but not with the last task: from there on one is asked as always', () => {
    progress.next()
    progress.next()
    expect([said(), state.endIsTaught.value]).toEqual(['End the turn.', true])
    progress.next()
    expect([said(), state.endIsTaught.value]).toEqual(['End the next one, too.', false])
  })

  test('begins again with a new game, and takes up one that is under way', () => {
    move()
    const under = state.timeline.value
    state.timeline.value = startTimeline(game, 1)
    expect(said()).toBe('Choose one.')
    expect(state.endIsTaught.value).toBe(false)
    state.timeline.value = under
    expect(said()).toBe('End the turn.')
    expect(state.endIsTaught.value).toBe(true)
    expect(begin().lesson.value?.text).toBe('End the turn.')
  })

  test('is silent for the side that it does not teach, between two persons, in a replay, and when it is closed', () => {
    progress.close()
    expect(said()).toBeUndefined()
    progress.reopen()
    expect(said()).toBe('Choose one.')
    state.replayAt.value = 0
    expect(said()).toBeUndefined()
    state.replayAt.value = null
    state.seats.value = ['veteran', 'human']
    expect(said()).toBeUndefined()
    state.seats.value = ['human', 'human']
    expect(said()).toBeUndefined()
  })

  test('is silent when the dice roll otherwise than it says, and against another opponent than the one of which it speaks', () => {
    const taught = state.timeline.value
    state.timeline.value = startTimeline(game, 2)
    expect(said()).toBeUndefined()
    state.timeline.value = taught
    state.seats.value = ['human', 'general']
    expect(said()).toBeUndefined()
    expect(progress.isThere.value).toBe(false)
    state.seats.value = ['human', 'random']
    expect(said()).toBe('Choose one.')
  })
})
