import { expect, test } from 'vitest'
import { phase, shot } from '../../../../engine/systems/skirmish/types.ts'
import { field } from '../../../../tests/support/skirmishField.ts'
import { forecastOf } from './forecast.ts'

const fire = { type: 'fire', unit: 0, weapon: 0, target: 0 } as const

test('a forecast counts what demolition adds against ground (skirmish.T3)', () => {
  const { game, state, unit, ground } = field({
    units: ['german-pioneers d3'],
    ground: ['walls d4'],
    at: phase.shooting,
  })
  const forecast = forecastOf(game.table, state, 0, { ...fire, unit: unit(0), target: ground('d4') })
  expect(forecast).toMatchObject({ hits: 100, criticals: 0, armour: undefined, effect: '3 damage to the ground' })
})

test('a forecast knows the armour of a headquarters, and of an assaulter without the ground he leaves (skirmish.S5, S9)', () => {
  const battle = field({ units: ['german-light-inf d6', 'us-rangers d3', 'us-light-inf d5'], at: phase.shooting })
  const { game, state, unit } = battle
  const { table } = game
  const against = forecastOf(table, state, 0, { ...fire, unit: unit(0), target: table.units + table.headquarters[1] })
  expect(against?.armour).toBe(table.scenario.rules.frame.headquarters.armour)
  const storm = forecastOf(table, state, 0, { type: 'storm', unit: unit(0), weapon: 0, target: unit(1) })
  expect(storm).toMatchObject({ armour: undefined, effect: expect.stringContaining('whatever its armour') })
})

test('a forecast says what the shot then does (skirmish.S3, S6)', () => {
  const { game, state, unit, act } = field({ units: ['german-light-inf d3', 'us-light-inf d4'], at: phase.shooting })
  const action = { ...fire, unit: unit(0), target: unit(1) }
  const forecast = forecastOf(game.table, state, 0, action)
  expect(forecast).toMatchObject({ hit: 5, hits: 60, criticals: 10, effect: '1 wound of the 3 left' })
  const [event] = act(0, action, 5).filter(({ type }) => type === 'shot')
  expect(event).toMatchObject({ hit: forecast?.hit, critical: forecast?.critical, kind: shot.fire, result: 'hit' })
  expect(state.wounds[unit(1)]).toBe(1)
})
