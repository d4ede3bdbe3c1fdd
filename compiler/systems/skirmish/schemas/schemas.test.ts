import { describe, expect, it } from 'vitest'
import { contentRules, ruleFiles } from '../../../../tests/support/skirmish.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemas } from './index.ts'
import { tableKinds } from './kinds.ts'

const files = ruleFiles()

describe('the tables of the system', () => {
  it.each(tableKinds)('%s fits its schema', (kind) => {
    expect(findErrors(schemas[kind], files[kind])).toEqual([])
  })

  it('units fit theirs', () => {
    for (const file of files.units) expect(findErrors(schemas.units, file)).toEqual([])
  })

  it.each([
    ['a field that nobody knows', { bogs: true }],
    ['a class that nobody knows', { admits: ['cavalry'] }],
    ['evasion that makes hits easier', { evasion: [-1, 0] }],
  ])('refuse %s', (_, more) => {
    const entries = { forest: { ...files.terrain.entries.forest, ...more } }
    expect(findErrors(schemas.terrain, { kind: 'terrain', entries })).not.toEqual([])
  })
})

describe('what tables name', () => {
  const { armies, generals, landscape, nations, support, terrain, unitTypes, upgrades } = contentRules()

  it('is there', () => {
    for (const { nation, upgrades: options } of Object.values(unitTypes)) {
      expect(nations).toHaveProperty(nation)
      for (const { upgrade } of options) expect(upgrades).toHaveProperty(upgrade)
    }
    for (const { before } of Object.values(upgrades)) if (before) expect(upgrades).toHaveProperty(before)
    for (const { becomes } of Object.values(terrain)) if (becomes) expect(terrain).toHaveProperty(becomes)
    for (const { nation } of Object.values(generals)) expect(nations).toHaveProperty(nation)
    for (const { nation } of Object.values(armies)) expect(nations).toHaveProperty(nation)
    for (const kind of landscape.kinds) expect(terrain).toHaveProperty(kind)
    for (const { nations: whose = [], builds = [] } of Object.values(support)) {
      for (const nation of whose) expect(nations).toHaveProperty(nation)
      for (const works of builds) expect(terrain).toHaveProperty(works)
    }
  })
})
