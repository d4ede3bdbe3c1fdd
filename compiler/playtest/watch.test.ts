import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { plainCourse as course, noCourse } from '../../tests/support/courses.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import type { Evidence } from '../bundle.ts'
import { playSeries } from './series.ts'
import { sumUpWatched } from './watch.ts'

const scenarios = await loadScenarios()

/** Returns the actions that random players use in a game. */
const watch = (id: string, player: 'random' | 'planner') => {
  const scenario = scenarios.find((one) => one.id === id)
  if (scenario === undefined) throw new Error(`there is no ${id}`)
  return playSeries({ scenario, players: [player, player], from: 0, to: 1, seed: 1, isWatched: true })
}

describe('watching games', () => {
  it('counts what was legal and what was used: actions, cards and assets', () => {
    const [{ actions, watched }] = watch('road-to-catania', 'random')
    const { uses = {}, idle } = watched ?? {}
    const all = Object.entries(uses)
    expect(all.filter(([name]) => name.startsWith('action ')).reduce((sum, [, used]) => sum + used, 0)).toBe(actions)
    expect(all.map(([name]) => name)).toContain('asset air-attack')
    expect(idle).toBeUndefined()
    expect(Object.keys(watch('singling', 'random')[0].watched?.uses ?? {})).toContain('card foray-left')
  })

  it('finds a player idle who ends steps at random, and the planner not', () => {
    const { turns = 0, idle = 0 } = watch('singling', 'random')[0].watched ?? {}
    expect(turns).toBeGreaterThan(10)
    expect(idle / turns).toBeGreaterThan(0.5)
    expect(watch('singling', 'planner')[0].watched?.idle).toBe(0)
  })

  it('names units that were due and did not come', () => {
    const korsun = scenarios.find(({ id }) => id === 'korsun') as OperationalScenario
    const [{ hex }] = korsun.sides[0].sources
    const waits = { by: 'land', turn: 1, hexes: [hex] } as const
    const units = korsun.units.map((unit) => (unit.id === '1-pz' ? { ...unit, arrives: waits } : unit))
    const series = { players: ['random', 'random'], from: 0, to: 1, seed: 1, isWatched: true } as const
    const [{ watched }] = playSeries({ ...series, scenario: { ...korsun, units } })
    expect(watched?.absent).toContain('1-pz')
    expect(watched?.absent).not.toContain('20-tk')
    const [{ watched: usual }] = playSeries({ ...series, scenario: korsun })
    expect(usual?.absent).not.toContain('1-pz')
  })

  it('adds games up by name', () => {
    expect(
      sumUpWatched(
        [
          { winner: 0, uses: { b: 2, a: 0 }, turns: 9, idle: 1, absent: ['x', 'y'], course },
          { winner: null, uses: { b: 3 }, turns: 8, idle: 0, absent: ['y'], course },
        ],
        2,
      ),
    ).toEqual({
      courses: [course, noCourse, course],
      games: 2,
      uses: [
        { name: 'a', legalIn: 1, used: 0 },
        { name: 'b', legalIn: 2, used: 5 },
      ],
      absent: [
        { unit: 'x', games: 1 },
        { unit: 'y', games: 2 },
      ],
      idle: { turns: 17, idle: 1 },
    })
    expect(sumUpWatched([{ winner: 1, uses: {}, course }], 2)).toEqual({
      games: 1,
      uses: [],
      courses: [noCourse, course, noCourse],
    })
  })
})

describe('the evidence of the built-in scenarios', () => {
  const folder = new URL('../../content/scenarios/', import.meta.url)
  const evidence = readdirSync(folder).map(
    (id): Evidence => JSON.parse(readFileSync(new URL(`${id}/evidence.json`, folder), 'utf8')),
  )

  it('counts the uses of a hundred games', () => {
    for (const { scenario, watched } of evidence) expect([scenario, watched.games]).toEqual([scenario, 100])
  })

  /**
   * Nobody who plans takes back what was taken, or gives up: to play on never costs a battle. And two guns of a position count apart as
   * much as together. To stop a battle against partisans both sides must want it, and one is ahead. An attack could be one by surprise in five games of a hundred at Narvik, and was no better for it.
   */
  const unused = ['combine', 'release', 'stop', 'surprise', 'surrender']

  it('has everything used somewhere that is legal somewhere, but for what a planner has no use for', () => {
    const uses = evidence.flatMap(({ watched }) => watched.uses)
    const used = new Set(uses.filter((one) => one.used > 0).map(({ name }) => name))
    expect([...new Set(uses.map(({ name }) => name))].filter((name) => !used.has(name)).sort()).toEqual(
      unused.map((type) => `action ${type}`),
    )
  })

  it('has fewer than three idle turns in a hundred', () => {
    for (const { scenario, watched } of evidence) {
      const { turns, idle } = watched.idle ?? { turns: 1, idle: 0 }
      expect([scenario, idle / turns < 0.03]).toEqual([scenario, true])
    }
  })
})
