import { describe, expect, it } from 'vitest'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { readCardContent } from '../../../../tests/support/cardContent.ts'
import { resolve } from '../../../../tests/support/stages.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { read } from '../../../stages/read.ts'
import { validate } from '../../../stages/validate.ts'
import { entryKinds } from '../bundle.ts'
import type { CommandCardsSystem } from '../rulebook/exampleScenario.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { referenceOf } from './reference.ts'

const report = makeReport()
const files = await readCardContent()
const resolved = resolve(validate(read(files, report), files, report), report)
const system = resolved.systems.find(({ id }) => id === 'command-cards') as CommandCardsSystem
const scenarios = resolved.scenarios.map(({ scenario }) => scenario as CommandCardsScenario)
const { rules, links, usedIn, tables } = referenceOf(system, scenarios)

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
    expect(terrain?.fields).toHaveProperty(['entries.*.reduction.infantry'])
  })

  it.each([
    [{ kind: 'cards', id: 'field-works' } as const, { kind: 'obstacles', id: 'sandbags' } as const],
    [{ kind: 'terrain', id: 'cliff' } as const, { kind: 'terrain', id: 'beach' } as const],
  ])('links %o and %o from both ends', (from, to) => {
    expect(links[from.kind][from.id].mentions).toContainEqual(to)
    expect(links[to.kind][to.id].mentionedBy).toContainEqual(from)
  })

  it('says that special rules build bridges and seal caves', () => {
    expect(links.obstacles[rules.special.pontoon.obstacle].mentionedBy).toContainEqual({ kind: 'table', id: 'special' })
  })

  it('names the scenarios in which an entry plays a part', () => {
    expect(scenarios.length).toBeGreaterThan(0)
    for (const { id, units, sides } of scenarios) {
      for (const { type } of units) expect(usedIn.unitTypes[type]).toContain(id)
      for (const { nation } of sides) expect(usedIn.nations[nation]).toContain(id)
    }
  })
})
