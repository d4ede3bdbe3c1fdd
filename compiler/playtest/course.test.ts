import { describe, expect, it } from 'vitest'
import { plainCourse } from '../../tests/support/courses.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { addCourses } from './course.ts'
import { playSeries } from './series.ts'

const scenarios = await loadScenarios()
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

describe.each(['road-to-catania', 'asan'])('the course of games of %s', (id) => {
  const scenario = scenarios.find((one) => one.id === id)
  if (scenario === undefined) throw new Error(`there is no ${id}`)
  const games = playSeries({ scenario, players: ['planner', 'planner'], from: 0, to: 4, seed: 1, isWatched: true })

  it('has the chances of both sides in every turn, which together are certain', () => {
    for (const { watched, turn } of games) {
      const { chances = [], lasted } = watched?.course ?? {}
      expect(lasted).toEqual(new Array(turn).fill(1))
      for (const index of lasted?.keys() ?? [])
        expect(Math.abs(chances[0][index] + chances[1][index] - 100)).toBeLessThan(2)
    }
  })

  it('says when a game was decided: at the latest in its last turn, and once', () => {
    for (const { watched, winner } of games) expect(total(watched?.course.decided ?? [])).toBe(winner === null ? 0 : 1)
  })

  it('counts what was lost the same by unit, by turn and by hex', () => {
    for (const { watched } of games) {
      const { lostByUnit = [], lostInTurn = [], lostOn = [] } = watched?.course ?? {}
      expect(total(lostByUnit)).toBeGreaterThan(0)
      expect(total(lostInTurn.flat())).toBe(total(lostByUnit))
      expect(total(lostOn.flat().map(([, lost]) => lost))).toBe(total(lostByUnit))
    }
  })

  it('names a holder of each place that is fought for in no more than every turn', () => {
    const places = systemCompilerOf(scenario.system).playtest.places(scenario)
    for (const { watched } of games) {
      expect(watched?.course.held).toHaveLength(places.length)
      for (const held of watched?.course.held ?? [])
        for (const index of held[0].keys()) expect(held[0][index] + held[1][index]).toBeLessThanOrEqual(1)
    }
    expect(total(games.flatMap(({ watched }) => watched?.course.held.flat(2) ?? []))).toBeGreaterThan(0)
  })
})

describe('courses', () => {
  it('are added up, the longer with the shorter', () => {
    const short = {
      ...plainCourse,
      chances: [[40], [60]],
      lasted: [1],
      decided: [1],
      lostOn: [[[3, 1]], [[7, 2]]],
    } as const
    expect(addCourses(plainCourse, short)).toMatchObject({
      games: 2,
      chances: [
        [90, 20],
        [110, 80],
      ],
      lasted: [2, 1],
      decided: [1, 1],
      lowest: 100,
      lostOn: [
        [
          [3, 1],
          [7, 3],
        ],
        [[7, 2]],
      ],
    })
    expect(addCourses(short, plainCourse)).toEqual(addCourses(plainCourse, short))
  })
})
