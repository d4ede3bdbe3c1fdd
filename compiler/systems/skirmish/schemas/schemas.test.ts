import { describe, expect, it } from 'vitest'
import { nameOfSpace } from '../../../../engine/board.ts'
import { battlefield, height, width } from '../../../../engine/systems/skirmish/scenario.ts'
import { contentRules, ruleFiles } from '../../../../tests/support/skirmish.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { schemaAt } from '../../../schemas/walk.ts'
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

describe('the schemas of maps and scenarios', () => {
  const map = (space: string) => ({ kind: 'map', terrain: '.', names: [{ space, name: 'Here' }] })
  const board = { ...battlefield, width: width + 1, height: height + 1 }
  const names = Array.from({ length: board.width * board.height }, (_, index) => nameOfSpace(board, index + 1))

  it('know the spaces of the board, and no other ones', () => {
    const known = names.filter((name) => findErrors(schemas.map, map(name)).length === 0)
    expect(known).toHaveLength(width * height)
    expect(known.at(-1)).toBe(nameOfSpace(battlefield, width * height))
  })

  it('count no more spaces and rows than there are', () => {
    const objectives = ['teams', 'first', 'objectives', 0]
    expect(schemaAt(schemas.scenario, [...objectives, 'occupy', 'count'])?.maximum).toBe(width * height)
    expect(schemaAt(schemas.scenario, [...objectives, 'reach', 'row'])?.maximum).toBe(height)
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
