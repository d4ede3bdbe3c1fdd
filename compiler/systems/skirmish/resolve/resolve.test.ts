import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { keyedDice } from '../../../../engine/dice.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { part } from '../../../../tests/support/part.ts'
import { fourSeats, ruleFiles } from '../../../../tests/support/skirmish.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import { findErrors } from '../../../schemas/findErrors.ts'
import { type ScenarioContent, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import type { RuleFiles } from './rules.ts'
import { resolveScenario } from './scenario.ts'
import { numbered } from './seats.ts'
import { resolveTables } from './tables.ts'

type Folder = 'lint/fixture' | 'template'
// biome-ignore lint/suspicious/noExplicitAny: tests write whatever an author may write
type Files = { scenario: any; map: any; tables: any }

const read = (folder: Folder, kind: string): unknown =>
  load(readFileSync(new URL(`../${folder}/${kind}.yaml`, import.meta.url), 'utf8'))

const valid = (file: string, value: unknown) => ({ file, value, dropped: [] })

const systemOf = (files: RuleFiles): SystemContent =>
  part<SystemContent>({
    id: 'skirmish',
    directory: 'systems/skirmish',
    documents: {
      ...Object.fromEntries(
        tableKinds.map((kind) => [kind, [valid(`systems/skirmish/tables/${kind}.yaml`, files[kind])]]),
      ),
      units: files.units.map((value, at) => valid(`systems/skirmish/units/${at}.yaml`, value)),
    },
    chapters: [],
  })

/** Resolves the small scenario of a folder after a change. */
const resolveChanged = (change: (files: Files) => void = () => undefined, folder: Folder = 'lint/fixture') => {
  const files: Files = structuredClone({
    scenario: read(folder, 'scenario'),
    map: read(folder, 'map'),
    tables: ruleFiles(),
  })
  change(files)
  const report = makeReport()
  const content = part<ScenarioContent>({
    id: 'grey-river',
    directory: 'scenarios/grey-river',
    system: 'skirmish',
    documents: {
      scenario: [valid('scenarios/grey-river/scenario.yaml', files.scenario)],
      map: [valid('scenarios/grey-river/map.yaml', files.map)],
    },
  })
  const resolved = resolveScenario(content, resolveTables(systemOf(files.tables), report), report)
  return { resolved, found: report.diagnostics.map(({ code, path }) => `${code} ${makePath(path)}`) }
}

describe.each(['lint/fixture', 'template'] as const)('the small scenario of %s', (folder) => {
  it('fits its schemas', () => {
    for (const kind of ['scenario', 'map'] as const)
      expect(findErrors(schemas[kind], read(folder, kind) as object)).toEqual([])
  })

  it('is resolved without a word, and the engine opens it', () => {
    const { resolved, found } = resolveChanged(undefined, folder)
    expect(found).toEqual([])
    if (resolved === undefined) throw new Error('nothing was resolved')
    const game = skirmish.open(resolved.scenario)
    expect(game.setup(keyedDice(1)).turn).toBe(1)
  })
})

describe('a scenario', () => {
  it('skirmish.F2, T11, T13: takes the year of its date, and what the rules say of action points and hands', () => {
    const { resolved } = resolveChanged()
    expect(resolved?.scenario.year).toBe(1943)
    expect(resolved?.scenario.sides[0]).toMatchObject({ ap: 5, hand: 5, team: 0 })
    expect(resolved?.origins.points).toEqual([120, 120])
    expect(resolved?.scenario.aims[0].objectives).toEqual([{ is: 'hold', space: 20, turns: 2 }])
    expect(resolved?.scenario.terrain).toContainEqual({ space: 20, kind: 'house' })
  })

  it.each<[string, (files: Files) => void, readonly string[]]>([
    [
      'an unknown card',
      ({ scenario }) => {
        scenario.sides[1].units.dragoons = 1
      },
      ['unit-type-unknown sides[1].units.dragoons'],
    ],
    [
      'an unknown support card',
      ({ scenario }) => {
        scenario.sides[1].support.prayer = 1
      },
      ['card-unknown sides[1].support.prayer'],
    ],
    [
      'an unknown army',
      ({ scenario }) => {
        scenario.sides[0].army = 'huns'
      },
      ['deck-unknown sides[0].army'],
    ],
    [
      'no deck',
      ({ scenario }) => {
        delete scenario.sides[0].army
      },
      ['field-missing sides[0]'],
    ],
    [
      'two decks',
      ({ scenario }) => {
        scenario.sides[0].units = { 'german-opel': 1 }
      },
      ['field-conflict sides[0].army'],
    ],
    [
      'the army of another nation',
      ({ scenario }) => {
        scenario.sides[0].army = 'us-1942'
      },
      ['field-conflict sides[0].army'],
    ],
    [
      'the general of another nation',
      ({ scenario }) => {
        scenario.teams.first.general = 'patton'
      },
      ['field-conflict teams.first.general'],
    ],
    [
      'three seats',
      ({ scenario }) => {
        scenario.sides.push({ ...scenario.sides[1], id: 'third' })
      },
      ['list-length sides'],
    ],
    [
      'seats in disorder',
      ({ scenario }) => {
        scenario.sides.reverse()
      },
      ['value-choice sides'],
    ],
    [
      'two seats of one id',
      ({ scenario }) => {
        scenario.sides[1].id = 'west'
      },
      ['id-duplicate sides[1].id', 'side-unknown units[0].side', 'side-unknown units[1].side'],
    ],
    [
      'two units on a space',
      ({ scenario }) => {
        scenario.units[1].space = 'f5'
      },
      ['id-duplicate units[1]'],
    ],
    [
      'an upgrade that a card does not have',
      ({ scenario }) => {
        scenario.units[1].upgrades = ['mortar']
      },
      ['value-choice units[1].upgrades[0]'],
    ],
    [
      'an objective about a unit that is not there',
      ({ scenario }) => {
        scenario.teams.first.objectives = [{ destroyNamed: 'ghost' }]
      },
      ['unit-unknown teams.first.objectives[0].destroyNamed'],
    ],
    [
      'a row too few',
      ({ map }) => {
        map.terrain = map.terrain.slice(0, -16)
      },
      ['map-rows terrain'],
    ],
    [
      'a sign that nobody knows',
      ({ map }) => {
        map.terrain = map.terrain.replace('h', 'Q')
      },
      ['sign-unknown terrain'],
    ],
    [
      'an army over its points',
      ({ tables }) => {
        tables.armies.entries['us-1942'].points = 60
      },
      ['field-conflict entries.us-1942.points'],
    ],
    [
      'an army with too many copies',
      ({ tables }) => {
        tables.armies.entries['uk-1941'].support.luck = 3
      },
      ['field-conflict entries.uk-1941.support.luck'],
    ],
    [
      'units, weapons and upgrades without what only aircraft lack',
      ({ tables }) => {
        delete tables.units[0].entries['german-tiger1'].movement
        delete tables.units[0].entries['german-tiger1'].weapon.range
        delete tables.upgrades.entries.bazooka.weapon.range
      },
      [
        'field-missing entries.bazooka.weapon',
        'field-missing entries.german-tiger1',
        'field-missing entries.german-tiger1.weapon',
      ],
    ],
    [
      'aircraft with what they do not use',
      ({ tables }) => {
        tables.units[0].entries['german-stuka'].movement = 2
        tables.units[0].entries['german-stuka'].weapon.range = 2
        tables.units[0].entries['german-hs123'].weapon.range = 2
      },
      [
        'field-conflict entries.german-stuka.movement',
        'field-conflict entries.german-stuka.weapon.range',
        'field-conflict entries.german-hs123.weapon.range',
      ],
    ],
    [
      'upgrades that stand before each other',
      ({ tables }) => {
        tables.upgrades.entries['at-rifle'].before = 'bazooka'
      },
      ['field-conflict entries.at-rifle.before', 'field-conflict entries.bazooka.before'],
    ],
    [
      'terrain that becomes nothing known',
      ({ tables }) => {
        tables.terrain.entries.house.becomes = 'dust'
      },
      ['terrain-unknown entries.house.becomes'],
    ],
  ])('with %s is told so', (_, change, expected) => {
    expect(resolveChanged(change).found.sort()).toEqual([...expected].sort())
  })
})

it('units of one name on a side have numbers, also where they belong to partners', () => {
  const start = [0, 1, 2].map((side) => ({ id: `tank-${side}`, name: 'Tank', side, type: 'tank', space: 1 + side }))
  expect(numbered(start, fourSeats().sides).map(({ name }) => name)).toEqual(['Tank 1', 'Tank 2', 'Tank'])
})
