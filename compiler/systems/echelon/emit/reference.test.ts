import { describe, expect, it } from 'vitest'
import { echelonRules, field } from '../../../../tests/support/echelon.ts'
import { part } from '../../../../tests/support/part.ts'
import { entryKinds } from '../bundle.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { referenceOf } from './reference.ts'

const all = echelonRules()
const [design] = Object.keys(all.designs)
const scenario = field({
  map: `
  . w .
   . . .`,
  hexsides: ['minor-river 0101 E'],
  features: ['city 0201'],
  units: [{ id: 'a', side: 0, hex: '0101', design }],
})
const { rules, links, usedIn, tables, symbols } = referenceOf(
  part<Parameters<typeof referenceOf>[0]>({ id: 'echelon', rules: all, difficulties: {} }),
  [scenario],
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
    const terrain = tables.find(({ id }) => id === 'terrain')
    expect(terrain?.fields).toHaveProperty(['entries.*.cost.motor'])
  })

  it('shows the symbol of every type and of every design', () => {
    for (const id of [...Object.keys(rules.unitTypes), ...Object.keys(rules.designs)])
      expect(symbols[id], id).toContain('counter-symbol')
  })

  it('links designs and their types from both ends, and what terrain freezes to', () => {
    const { type } = rules.designs[design]
    expect(links.designs[design].mentions).toContainEqual({ kind: 'unitTypes', id: type })
    expect(links.unitTypes[type].mentionedBy).toContainEqual({ kind: 'designs', id: design })
    expect(links.terrain.clear.mentionedBy).toContainEqual({ kind: 'terrain', id: 'swamp' })
  })

  it('finds every type of unit in the chart of some nation', () => {
    const without = Object.entries(links.unitTypes).filter(
      ([, { mentionedBy }]) => !mentionedBy.some(({ kind }) => kind === 'designs'),
    )
    expect(without.map(([id]) => id)).toEqual([])
  })

  it('names the scenarios in which an entry plays a part', () => {
    expect(usedIn.designs[design]).toEqual([scenario.id])
    expect(usedIn.hexsides['minor-river']).toEqual([scenario.id])
    expect(usedIn.features.city).toEqual([scenario.id])
    expect([usedIn.terrain.woods, usedIn.terrain.swamp]).toEqual([[scenario.id], []])
  })
})
