import { describe, expect, it } from 'vitest'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import { allGames } from '../course/facts.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { placesIn } from './places.ts'
import { playSeries } from './series.ts'

const scenarios = await loadScenarios()
const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)

describe.each(['road-to-catania', 'asan'])('the course of games of %s', (id) => {
  const scenario = scenarios.find((one) => one.id === id)
  if (scenario === undefined) throw new Error(`there is no ${id}`)
  const games = playSeries({ scenario, players: ['planner', 'planner'], from: 0, to: 4, seed: 1, isWatched: true })

  it('has the odds of every turn, and the reason of its end', () => {
    for (const { watched, turn, reason } of games) {
      const { odds = [], reasons } = watched?.course ?? {}
      expect(odds.map(({ length }) => length)).toEqual([turn])
      expect(reasons).toEqual({ [reason]: 1 })
    }
  })

  it('says which units are gone, and who lost the first of them', () => {
    const course = allGames(games.flatMap(({ watched }) => (watched ? [watched.course] : [])))
    expect(course.gone.length).toBeGreaterThanOrEqual(scenario.units.length)
    expect(total(course.gone)).toBeGreaterThan(0)
    expect(Math.max(...course.gone)).toBeLessThanOrEqual(games.length)
    expect(total(course.firstGone)).toBe(games.length)
  })

  it('counts what was lost the same by unit, by turn and by hex', () => {
    for (const { watched } of games) {
      const { lostByUnit = [], lostInTurn = [], lostOn = [] } = watched?.course ?? {}
      expect(total(lostByUnit)).toBeGreaterThan(0)
      expect(total(lostInTurn.flat())).toBe(total(lostByUnit))
      expect(total(lostOn.flat().map(([, lost]) => lost))).toBe(total(lostByUnit))
    }
  })

  it('tells places of one name apart', () => {
    const names = placesIn(scenario).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
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
