import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import { part } from '../../../../tests/support/part.ts'
import { crossing } from '../../../../tests/support/scenarios.ts'
import { filmOf } from './film.ts'

const bundle = part<ScenarioBundle>({ scenario: crossing, picture: { symbols: {} } })
const film = filmOf(bundle)

test('the film is the same each time it is made', () => {
  expect(filmOf(bundle)).toEqual(film)
})

test('what is seen to march stands on the map, and ends where the shot says', () => {
  const looks = film.cast.map(({ look }) => look)
  for (const { scenes, units } of film.shots) {
    for (const scene of scenes) if (scene.type === 'move') expect(looks[scene.unit]?.[0]).toBeGreaterThan(0)
    for (const [unit, look] of units) looks[unit] = look
    const last = scenes.findLast((scene) => scene.type === 'move')
    if (last?.type === 'move' && !scenes.some((scene) => scene.type === 'gone' && scene.unit === last.unit))
      expect(looks[last.unit]?.[0]).toBe(last.path.at(-1))
  }
})

test('no two units ever stand in one hex', () => {
  const looks = film.cast.map(({ look }) => look)
  for (const { units } of film.shots) {
    for (const [unit, look] of units) looks[unit] = look
    const hexes = looks.map(([hex]) => hex).filter((hex) => hex > 0)
    expect(new Set(hexes).size).toBe(hexes.length)
  }
})

test('every turn has its caption', () => {
  const captions = film.shots.flatMap(({ scenes }) =>
    scenes.flatMap((scene) => (scene.type === 'turn' ? [scene.caption] : [])),
  )
  expect(captions[0]).toContain(`turn 1 of ${crossing.turns}: ${crossing.sides[0].name}`)
  expect(new Set(captions).size).toBe(captions.length)
})
