import { describe, expect, it } from 'vitest'
import { sizes } from '../../../../engine/systems/echelon/rules.ts'
import { phase } from '../../../../engine/systems/echelon/types.ts'
import { echelonFiles, echelonRules } from '../../../../tests/support/echelon.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemaAt } from '../../../schemas/walk.ts'
import { schemas } from './index.ts'
import { tableKinds } from './kinds.ts'

const files = echelonFiles()

describe('the tables of the system', () => {
  it.each(tableKinds)('%s fits its schema', (kind) => {
    expect(findErrors(schemas[kind], files[kind])).toEqual([])
  })

  it('charts of units fit theirs', () => {
    for (const file of files.units) expect(findErrors(schemas.units, file)).toEqual([])
  })

  it.each([
    ['a field that nobody knows', { bogs: true }],
    ['a cost of nothing', { cost: { motor: 0, semi: 1, other: 1, mountain: 1, light: 1 } }],
    ['a column that is missing', { cost: { motor: 1, semi: 1, other: 1, mountain: 1 } }],
    ['a die that helps the attacker', { die: 1 }],
  ])('refuse %s', (_, more) => {
    const entries = { forest: { ...files.terrain.entries.forest, ...more } }
    expect(findErrors(schemas.terrain, { kind: 'terrain', entries })).not.toEqual([])
  })

  it('refuse a week that no calendar has', () => {
    const entries = { tank: { ...files['unit-types'].entries.tank, dated: [{ from: 'Jul 5 42', atec: 6 }] } }
    expect(findErrors(schemas['unit-types'], { kind: 'unit-types', entries })).not.toEqual([])
  })
})

describe('the rules that are made of them', () => {
  const { unitTypes, designs, weather, sizes: table } = echelonRules()

  it('count the weeks from which values hold (echelon.17)', () => {
    const [first, second] = unitTypes['assault-gun'].dated
    expect(second.from - first.from).toBe(48)
    expect([unitTypes['assault-gun'].armour.atec, first.value.atec, second.value.atec]).toEqual([3, 6, 12])
  })

  it('give divisions a third of their strength as cadres, and nobody else one', () => {
    for (const { size, attack, reverse, move } of Object.values(designs)) {
      if (size !== 'division') continue
      expect(reverse?.attack).toBeLessThanOrEqual(Math.max(1, attack))
      expect(reverse?.move).toBe(move)
    }
    expect(table.cadre).toEqual({ share: [1, 3], least: 1 })
  })

  it('have six rolls for every zone and season, and each month in one season', () => {
    const seasons = Object.keys(weather.seasons)
    expect(
      Object.values(weather.seasons)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const { rolls } of Object.values(weather.zones)) expect(Object.keys(rolls)).toEqual(seasons)
  })
})

it('lists of words are those of the engine', () => {
  expect(schemaAt(schemas.units, ['entries', 'any', 'size'])?.enum).toEqual(sizes)
})

it('tutorials have the phases of the engine', () => {
  expect(schemaAt(schemas.tutorial, ['steps', 0, 'tasks', 0, 'done', 'phase'])?.enum).toEqual(Object.keys(phase))
})
