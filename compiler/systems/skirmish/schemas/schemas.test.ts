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
  const { armies, frame, generals, landscape, nations, support, terrain, unitTypes, upgrades } = contentRules()

  it('is there', () => {
    for (const { nation, upgrades: options } of Object.values(unitTypes)) {
      expect(nations).toHaveProperty(nation)
      for (const { upgrade } of options) expect(upgrades).toHaveProperty(upgrade)
    }
    for (const { before } of Object.values(upgrades)) if (before) expect(upgrades).toHaveProperty(before)
    for (const { becomes } of Object.values(terrain)) if (becomes) expect(terrain).toHaveProperty(becomes)
    for (const { nation } of Object.values(generals)) expect(nations).toHaveProperty(nation)
    for (const kind of landscape.kinds) expect(terrain).toHaveProperty(kind)
    for (const { nations: whose = [], builds = [] } of Object.values(support)) {
      for (const nation of whose) expect(nations).toHaveProperty(nation)
      for (const works of builds) expect(terrain).toHaveProperty(works)
    }
  })

  it('keeps the armies within what a deck may hold: skirmish.T9', () => {
    for (const { nation, units, support: cards, points, year } of Object.values(armies)) {
      const own = Object.entries(units).map(([id, copies]) => ({ copies, ...unitTypes[id] }))
      const others = Object.entries(cards).map(([id, copies]) => ({ copies, ...support[id] }))
      const cost = [...own, ...others].reduce((sum, one) => sum + one.copies * one.cost, 0)
      expect(cost).toBeLessThanOrEqual(Math.min(points, frame.deck.points))
      for (const { nation: of, year: since = 0, class: kind, cost: each, copies } of own) {
        expect([of, since <= year]).toEqual([nation, true])
        const most = kind === 'tank' && each >= frame.deck.copies.heavyFrom ? 'heavyTank' : kind
        expect(copies).toBeLessThanOrEqual(frame.deck.copies[most])
      }
      for (const { nations: whose, copies, general, variable } of others) {
        expect(whose === undefined || whose.includes(nation)).toBe(true)
        expect(copies).toBeLessThanOrEqual(frame.deck.copies[general || variable ? 'unique' : 'support'])
      }
    }
  })
})
