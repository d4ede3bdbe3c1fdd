import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexAt, makeHexName, sizeOf } from '../../engine/hex.ts'
import { type Diagnostic, makePath, makeReport, type Place } from '../diagnostics/diagnostic.ts'
import { makeSources } from '../diagnostics/view.ts'
import { readDirectory } from '../disk.ts'
import type { SourceFile } from '../files.ts'
import { read } from '../stages/read.ts'
import { resolve } from '../stages/resolve.ts'
import { validate } from '../stages/validate.ts'
import { readLayer } from './grid.ts'
import { readHex, readHexsides, readRun } from './hexes.ts'

const place: Place = { file: 'map.yaml', path: ['run'] }
const grid = { width: 12, height: 10 }

const content = await readDirectory(new URL('../../content', import.meta.url).pathname, makeReport())
const system = content.filter(({ path }) => path.startsWith('systems/'))
const fixture = (name: string): string => readFileSync(new URL(`../lint/fixture/${name}`, import.meta.url), 'utf8')

/** Resolves the small scenario of the lint rules with some of its text replaced. */
const resolveSmall = (replace: Readonly<Record<string, readonly [string | RegExp, string][]>> = {}) => {
  const files: SourceFile[] = [
    ...system,
    ...['scenario.yaml', 'map.yaml', 'briefing.md'].map((name) => ({
      path: `scenarios/grey-river/${name}`,
      text: (replace[name] ?? []).reduce((text, [from, to]) => text.replace(from, to), fixture(name)),
    })),
  ]
  const report = makeReport()
  const { scenarios } = resolve(validate(read(files, report), files, report), report)
  return { scenario: scenarios[0], found: report.diagnostics, sources: makeSources(files) }
}

const said = ({ code, path, message, hint }: Diagnostic): string =>
  `${code} ${makePath(path)}: ${message}${hint === undefined ? '' : ` ${hint}`}`

describe('a hex name', () => {
  it.each([
    ['0101', 0, 0],
    ['1210', 11, 9],
    [304, 2, 3],
  ])('%s is read as column and row', (name, column, row) => {
    expect(readHex(grid, name, place, makeReport())).toBe(hexAt(grid, column, row))
  })

  it.each([
    ['1301', 'The map runs from 0101 to 1210: column, then row.'],
    ['0912', 'Column comes first, then row. Did you mean 1209?'],
    ['0000', 'The map runs from 0101 to 1210: column, then row.'],
  ])('%s is off the map', (name, hint) => {
    const report = makeReport()
    expect(readHex(grid, name, place, report)).toBeUndefined()
    expect(report.diagnostics[0]).toMatchObject({ code: 'hex-off-map', hint })
  })
})

describe('a run of hexes', () => {
  it('is read in order', () => {
    const report = makeReport()
    const run = readRun(grid, '0101 0201\n  0202', place, report)
    expect(run.map((hex) => makeHexName(grid, hex))).toEqual(['0101', '0201', '0202'])
    expect(report.diagnostics).toEqual([])
  })

  it.each([
    ['0101 0301', '0101 and 0301 do not touch: they are 2 hexes apart.', 'Between them lies 0201.'],
    ['0101 0103', '0101 and 0103 do not touch: they are 2 hexes apart.', 'Between them lies 0102.'],
    ['0301 0303', '0301 and 0303 do not touch: they are 2 hexes apart.', 'Between them lie 0302 or 0202.'],
    ['0101 0901', '0101 and 0901 do not touch: they are 8 hexes apart.', undefined],
    ['0101 0101', 'Hex 0101 stands twice in a row.', undefined],
  ])('%s is broken', (run, message, hint) => {
    const report = makeReport()
    readRun(grid, run, place, report)
    expect(report.diagnostics).toHaveLength(1)
    expect(report.diagnostics[0]).toMatchObject({ code: 'run-broken', message, within: { line: 0, column: 5 } })
    expect(report.diagnostics[0].hint).toBe(hint)
  })
})

describe('a hexside', () => {
  it('is the same from both of its hexes', () => {
    const read = (text: string) => readHexsides(grid, text, place, makeReport())
    expect(read('0304 E')).toEqual(read('0404 W'))
    expect(read('0304 NE')).toEqual(read('0403 SW'))
    expect(read('0305 SE SW')).toHaveLength(2)
    expect(read('0305 SE')).toEqual(read('0306 NW'))
  })

  it('cannot be the edge of the map', () => {
    const report = makeReport()
    expect(readHexsides(grid, '0101 W E', place, report)).toHaveLength(1)
    expect(report.diagnostics[0]).toMatchObject({
      code: 'hex-off-map',
      message: 'The W side of 0101 is the edge of the map.',
    })
  })
})

describe('a layer of a map', () => {
  const layer = (text: string) => {
    const report = makeReport()
    const { width, height } = readLayer(text, place, report)
    return {
      width,
      height,
      found: report.diagnostics.map(({ code, within }) => `${code} ${within?.line}:${within?.column}`),
    }
  }

  it.each<[string, string, string[]]>([
    ['even lines half a hex to the right', '. . .\n . . .\n. . .\n', []],
    ['all lines flush', '. . .\n. . .\n. . .\n', []],
    [
      'lines indented the wrong way round',
      ' . . .\n. . .\n . . .\n',
      ['map-indent 0:1', 'map-indent 1:0', 'map-indent 2:1'],
    ],
    ['one line indented too far', '. . .\n  . . .\n. . .\n', ['map-indent 1:2']],
    ['a line too short', '. . .\n . .\n. . .\n', ['map-row-length 1:3']],
    ['a line too long', '. . .\n . . . .\n. . .\n', ['map-row-length 1:7']],
  ])('with %s', (_, text, found) => {
    expect(layer(text)).toEqual({ width: 3, height: 3, found })
  })

  it.each([
    ['without a hex', ' \n'],
    ['without end', '.\n'.repeat(100_000)],
  ])('%s is refused', (_, text) => {
    expect(layer(text).found).toContain('map-rows undefined:undefined')
  })

  it('is at most 99 hexes wide and high', () => {
    expect(layer(`${'. '.repeat(100)}\n`).found).toEqual(['map-rows undefined:undefined'])
  })
})

describe('a resolved scenario', () => {
  it('stands alone: defaults filled in, references inlined, only the unit types that play', () => {
    const { scenario, found } = resolveSmall()
    expect(found).toEqual([])
    const { scenario: game, hash, level, balance } = scenario
    expect(game.units[0]).toEqual({
      id: '1-div',
      name: '1st Division',
      type: 'british-infantry',
      side: 0,
      hex: hexAt(game.map, 2, 2),
      steps: game.rules.nations.british.maxSteps,
      suppressed: 0,
      experience: 100,
      entrenchment: 0,
      unsupplied: 0,
    })
    expect(game.units[2].arrives).toEqual({ turn: 2, hexes: [hexAt(game.map, 0, 2), hexAt(game.map, 0, 1)] })
    expect(game.units.map(({ side }) => side)).toEqual([0, 0, 0, 0, 1, 1, 1])
    expect(game.sides[0].sources).toEqual([{ kind: 'rail', hex: hexAt(game.map, 0, 2), value: 100 }])
    expect(game.weather).toEqual(['dry', 'dry', 'dry', 'dry'])
    expect(game).toMatchObject({ difficulty: 'normal', daysPerTurn: 1 })
    expect(Object.keys(game.rules.unitTypes).sort()).toEqual([...new Set(game.units.map(({ type }) => type))].sort())
    expect(hash).toMatch(/^[0-9a-f]{16}$/)
    expect({ level, balance }).toEqual({ level: 'learn', balance: { side: 0, from: 40, to: 60 } })
  })

  it('has its map on a padded grid, off the map all around', () => {
    const { map } = resolveSmall().scenario.scenario
    expect(map.terrain).toHaveLength(sizeOf(map))
    expect(map.terrainIds[0]).toBe('off-map')
    expect(map.terrainIds[map.terrain[hexAt(map, 3, 0)]]).toBe('hills')
    expect(map.terrain[0]).toBe(0)
    expect(map.owner[0]).toBe(2)
    expect(map.owner[hexAt(map, 4, 0)]).toBe(1)
    expect(map.terrain.filter((terrain) => terrain === 0)).toHaveLength(sizeOf(map) - map.width * map.height)
  })

  it('has the same hash for the same words in another order, and another for another number', () => {
    const { hash } = resolveSmall().scenario
    const moved = resolveSmall({ 'scenario.yaml': [[/^turns: 4\n(date: .*\n)/m, '$1turns: 4\n']] }).scenario.hash
    const longer = resolveSmall({ 'scenario.yaml': [['turns: 4', 'turns: 5']] }).scenario.hash
    expect(moved).toBe(hash)
    expect(longer).not.toBe(hash)
  })

  it('knows where each of its entities was written', () => {
    const { scenario, sources } = resolveSmall()
    const { origins, scenario: game } = scenario
    const lineOf = (at: Place): string | undefined => sources.lineOf(at.file, sources.positionOf(at).line)
    for (const [index, at] of origins.units.entries()) expect(lineOf(at)).toContain(game.units[index].id)
    expect(sources.positionOf(origins.terrainAt(hexAt(game.map, 6, 2)))).toEqual({ line: 5, column: 15, endColumn: 16 })
    expect(sources.positionOf(origins.ownerAt(hexAt(game.map, 4, 1)))).toEqual({ line: 11, column: 12, endColumn: 13 })
  })

  it.each<[string, string, string | RegExp, string, string]>([
    [
      'an unknown system',
      'scenario.yaml',
      'system: operational',
      'system: operatonal',
      'system-unknown system: There is no rule system "operatonal". Did you mean "operational"?',
    ],
    [
      'an unknown side',
      'scenario.yaml',
      'side: west',
      'side: vest',
      'side-unknown balance.side: No side is called "vest". Did you mean "west"?',
    ],
    [
      'a band upside down',
      'scenario.yaml',
      'from: 40, to: 60',
      'from: 60, to: 40',
      'value-range balance.to: The share runs from 60 to 40 per cent. "from" is less than "to".',
    ],
    [
      'a day that is not',
      'scenario.yaml',
      '1943-04-06',
      '1943-02-30',
      'value-form date: There is no day 1943-02-30. Write year-month-day, such as 1943-04-06.',
    ],
    [
      'weather for too few turns',
      'scenario.yaml',
      'weather: dry',
      'weather: [dry, mud]',
      'weather-list-length weather: The weather of 2 turns is given; the scenario has 4. Name one weather for all turns, or one for each.',
    ],
    [
      'a unit nowhere',
      'scenario.yaml',
      ', hex: 0305',
      '',
      'field-missing sides[0].units[3]: The unit 3rd Division has neither "hex" nor "arrives". A unit stands at a "hex" from the start, or "arrives" in a turn at some hexes.',
    ],
    [
      'a unit in two places',
      'scenario.yaml',
      ', hex: 0305',
      ', hex: 0305, arrives: {turn: 2, hexes: [0103]}',
      'field-conflict sides[0].units[3].arrives: The unit 3rd Division has both "hex" and "arrives". A unit stands on the map from the start, or arrives later.',
    ],
    [
      'two sides with one id',
      'scenario.yaml',
      'id: east',
      'id: west',
      'id-duplicate sides[1].id: Both sides are called "west".',
    ],
    [
      'an unknown way',
      'map.yaml',
      'kind: rail',
      'kind: rial',
      'way-unknown ways[0].kind: No kind of way is called "rial". Did you mean "rail"?',
    ],
    [
      'a name nowhere',
      'map.yaml',
      ', at: 0202',
      '',
      'field-missing names[0]: The name West town has neither "at" nor "along". Towns stand "at" a hex; seas, hills and regions run "along" several.',
    ],
    [
      'an owner who is none',
      'map.yaml',
      '1 1 1 1 2 2 - -\n',
      '1 1 1 3 2 2 - -\n',
      'sign-unknown owner: "3" says nothing about who holds the hex. 1 is the first side, 2 the second, - nobody.',
    ],
    [
      'a row of owners too few',
      'map.yaml',
      /\n {3}1 1 1 1 2 2 - -\n/,
      '\n',
      'map-rows owner: The layer "owner" has 8 x 5 hexes; the terrain has 8 x 6. Both layers show every hex of the map.',
    ],
  ])('is not given for %s', (_, file, from, to, expected) => {
    const { scenario, found } = resolveSmall({ [file]: [[from, to]] })
    expect(found.map(said)).toEqual([expected])
    expect(scenario).toBeUndefined()
  })
})

describe('a folder of a scenario', () => {
  it('says which of its files are missing, even when it holds none that counts', () => {
    const files = [...system, { path: 'scenarios/lost/briefing.md', text: '# Lost\n' }]
    const report = makeReport()
    resolve(validate(read(files, report), files, report), report)
    expect(report.diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'file-missing scenarios/lost/scenario.yaml',
      'file-missing scenarios/lost/map.yaml',
    ])
  })
})

describe('the tables of a rule system', () => {
  const checkTable = (table: string, from: string | RegExp, to: string): string[] => {
    const path = `systems/operational/tables/${table}.yaml`
    const files = system.map((one) => (one.path === path ? { path, text: one.text.replace(from, to) } : one))
    const report = makeReport()
    resolve(validate(read(files, report), files, report), report)
    return report.diagnostics.map(said)
  }

  it.each<[string, string, string | RegExp, string, string]>([
    [
      'a sign twice',
      'terrain',
      "sign: ':'",
      "sign: '.'",
      'sign-duplicate entries.desert.sign: "desert" has the same sign "." as "clear".',
    ],
    [
      'weather over unknown terrain',
      'weather',
      'freezes: [swamp]',
      'freezes: [swmp]',
      'terrain-unknown entries.snow.freezes[0]: No terrain is called "swmp". Did you mean "swamp"?',
    ],
    [
      'weather that closes an unknown way',
      'weather',
      'closedWays: [track]',
      'closedWays: [trail]',
      'way-unknown entries.mud.closedWays[0]: No kind of way is called "trail". Did you mean "rail"?',
    ],
    [
      'a column too few',
      'combat',
      /retreat: {8}\[0, /,
      'retreat: [',
      'list-length retreat: The list has 12 entries; there are 13 odds columns. Columns run from -3 to 9.',
    ],
    [
      'no chance at all',
      'combat',
      /held: \[.*?\]/,
      'held: [0, 0, 0]',
      'value-range attackerSuppression.held: All parts are 0: no number of steps has a chance. The chance of each number of steps is its part of the sum of all.',
    ],
    [
      'parts of nothing',
      'nations',
      'stragglers: [2, 3]',
      'stragglers: [2, 0]',
      'value-range entries.british.stragglers: 2 parts of 0 are no chance. For example [1, 2]: every second step.',
    ],
    [
      'levels upside down',
      'experience',
      'from: 200',
      'from: 90',
      'value-range levels[2].from: Veteran begins at 90, and Regular at 100. Levels are listed from the lowest to the highest.',
    ],
    [
      'nobody below the lowest level',
      'experience',
      'name: Green, from: 0',
      'name: Green, from: 9',
      'value-range levels[0].from: The lowest level, Green, begins at 9. It begins at 0, so that every unit has a level.',
    ],
  ])('are refused with %s', (_, table, from, to, expected) => {
    expect(checkTable(table, from, to)).toEqual([expected])
  })

  it('are all needed', () => {
    const files = system.filter(({ path }) => !path.endsWith('supply.yaml'))
    const report = makeReport()
    resolve(validate(read(files, report), files, report), report)
    expect(report.diagnostics.map(said)).toEqual(['file-missing : The table of kind supply is missing.'])
  })
})
