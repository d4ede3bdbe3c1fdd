import { describe, expect, it } from 'vitest'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { resolve } from '../../../../tests/support/stages.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { readDirectory } from '../../../disk.ts'
import { read } from '../../../stages/read.ts'
import { validate } from '../../../stages/validate.ts'
import { entryKinds } from '../bundle.ts'
import type { OperationalSystem } from '../rulebook/exampleScenario.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { idsOf, referenceOf } from './reference.ts'

const report = makeReport()
const files = await readDirectory(new URL('../../../../content', import.meta.url).pathname, report)
const resolved = resolve(validate(read(files, report), files, report), report)
const system = resolved.systems.find(({ id }) => id === 'operational') as OperationalSystem
const scenarios = resolved.scenarios
  .filter(({ scenario }) => scenario.system === 'operational')
  .map(({ scenario }) => scenario as OperationalScenario)
const reference = referenceOf(system, scenarios)
const { rules, links, usedIn, tables } = reference

describe('the reference', () => {
  it('has a place for every entry of every kind, in the order of its table', () => {
    for (const kind of entryKinds) {
      expect(Object.keys(usedIn[kind]), kind).toEqual(idsOf(rules, kind))
      expect(Object.keys(links[kind]), kind).toEqual(idsOf(rules, kind))
    }
  })

  it('has every table once, with the meaning of each of its fields', () => {
    expect(tables.map(({ id }) => id).sort()).toEqual([...tableKinds, 'units'].sort())
    expect(tables.map(({ field }) => field).sort()).toEqual(Object.keys(rules).sort())
    const fieldsOf = (id: string) => tables.find((table) => table.id === id)?.fields ?? {}
    expect(fieldsOf('terrain')).toHaveProperty(['entries.*.cost.infantry'])
    expect(fieldsOf('special-orders')).toHaveProperty(['setPiece.entrenchment[]'])
    expect(fieldsOf('orders')).toHaveProperty(['entries.*.cost.german'])
    expect(fieldsOf('headquarters')).toHaveProperty(['profiles.*.levels.pool'])
  })

  it.each([
    [{ kind: 'cards', id: 'bomber-wing' } as const, { kind: 'assets', id: 'air-attack' } as const],
    [{ kind: 'terrain', id: 'city' } as const, { kind: 'terrain', id: 'ruins' } as const],
    [{ kind: 'weather', id: 'snow' } as const, { kind: 'ways', id: 'rail' } as const],
    [{ kind: 'profiles', id: 'german-panzer-army' } as const, { kind: 'orders', id: 'build-bridge' } as const],
    [{ kind: 'unitTypes', id: 'german-infantry' } as const, { kind: 'nations', id: 'german' } as const],
  ])('links %o and %o from both ends', (from, to) => {
    expect(links[from.kind][from.id].mentions).toContainEqual(to)
    expect(links[to.kind][to.id].mentionedBy).toContainEqual(from)
  })

  it('says which tables speak of an entry, and the other way round', () => {
    expect(links.unitTypes['british-security'].mentionedBy).toContainEqual({ kind: 'table', id: 'special-orders' })
    expect(links.orders.feint.mentions).toContainEqual({ kind: 'table', id: 'special-orders' })
    expect(links.cards['parachute-drop'].mentions).toContainEqual({ kind: 'table', id: 'landing' })
  })

  it('names the scenarios in which an entry plays a part', () => {
    for (const scenario of scenarios) {
      const { id } = scenario
      for (const { type } of scenario.units) expect(usedIn.unitTypes[type]).toContain(id)
      for (const weather of scenario.weather) expect(usedIn.weather[weather]).toContain(id)
      for (const { profile } of scenario.headquarters) expect(usedIn.profiles[profile]).toContain(id)
    }
  })
})
