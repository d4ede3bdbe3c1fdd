import { dump, load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { readCardContent } from '../../../../tests/support/cardContent.ts'
import { lintFixture } from '../../../../tests/support/lintFixture.ts'
import { resolve } from '../../../../tests/support/stages.ts'
import { makePath, makeReport } from '../../../diagnostics/diagnostic.ts'
import type { SourceFile } from '../../../files.ts'
import { read } from '../../../stages/read.ts'
import { validate } from '../../../stages/validate.ts'

const system = (await readCardContent()).filter(({ path }) => path.startsWith('systems/'))
const fixture = new URL('../lint/fixture/', import.meta.url)

/** Returns the findings in the small scenario when some values are changed. */
const said = (change: Readonly<Record<string, unknown>>): string[] =>
  lintFixture(fixture, system, { change }).found.map(
    ({ code, file, path, message }) => `${code} ${file.replace(/^.*\//, '')} ${makePath(path)}: ${message}`,
  )

describe('mistakes in a scenario', () => {
  it.each([
    [
      'a unit off the board',
      { 'scenario.sides[0].units[0].hex': 1302 },
      'hex-off-map scenario.yaml sides[0].units[0].hex: Hex 1302 is not played on.',
    ],
    [
      'a unit nowhere',
      { 'scenario.sides[0].units[0]': { id: 'rifles', type: 'infantry' } },
      'field-missing scenario.yaml sides[0].units[0]: The unit "rifles" has no hex and is not in reserve.',
    ],
    [
      'a unit in two places',
      { 'scenario.sides[0].units[0].reserve': 'train' },
      'field-conflict scenario.yaml sides[0].units[0].reserve: The unit "rifles" is on the board and in reserve.',
    ],
    [
      'armour in a boat',
      { 'scenario.sides[0].units[0]': { id: 'rifles', type: 'armour', hex: '0306', boat: true } },
      'field-conflict scenario.yaml sides[0].units[0].boat: The unit "rifles" is armour, and boats carry infantry only.',
    ],
    [
      'a unit of no type',
      { 'scenario.sides[0].units[0].type': 'knights' },
      'unit-type-unknown scenario.yaml sides[0].units[0].type: No unit type is called "knights".',
    ],
    [
      'two units of one id',
      { 'scenario.sides[1].units[0].id': 'rifles' },
      'id-duplicate scenario.yaml sides[1].units[0].id: Two units have the id "rifles".',
    ],
    [
      'a hand that grows to less',
      { 'scenario.sides[1].handGrowth': { to: 3 } },
      'value-range scenario.yaml sides[1].handGrowth.to: The hand begins with 4 cards and cannot grow to 3.',
    ],
    [
      'a hand of Italy that grows',
      { 'scenario.sides[1].nation': 'italian', 'scenario.sides[1].handGrowth': { to: 8 } },
      'field-conflict scenario.yaml sides[1].handGrowth: The hand of Italy is ruled by its losses.',
    ],
    [
      'a battle without an end',
      { 'scenario.turns': undefined },
      'field-missing scenario.yaml : The battle has no end when nobody wins.',
    ],
    [
      'sides from one edge',
      { 'scenario.sides[1].edge': 'south' },
      'value-choice scenario.yaml sides[1].edge: Both sides come from the south.',
    ],
    [
      'a side of no nation',
      { 'scenario.sides[1].nation': 'martian' },
      'nation-unknown scenario.yaml sides[1].nation: No nation is called "martian".',
    ],
    [
      'a medal for nobody',
      { 'scenario.medals[0].side': 'wast' },
      'side-unknown scenario.yaml medals[0].side: No side is called "wast".',
    ],
    [
      'a special rule of nobody',
      { 'scenario.special': { smoke: [{ side: 'north', uses: 1 }] } },
      'side-unknown scenario.yaml special.smoke[0].side: No side is called "north".',
    ],
    [
      'the smoke of a side twice',
      {
        'scenario.special': {
          smoke: [
            { side: 'west', uses: 1 },
            { side: 'west', uses: 2 },
          ],
        },
      },
      'id-duplicate scenario.yaml special.smoke[1].side: Two entries of "smoke" are for "west".',
    ],
    [
      'an airfield off the board',
      { 'scenario.special': { airfield: [{ side: 'west', hexes: '1302' }] } },
      'hex-off-map scenario.yaml special.airfield[0].hexes: Hex 1302 is not played on.',
    ],
    ['no such deck', { 'scenario.deck': 'tarot' }, 'deck-unknown scenario.yaml deck: No deck is called "tarot".'],
    ['a tie for nobody', { 'scenario.tie': 'wets' }, 'side-unknown scenario.yaml tie: No side is called "wets".'],
    ['no such board', { 'map.board': 'chess' }, 'board-unknown map.yaml board: No board is called "chess".'],
    [
      'ground of another size',
      { 'map.board': 'deep' },
      'map-rows map.yaml terrain: The terrain has 9 rows; the board "Deep board" has 17.',
    ],
    [
      'ground of another width',
      { 'map.board': 'broad' },
      'map-rows map.yaml terrain: The terrain is 13 hexes wide and 9 high; the board "Broad board" is 26 x 9.',
    ],
    [
      'a row too few, on which units stand',
      { 'map.terrain': '. . . . . . . . . . . . .\n . . . . . . . . . . . .\n. . . . . . . . . . . . .\n' },
      'map-rows map.yaml terrain: The terrain has 3 rows; the board "Standard board" has 9.',
    ],
    [
      'no such obstacle',
      { 'map.obstacles[0].kind': 'moat' },
      'obstacle-unknown map.yaml obstacles[0].kind: No obstacle is called "moat".',
    ],
    [
      'two obstacles on a hex',
      { 'map.obstacles[1].hexes': '0705' },
      'id-duplicate map.yaml obstacles[1]: The list has two entries for hex 0705.',
    ],
    [
      'a bunker of nobody',
      { 'map.obstacles[0]': { kind: 'bunker', hexes: '0706' } },
      'field-missing map.yaml obstacles[0]: Bunker does not say which side built it.',
    ],
    [
      'a wall without sides',
      { 'map.obstacles[0]': { kind: 'sea-wall', hexes: '0706' } },
      'field-conflict map.yaml obstacles[0].hexes: Sea wall guards hexsides, and none are named.',
    ],
    [
      'an obstacle nowhere',
      { 'map.obstacles[0]': { kind: 'wire' } },
      'field-missing map.yaml obstacles[0]: The obstacle does not say where it lies.',
    ],
    [
      'no such way',
      { 'map.ways[0].kind': 'canal' },
      'way-unknown map.yaml ways[0].kind: No kind of way is called "canal".',
    ],
    [
      'a way with a gap',
      { 'map.ways[0].run': '0709 0707' },
      'run-broken map.yaml ways[0].run: 0709 and 0707 do not touch: they are 2 hexes apart.',
    ],
  ] as const)('%s', (_, change, line) => {
    expect(said(change)).toContain(line)
  })

  it('in the terrain are told with the signs that there are', () => {
    const found = said({ 'map.terrain': '. ?\n .' })
    expect(found.some((line) => line.startsWith('sign-unknown map.yaml terrain: No terrain has the sign "?".'))).toBe(
      true,
    )
  })

  it('in a tutorial are told where they stand', () => {
    const tutorial = {
      kind: 'tutorial',
      side: 'west',
      steps: [
        { title: 'One', tasks: [{ say: 'Go.', show: { card: 'trump' }, done: { moved: 'knights', holds: 1302 } }] },
      ],
    }
    const { files } = lintFixture(fixture, system, { change: {} })
    const all = [...files, { path: 'scenarios/grey-river/tutorial.yaml', text: dump(tutorial) }]
    const report = makeReport()
    resolve(validate(read(all, report), all, report), report)
    expect(report.diagnostics.map(({ code }) => code).sort()).toEqual(['card-unknown', 'hex-off-map', 'unit-unknown'])
  })
})

/** Returns the findings in the tables when a value of one of their entries is changed. */
const saidOfTables = (file: string, entry: string, change: object): string[] => {
  const files = system.map((one): SourceFile => {
    if (!one.path.endsWith(`/${file}.yaml`)) return one
    const value = load(one.text) as { entries?: Record<string, object> }
    const holder = (value.entries ?? value) as Record<string, object>
    holder[entry] = { ...holder[entry], ...change }
    return { ...one, text: dump(value) }
  })
  const report = makeReport()
  const { systems } = resolve(validate(read(files, report), files, report), report)
  expect(systems).toEqual([])
  return report.diagnostics.map(({ code, path, message }) => `${code} ${makePath(path)}: ${message}`)
}

describe('mistakes in the tables', () => {
  it.each([
    ['terrain', 'forest', { like: 'wood' }, 'terrain-unknown entries.forest.like: No terrain is called "wood".'],
    [
      'terrain',
      'forest',
      { sign: '.' },
      'sign-duplicate entries.forest.sign: "forest" has the same sign "." as "open".',
    ],
    [
      'terrain',
      'forest',
      { notFrom: ['sky'] },
      'terrain-unknown entries.forest.notFrom[0]: No terrain is called "sky".',
    ],
    [
      'terrain',
      'forest',
      { stubborn: ['martian'] },
      'nation-unknown entries.forest.stubborn[0]: No nation is called "martian".',
    ],
    ['obstacles', 'wire', { like: 'rope' }, 'obstacle-unknown entries.wire.like: No obstacle is called "rope".'],
    [
      'cards',
      'field-works',
      { digs: 'moat' },
      'obstacle-unknown entries.field-works.digs: No obstacle is called "moat".',
    ],
    [
      'nations',
      'british',
      { echoBonusAgainst: 'martian' },
      'nation-unknown entries.british.echoBonusAgainst: No nation is called "martian".',
    ],
    ['special', 'cave', { obstacle: 'door' }, 'obstacle-unknown cave.obstacle: No obstacle is called "door".'],
    ['special', 'recovery', { terrains: ['spa'] }, 'terrain-unknown recovery.terrains[0]: No terrain is called "spa".'],
  ])('%s: %s %o', (file, entry, change, line) => {
    expect(saidOfTables(file, entry, change)).toEqual([line])
  })

  it('name a table that is missing', () => {
    const files = system.filter(({ path }) => !path.endsWith('/dice.yaml'))
    const report = makeReport()
    resolve(validate(read(files, report), files, report), report)
    expect(report.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'file-missing systems/command-cards/tables/dice.yaml',
    ])
  })
})
