import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hexAt, makeHexName, sizeOf } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { resolve } from '../../../../tests/support/stages.ts'
import type { CompiledScenario } from '../../../content.ts'
import { type Diagnostic, makePath, makeReport, type Place } from '../../../diagnostics/diagnostic.ts'
import { makeSources } from '../../../diagnostics/view.ts'
import { readDirectory } from '../../../disk.ts'
import type { SourceFile } from '../../../files.ts'
import { readLayer } from '../../../resolve/grid.ts'
import { readHexsides, readRun, readSpace } from '../../../resolve/hexes.ts'
import { identityOf } from '../../../resolve/identity.ts'
import { read } from '../../../stages/read.ts'
import { validate } from '../../../stages/validate.ts'
import type { OperationalOrigins } from './scenario.ts'

const place: Place = { file: 'map.yaml', path: ['run'] }
const grid = { width: 12, height: 10 }

const content = await readDirectory(new URL('../../../../content', import.meta.url).pathname, makeReport())
const system = content.filter(({ path }) => /^systems\/operational\/.*\.yaml$/.test(path))
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
  const resolved = resolve(validate(read(files, report), files, report), report)
  const scenarios = resolved.scenarios as readonly CompiledScenario<OperationalScenario, OperationalOrigins>[]
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
    expect(readSpace(grid, name, place, makeReport())).toBe(hexAt(grid, column, row))
  })

  it.each([
    ['1301', 'The map runs from 0101 to 1210: column, then row.'],
    ['0912', 'Column comes first, then row. Did you mean 1209?'],
    ['0000', 'The map runs from 0101 to 1210: column, then row.'],
  ])('%s is off the map', (name, hint) => {
    const report = makeReport()
    expect(readSpace(grid, name, place, report)).toBeUndefined()
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
    const { scenario: game, level, balance } = scenario
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
      specialists: [],
      dump: false,
    })
    expect(game.units[2].arrives).toEqual({
      turn: 2,
      hexes: [hexAt(game.map, 0, 2), hexAt(game.map, 0, 1)],
      by: 'land',
    })
    expect(game).toMatchObject({ fog: true, headquarters: [], bonuses: [] })
    expect(game.sides[1]).toMatchObject({ trucks: 0, prestige: 0, prepares: false, assets: [], cards: [], store: [] })
    expect(game.map.damagedBridges).toEqual([])
    expect(game.units.map(({ side }) => side)).toEqual([0, 0, 0, 0, 1, 1, 1])
    expect(game.sides[0].sources).toEqual([{ kind: 'rail', hex: hexAt(game.map, 0, 2), value: 100 }])
    expect(game.weather).toEqual(['dry', 'dry', 'dry', 'dry'])
    expect(game).toMatchObject({ difficulty: 'normal', daysPerTurn: 1 })
    expect(Object.keys(game.rules.unitTypes).sort()).toEqual([...new Set(game.units.map(({ type }) => type))].sort())
    expect(identityOf(game).scenario).toMatch(/^[0-9a-f]{16}$/)
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
    const hash = identityOf(resolveSmall().scenario.scenario).scenario
    const moved = identityOf(
      resolveSmall({ 'scenario.yaml': [[/^turns: 4\n(date: .*\n)/m, '$1turns: 4\n']] }).scenario.scenario,
    ).scenario
    const longer = identityOf(resolveSmall({ 'scenario.yaml': [['turns: 4', 'turns: 5']] }).scenario.scenario).scenario
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
      'id-duplicate sides[1].id: Both sides have the id "west". Give each an id of its own: other fields name sides by it.',
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

/** The small scenario with a headquarters for each side, and all that goes with it. */
const withHeadquarters: Readonly<Record<string, readonly [string | RegExp, string][]>> = {
  'map.yaml': [['bridges: [0403 E]', 'bridges: [0403 E]\ndamagedBridges: [0503 W]']],
  'scenario.yaml': [
    ['weather: dry', 'weather: dry\nfog: false'],
    [
      'victory: objectives',
      `victory: objectives
    trucks: 2
    prestige: 100
    prepares: true
    assets: [{asset: air-attack, perTurn: 1, uses: 4}, {asset: air-supply, perTurn: 2}]
    cards: [{card: lorry-columns}, {card: parachute-drop, unit: 6-ab}]
    store: [{item: infantry, nation: british, count: 4}]
    headquarters:
      - id: first-army
        name: First Army
        profile: british-army
        hex: 0103
        levels: {engineering: 3}
        pool: [{item: engineers, nation: british, count: 1}]
    bonuses:
      - {name: Keep the tanks, by: 4, keep: 1-armd, reward: {upgrade: true}}
      - {name: Break the line, by: 3, destroy: 11-div, reward: {delay: 13-div, turns: 2}}
      - {name: The port, by: 4, take: 0703, reward: {port: true}}
      - {name: Few losses, by: 4, steps: 6, reward: {card: bomber-wing}}
      - {name: Save the guns, by: 4, specialists: 2, of: field-artillery, reward: {token: guns}}`,
    ],
    [
      'hex: 0305}',
      `hex: 0305, specialists: [engineers, field-artillery], dump: true}
      - {id: 6-ab, name: 6th Airborne, type: british-airborne, reserve: true}
      - {id: 7-ab, name: 7th Airborne, type: british-airborne, arrives: {turn: 1, by: air}}
      - {id: 8-div, name: 8th Division, type: british-infantry, arrives: {turn: 1, by: sea, hexes: [0702]}}`,
    ],
    [
      'victory: deny',
      `victory: deny
    headquarters:
      - {id: tenth-army, name: Tenth Army, profile: german-army, arrives: 2, commandPoints: 3, trucks: 1}
      - {id: sixth-army, name: Sixth Army, profile: italian-army, hex: 0603}`,
    ],
    ['type: german-infantry, hex: 0503}', 'type: german-infantry, hex: 0503, headquarters: sixth-army}'],
  ],
}

describe('a scenario with headquarters', () => {
  it('has what the kinds of headquarters say where the author says nothing', () => {
    const { scenario, found } = resolveSmall(withHeadquarters)
    expect(found.map(said)).toEqual([])
    const { headquarters, map, rules, fog } = scenario.scenario
    expect(headquarters.map(({ id, side }) => [id, side])).toEqual([
      ['first-army', 0],
      ['tenth-army', 1],
      ['sixth-army', 1],
    ])
    const { british, german } = {
      british: rules.headquarters.profiles['british-army'],
      german: rules.headquarters.profiles['german-army'],
    }
    expect(headquarters[0]).toEqual({
      id: 'first-army',
      name: 'First Army',
      side: 0,
      profile: 'british-army',
      hex: hexAt(map, 0, 2),
      commandPoints: british.commandPoints,
      trucks: british.trucks,
      levels: { ...british.levels, engineering: 3 },
      experience: 0,
      pool: [{ item: 'engineers', nation: 'british', count: 1 }],
    })
    expect(headquarters[1]).toMatchObject({ arrives: 2, commandPoints: 3, trucks: 1, levels: german.levels })
    expect(headquarters[1]).not.toHaveProperty('hex')
    expect(fog).toBe(false)
    expect(map.damagedBridges).toEqual(map.bridges)
  })

  it('operational.A4: gives each unit the headquarters that it names, or the only one of its side', () => {
    const { scenario } = resolveSmall(withHeadquarters)
    const of = (id: string) => scenario.scenario.units.find((unit) => unit.id === id)?.headquarters
    expect([of('1-div'), of('6-ab'), of('11-div'), of('12-div')]).toEqual([0, 0, 2, undefined])
  })

  it('operational.F15: keeps places for the security units of each headquarters, with their unit types', () => {
    const { scenario } = resolveSmall(withHeadquarters)
    const { units, rules } = scenario.scenario
    const formed = units.filter(({ reserve }) => reserve === 'security')
    expect(formed).toEqual(units.slice(-9))
    expect(formed.map(({ headquarters, type }) => `${headquarters} ${type}`)).toEqual([
      ...['british', 'british', 'british'].map((nation) => `0 ${nation}-security`),
      ...['german', 'german', 'german'].map((nation) => `1 ${nation}-security`),
      // An Italian staff that leads Germans forms German units.
      ...['german', 'german', 'german'].map((nation) => `2 ${nation}-security`),
    ])
    expect(formed[0]).toMatchObject({ id: 'first-army-security-1', steps: 3, experience: 100 })
    for (const { type } of units) expect(rules.unitTypes).toHaveProperty(type)
    expect(scenario.origins.units).toHaveLength(units.length)
  })

  it('operational.G4, H2: turns names of units into their numbers', () => {
    const { scenario } = resolveSmall(withHeadquarters)
    const { units, bonuses, sides, map } = scenario.scenario
    const number = (id: string) => units.findIndex((unit) => unit.id === id)
    expect(sides[0].cards).toEqual([{ card: 'lorry-columns' }, { card: 'parachute-drop', unit: number('6-ab') }])
    expect(sides[0].assets.map(({ uses }) => uses)).toEqual([4, null])
    expect(bonuses.map(({ condition, reward }) => [condition, reward])).toEqual([
      [{ type: 'keep', unit: number('1-armd') }, { type: 'upgrade' }],
      [
        { type: 'destroy', unit: number('11-div') },
        { type: 'delay', unit: number('13-div'), turns: 2 },
      ],
      [{ type: 'take', hex: hexAt(map, 6, 2) }, { type: 'port' }],
      [
        { type: 'steps', count: 6 },
        { type: 'card', card: 'bomber-wing' },
      ],
      [
        { type: 'specialists', count: 2, of: 'field-artillery' },
        { type: 'token', token: 'guns' },
      ],
    ])
    expect(units[number('6-ab')]).toMatchObject({ reserve: 'card' })
    expect(units[number('7-ab')].arrives).toEqual({ turn: 1, hexes: [], by: 'air' })
    expect(units[number('8-div')].arrives).toMatchObject({ by: 'sea', hexes: [hexAt(map, 6, 1)] })
  })

  it.each<[string, string, string, string]>([
    [
      'an unknown kind of headquarters',
      'british-army',
      'british-amry',
      'profile-unknown sides[0].headquarters[0].profile: No kind of headquarters is called "british-amry". Did you mean "british-army"?',
    ],
    [
      'a headquarters nowhere',
      ', arrives: 2',
      '',
      'field-missing sides[1].headquarters[0]: The headquarters Tenth Army has neither "hex" nor "arrives". It stands at a "hex" from the start, or "arrives" in a turn at a railway or port source.',
    ],
    [
      'a headquarters in two places',
      'arrives: 2',
      'arrives: 2, hex: 0604',
      'field-conflict sides[1].headquarters[0].arrives: The headquarters Tenth Army has both "hex" and "arrives". It stands on the map from the start, or arrives later.',
    ],
    [
      'more command points than there are',
      'commandPoints: 3',
      'commandPoints: 10',
      'value-range sides[1].headquarters[0].commandPoints: Tenth Army has 10; a headquarters has at most 9.',
    ],
    [
      'two headquarters with one id',
      'id: tenth-army',
      'id: first-army',
      'id-duplicate sides[1].headquarters[0].id: Two headquarters have the id "first-army". An id is unique in the scenario, across both sides.',
    ],
    [
      "a unit of the enemy's headquarters",
      'headquarters: sixth-army',
      'headquarters: first-army',
      'headquarters-unknown sides[1].units[0].headquarters: Its side has no headquarters "first-army". Known: tenth-army, sixth-army.',
    ],
    [
      'an unknown specialist',
      '[engineers, field-artillery]',
      '[enginers, field-artillery]',
      'specialist-unknown sides[0].units[3].specialists[0]: No specialist is called "enginers". Did you mean "engineers"?',
    ],
    [
      'an unknown component in a pool',
      'item: engineers',
      'item: infantrie',
      'specialist-unknown sides[0].headquarters[0].pool[0].item: No component or specialist is called "infantrie". Did you mean "infantry"?',
    ],
    [
      'an unknown nation in a store',
      'item: infantry, nation: british',
      'item: infantry, nation: brittish',
      'nation-unknown sides[0].store[0].nation: No nation is called "brittish". Did you mean "british"?',
    ],
    [
      'an unknown asset',
      'asset: air-attack',
      'asset: air-atack',
      'asset-unknown sides[0].assets[0].asset: No asset is called "air-atack". Did you mean "air-attack"?',
    ],
    [
      'an asset twice',
      'asset: air-supply',
      'asset: air-attack',
      'id-duplicate sides[0].assets[1]: The list has two entries for air-attack. Put both into one.',
    ],
    [
      'a component twice',
      'pool: [',
      'pool: [{item: engineers, nation: british, count: 2}, ',
      'id-duplicate sides[0].headquarters[0].pool[1]: The list has two entries for british engineers. Put both into one.',
    ],
    [
      'an unknown card',
      'card: lorry-columns',
      'card: lorry-column',
      'card-unknown sides[0].cards[0].card: No card is called "lorry-column". Did you mean "lorry-columns"?',
    ],
    [
      'an unknown unit on a card',
      'unit: 6-ab',
      'unit: 9-ab',
      'unit-unknown sides[0].cards[1].unit: No unit of that side is called "9-ab". Did you mean "6-ab"?',
    ],
    [
      'a bonus for destroying its own unit',
      'destroy: 11-div',
      'destroy: 1-div',
      'unit-unknown sides[0].bonuses[1].destroy: The unit "1-div" is of the other side. Did you mean "11-div"?',
    ],
    [
      'a bonus with two conditions',
      'take: 0703',
      'take: 0703, hold: 0703',
      'field-conflict sides[0].bonuses[2].hold: The bonus The port has "take" and "hold". A bonus has one condition; write a second bonus for the other.',
    ],
    [
      'a bonus for few losses of an unknown specialist',
      'of: field-artillery',
      'of: field-artilery',
      'specialist-unknown sides[0].bonuses[4].of: No specialist is called "field-artilery". Did you mean "field-artillery"?',
    ],
    [
      'a bonus that names a kind of specialist for something else',
      'steps: 6',
      'steps: 6, of: flak',
      'field-conflict sides[0].bonuses[3].of: The bonus Few losses has "of" without "specialists". Only a condition of few specialists lost names a kind; leave "of" out.',
    ],
    [
      'a bonus without a reward',
      'reward: {upgrade: true}',
      'reward: {}',
      'field-missing sides[0].bonuses[0].reward: The bonus Keep the tanks has no reward. Give it one of card, specialist, port, upgrade, delay, token, random.',
    ],
    [
      'a delay without an end',
      ', turns: 2',
      '',
      'field-missing sides[0].bonuses[1].reward: The reward has "delay" without "turns". Write for example {delay: 16-pz, turns: 2}.',
    ],
    [
      'a unit in reserve that stands on the map',
      'reserve: true',
      'reserve: true, hex: 0204',
      'field-conflict sides[0].units[4].reserve: The unit 6th Airborne has both "hex" and "reserve". A unit in reserve is nowhere until a card brings it.',
    ],
    [
      'boats without a beach',
      'by: sea, hexes: [0702]',
      'by: sea',
      'field-missing sides[0].units[6].arrives: 8th Division does not say at which hexes it may enter. List the beaches in "hexes".',
    ],
    [
      'paratroops at an entry hex',
      'by: air}',
      'by: air, hexes: [0103]}',
      'field-conflict sides[0].units[5].arrives.hexes: 7th Airborne comes by air and has hexes where it may enter. Paratroops drop where they like, near the front line.',
    ],
  ])('is not given for %s', (_, from, to, expected) => {
    const changed = {
      ...withHeadquarters,
      'scenario.yaml': [...withHeadquarters['scenario.yaml'], [from, to] as [string, string]],
    }
    const { scenario, found } = resolveSmall(changed)
    expect(found.map(said)).toEqual([expected])
    expect(scenario).toBeUndefined()
  })

  it('is not given for a bridge that is down and was never there', () => {
    const { found } = resolveSmall({ 'map.yaml': [['bridges: [0403 E]', 'damagedBridges: [0403 E]']] })
    expect(found.map(said)).toEqual([
      'bridge-unknown damagedBridges[0]: There is no bridge at 0403 E. A bridge that is down stands in "bridges" too.',
    ])
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
    [
      'ruins that are no terrain',
      'terrain',
      'ruin: ruins',
      'ruin: ruin',
      'terrain-unknown entries.city.ruin: No terrain is called "ruin". Did you mean "ruins"?',
    ],
    [
      'a lender that is no nation',
      'nations',
      'armourFrom: [american]',
      'armourFrom: [americans]',
      'nation-unknown entries.french.armourFrom[0]: No nation is called "americans". Did you mean "american"?',
    ],
    [
      'boats over a brook',
      'hexsides',
      'assaultShift: 0',
      'assaultShift: -1',
      'value-range entries.minor-river.assaultShift: No rule reads this -1: it counts only at a major river. Write 0.',
    ],
    [
      'guns that swim',
      'specialists',
      'amphibious: false',
      'amphibious: true',
      'value-choice entries.engineers.amphibious: Nothing comes of it that Assault engineers can swim. Write false: tanks whose armour always counts and special forces can.',
    ],
    [
      'frost that removes no cover',
      'terrain',
      'coverThaws: false',
      'coverThaws: true',
      'value-choice entries.clear.coverThaws: Clear has no cover that frost could remove. Write false.',
    ],
    [
      'armour that counts nowhere',
      'specialists',
      'armourShift: 0',
      'armourShift: 1',
      'value-range entries.engineers.armourShift: Assault engineers has armour of 1 that counts "never". Armour of 0 counts "never", and no other does.',
    ],
    [
      'more slots than there are places',
      'nations',
      'maxSteps: 6, slots: 3',
      'maxSteps: 6, slots: 4',
      'value-range entries.british.slots: United Kingdom has 4 slots; a unit has at most 3. The most slots stand in the table of reinforcement.',
    ],
    [
      'lorries without a range',
      'supply',
      'hubRange: [5, 8, 10, 11, 12]',
      'hubRange: [5, 8, 10, 11]',
      'list-length hubRange: The list has 4 entries; hubs and headquarters have up to 5 lorries. It has a range for each number of lorries, one first.',
    ],
    [
      'a strike without its values',
      'assets',
      /suppressed: \[0, 0, 0, 0, 1.*\n/,
      '\n',
      'field-missing entries.air-attack: "air-attack" lacks the field "suppressed". An asset with the effect "strike" has window, suppressed, killed, shifts.',
    ],
    [
      'a window that slides off its values',
      'assets',
      'window: {start: 3, size: 6}',
      'window: {start: 2, size: 6}',
      'value-range entries.air-attack.window: With all shifts the window runs from -1 to 8; the values run from 0 to 9. Move its start, or make the lists longer.',
    ],
    [
      'a card for an unknown asset',
      'cards',
      'asset: air-attack',
      'asset: air-atack',
      'asset-unknown entries.bomber-wing.assets[0].asset: No asset is called "air-atack". Did you mean "air-attack"?',
    ],
    [
      'a card with lorries for an unknown nation',
      'cards',
      'motorises: [british, american',
      'motorises: [british, americans',
      'nation-unknown entries.lorry-columns.motorises[1]: No nation is called "americans". Did you mean "american"?',
    ],
    [
      'a card that adds nothing',
      'cards',
      /assets: \[\{asset: air-attack, perTurn: 1, uses: 0\}\]\n/,
      '\n',
      'field-missing entries.bomber-wing: "bomber-wing" does not say which assets it adds. A card has a list "assets" if that is its effect, and else none.',
    ],
    [
      'a headquarters of no nation',
      'headquarters',
      'nation: american',
      'nation: amerika',
      'nation-unknown profiles.american-army.nation: No nation is called "amerika". Did you mean "american"?',
    ],
    [
      'a headquarters with too many command points',
      'headquarters',
      'commandPoints: 5',
      'commandPoints: 12',
      'value-range profiles.american-army.commandPoints: American army headquarters has 12; a headquarters has at most 9.',
    ],
    [
      'security units of no type',
      'special-orders',
      'british-security',
      'british-securty',
      'unit-type-unknown securityUnit.types.british: No unit type is called "british-securty". Did you mean "british-security"?',
    ],
    [
      'security units of another nation',
      'special-orders',
      'british: british-security',
      'british: german-security',
      'value-choice securityUnit.types.british: Units of type "german-security" are not british infantry. A security unit is made of infantry steps of its own nation.',
    ],
    [
      'a set piece with a column too many',
      'special-orders',
      'entrenchment: [25, 50,',
      'entrenchment: [0, 25, 50,',
      'list-length setPiece.entrenchment: The list has 14 entries; there are 13 odds columns. Columns run from -3 to 9.',
    ],
    [
      'an order that the engine does not know',
      'orders',
      '  feint:',
      '  faint:',
      'field-unknown entries.faint: "entries" has no field "faint". Did you mean "feint"?',
    ],
  ])('are refused with %s', (_, table, from, to, expected) => {
    expect(checkTable(table, from, to)).toEqual([expected])
  })

  it('are all needed', () => {
    const files = system.filter(({ path }) => !path.endsWith('systems/operational/tables/supply.yaml'))
    const report = makeReport()
    resolve(validate(read(files, report), files, report), report)
    expect(report.diagnostics.map(said)).toEqual(['file-missing : The table of kind supply is missing.'])
  })
})
