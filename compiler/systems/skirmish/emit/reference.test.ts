import { describe, expect, it } from 'vitest'
import { part } from '../../../../tests/support/part.ts'
import { contentRules, pitched, village } from '../../../../tests/support/skirmish.ts'
import { entryKinds } from '../bundle.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { countUnits, referenceOf } from './reference.ts'

const all = contentRules()
const battle = village()
const { rules, links, usedIn, tables } = referenceOf(
  part<Parameters<typeof referenceOf>[0]>({ id: 'skirmish', rules: all, difficulties: {} }),
  [battle, pitched()],
)

describe('the reference', () => {
  it('has a place for every entry of every kind, in the order of its table', () => {
    for (const kind of entryKinds) {
      expect(Object.keys(usedIn[kind]), kind).toEqual(Object.keys(rules[kind]))
      expect(Object.keys(links[kind]), kind).toEqual(Object.keys(rules[kind]))
    }
  })

  it('has every table once, with the meaning of each of its fields', () => {
    expect(tables.map(({ id }) => id).sort()).toEqual([...tableKinds, 'units'].sort())
    expect(tables.map(({ field }) => field).sort()).toEqual(Object.keys(rules).sort())
    expect(tables.find(({ id }) => id === 'units')?.fields).toHaveProperty(['entries.*.weapon.piercing'])
  })

  it('links cards and what they can have from both ends, and buildings with their ruins', () => {
    expect(links.unitTypes['us-rangers'].mentions).toContainEqual({ kind: 'upgrades', id: 'bazooka' })
    expect(links.upgrades.bazooka.mentionedBy).toContainEqual({ kind: 'unitTypes', id: 'us-rangers' })
    expect(links.terrain.ruins.mentionedBy).toContainEqual({ kind: 'terrain', id: 'house' })
  })

  it('names the scenarios in which an entry plays a part', () => {
    expect(usedIn.terrain.bridge).toEqual(['village'])
    expect(usedIn.terrain.forest).toEqual(['pitched'])
    expect(usedIn.unitTypes['us-rangers']).toEqual(['village', 'pitched'])
    expect(usedIn.generals.patton).toEqual(['village', 'pitched'])
    expect(countUnits(battle)).toBe(countUnits(pitched()) + 4)
  })
})
