import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { degree, hexAt } from '../../../../engine/hex.ts'
import { parseDate, weekOf } from '../../../../engine/systems/echelon/date.ts'
import { echelon } from '../../../../engine/systems/echelon/index.ts'
import { echelonFiles } from '../../../../tests/support/echelon.ts'
import { part } from '../../../../tests/support/part.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { type ScenarioContent, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import type { KindTypes, SideEntry, UnitEntry } from '../schemas/types.generated.ts'
import { resolveScenario, weekOfDay } from './scenario.ts'
import { resolveTables } from './tables.ts'

/** A value that tests may write to. */
type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> }
type Files = { scenario: Writable<KindTypes['scenario']>; map: Writable<KindTypes['map']> }

const read = (kind: 'scenario' | 'map'): never =>
  load(readFileSync(new URL(`../lint/fixture/${kind}.yaml`, import.meta.url), 'utf8')) as never
const fixture: Files = { scenario: read('scenario'), map: read('map') }

const files = echelonFiles()
const valid = (file: string, value: unknown) => ({ file, value, dropped: [] })
const system = part<SystemContent>({
  id: 'echelon',
  directory: 'systems/echelon',
  documents: {
    ...Object.fromEntries(
      tableKinds.map((kind) => [kind, [valid(`systems/echelon/tables/${kind}.yaml`, files[kind])]]),
    ),
    units: files.units.map((value, at) => valid(`systems/echelon/units/${at}.yaml`, value)),
  },
  chapters: [],
})

/** Resolves the small scenario after a change. */
const resolveChanged = (change: (files: Files) => void = () => undefined) => {
  const changed = structuredClone(fixture)
  change(changed)
  const report = makeReport()
  const content = part<ScenarioContent>({
    id: 'grey-river',
    directory: 'scenarios/grey-river',
    system: 'echelon',
    documents: {
      scenario: [valid('scenarios/grey-river/scenario.yaml', changed.scenario)],
      map: [valid('scenarios/grey-river/map.yaml', changed.map)],
    },
  })
  const resolved = resolveScenario(content, resolveTables(system, report), report)
  return { resolved, found: report.diagnostics.map(({ code, path }) => `${code} ${makePath(path)}`) }
}

describe('the small scenario', () => {
  it('may have spare counters, which others are changed or divided into (echelon.11e, 31, 50a)', () => {
    const { found, resolved } = resolveChanged(({ scenario }) => {
      scenario.sides[0].units.push({ id: 'spare', design: 'german-truck-column', spare: true })
    })
    expect(found).toEqual([])
    expect(resolved?.scenario.units.find(({ id }) => id === 'spare')?.hex).toBeUndefined()
  })

  it('may have units that are called away, from the map and later ones (echelon.W7)', () => {
    const { found, resolved } = resolveChanged((all) => {
      unit(all, 0, 0).leaves = 3
      Object.assign(unit(all, 0, 1), { hex: undefined, turn: 2, leaves: 3 })
    })
    expect(found).toEqual([])
    expect(resolved?.scenario.units.slice(0, 3).map(({ leaves }) => leaves)).toEqual([3, 3, undefined])
  })

  it('fits its schemas', () => {
    for (const kind of ['scenario', 'map'] as const) expect(findErrors(schemas[kind], fixture[kind])).toEqual([])
  })

  it('is resolved without a word, and the engine opens it', () => {
    const { resolved, found } = resolveChanged()
    expect(found).toEqual([])
    const game = echelon.open(resolved?.scenario as never)
    const state = game.setup(keyedDice(1))
    expect(game.legal(state, game.actors(state)[0]).length).toBeGreaterThan(0)
  })

  it('has the rules that its units need, and no others of the charts', () => {
    const { resolved } = resolveChanged()
    const designs = new Set(fixture.scenario.sides.flatMap(({ units }) => units.map(({ design }) => design)))
    expect(Object.keys(resolved?.scenario.rules.designs ?? {}).sort()).toEqual([...designs].sort())
  })

  it('knows the ground: owners, countries, rivers by edges, and where each was written', () => {
    const { resolved } = resolveChanged()
    if (resolved === undefined) throw new Error('not resolved')
    const { scenario, origins } = resolved
    const hex = hexAt(scenario.map, 3, 3)
    expect(scenario.owned[0]).toContain(hex)
    expect(scenario.map.countries[scenario.map.country[hex]]).toBe('westland')
    expect(scenario.map.hexsides[0].edges).toContain(hex * degree + 1)
    expect(scenario.map.bridges).toEqual([hex * degree + 1])
    expect(origins.hexsides.length).toBe(1)
  })
})

it.each([
  ['1942-07-01', 'Jul 1 42'],
  ['1942-07-08', 'Jul 2 42'],
  ['1940-12-31', 'Dec 4 40'],
])('the week of %s is %s', (day, week) => {
  expect(weekOfDay(day)).toBe(parseDate(week))
  expect(weekOf(1942, 7, 1)).toBe(weekOfDay('1942-07-07'))
})

const unit = ({ scenario }: Files, side: 0 | 1, at: number): Writable<UnitEntry> => scenario.sides[side].units[at]
const side = ({ scenario }: Files, at: 0 | 1): Writable<SideEntry> => scenario.sides[at]

it.each<[what: string, change: (files: Files) => void, found: readonly string[]]>([
  [
    'a design that no chart has',
    (all) => {
      unit(all, 0, 0).design = 'german-infantry-divison'
    },
    ['design-unknown sides[0].units[0].design'],
  ],
  [
    'a unit that is on the map and comes later',
    (all) => {
      unit(all, 0, 0).turn = 2
    },
    ['field-conflict sides[0].units[0].turn'],
  ],
  [
    'a unit that never comes',
    (all) => {
      unit(all, 1, 0).hex = undefined
    },
    ['field-missing sides[1].units[0]'],
  ],
  [
    'a spare counter that is on the map',
    (all) => {
      unit(all, 0, 0).spare = true
    },
    ['field-conflict sides[0].units[0].spare'],
  ],
  [
    'a spare counter that leaves',
    (all) => {
      side(all, 0).units.push({ id: 'spare', design: 'german-truck-column', spare: true, leaves: 3 })
    },
    ['field-conflict sides[0].units[6].spare'],
  ],
  [
    'a unit that leaves before it arrives',
    (all) => {
      Object.assign(unit(all, 0, 0), { hex: undefined, turn: 3, leaves: 3 })
    },
    ['field-conflict sides[0].units[0].leaves'],
  ],
  [
    'another side of a counter that has none',
    (all) => {
      unit(all, 0, 3).reversed = true
    },
    ['field-conflict sides[0].units[3].reversed'],
  ],
  [
    'a depot that is none of the side',
    (all) => {
      unit(all, 0, 4).depot = 'east-depot'
    },
    ['unit-unknown sides[0].units[4].depot'],
  ],
  [
    'supply without a place',
    (all) => {
      side(all, 0).entry = undefined
    },
    ['field-missing sides[0]'],
  ],
  [
    'a command that is nowhere',
    (all) => {
      side(all, 0).commands = [{ name: 'Eastern Front', smp: 4 }]
    },
    ['field-missing sides[0].commands[0]'],
  ],
  [
    'two commands in one hex, but for those of a nation',
    (all) => {
      const hexes = '0101 0102'
      side(all, 0).commands = [
        { name: 'Northern Front', smp: 4, hexes },
        { name: 'Eastern Front', smp: 4, hexes: '0102 0103' },
        { name: 'Allies', smp: 4, hexes, nation: 'romanian' },
      ]
    },
    ['field-conflict sides[0].commands[1].hexes'],
  ],
  [
    'a surrender of nobody',
    (all) => {
      side(all, 1).surrenders = [{ nation: 'ruritanian', hexes: '0101' }]
    },
    ['nation-unknown sides[1].surrenders[0].nation'],
  ],
  [
    'a country that the map has not',
    (all) => {
      side(all, 1).home = ['northland']
    },
    ['value-choice sides[1].home[0]'],
  ],
  [
    'a weather zone that is not in the table',
    (all) => {
      all.map.zone = 'moderate'
    },
    ['zone-unknown zone'],
  ],
  [
    'a second settlement in a hex',
    (all) => {
      all.map.features?.push({ kind: 'town', name: 'Northham', at: '0104' })
    },
    ['id-duplicate features[3]'],
  ],
  [
    'a kind of feature that is not in the table',
    (all) => {
      all.map.features?.push({ kind: 'castle', at: '0101' })
    },
    ['feature-unknown features[3].kind'],
  ],
  [
    'an owner that is no side',
    (all) => {
      all.map.owner = all.map.owner.replace('2', '3')
    },
    ['sign-unknown owner'],
  ],
])('reports %s', (_, change, found) => {
  expect(resolveChanged(change).found).toEqual(found)
})

it('takes headquarters and depots that have packed up, and cadres (echelon.32)', () => {
  const { found } = resolveChanged((all) => {
    for (const at of [0, 4, 5]) unit(all, 0, at).reversed = true
  })
  expect(found).toEqual([])
})

it('reads forts beside settlements, and works beside both', () => {
  const { resolved, found } = resolveChanged(({ map }) => {
    map.features?.push({ kind: 'fort', at: '0504' }, { kind: 'entrenchment', at: '0504' })
  })
  expect(found).toEqual([])
  expect(resolved?.scenario.map.features.length).toBe(5)
})
