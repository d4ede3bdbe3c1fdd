/** For tests: a made-up scenario with every kind of ground, line and mark, on the real tables. */
import type { Direction, Hex, Hexside } from '../../engine/hex.ts'
import { directions, hexAt, parseHexName, sizeOf } from '../../engine/hex.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { contentRules } from './operational.ts'

const ground = `
~ ~ ~ M h h h . . . . b b . . . s s f f . .
 ~ ~ M M h h f f f f . . s s s s f f . . . .
~ ~ ~ M h f f f f f . . s s s . . . . h h .
 ~ ~ . . f f f f . . . . . . . . . h M M h h
~ ~ ~ . . f f . . . . . . . . . . h M A A M
 ~ ~ ~ . . . . . o o . . . . . . h M A A M h
~ ~ ~ ~ C . . o o o o . . . . . h h M M h .
 ~ ~ ~ . . . . o o . . . . d d . . h h h . .
~ ~ ~ ~ . . . . . . . . d d d d . . . . . .
 ~ ~ ~ ~ . f f . . . . d d d d d : : . . . .
~ ~ ~ ~ . f f f . C C . d d d : : : : . R .
 ~ ~ ~ . f f f . . . . h h . : : : : : . . .
~ ~ ~ ~ f f . . . h h M M h : : : : _ _ . .
 ~ ~ ~ . . . . h h M M M h h . : : _ _ _ _ .
~ ~ ~ . . . h h M M M M h . . . : _ _ _ . .
 ~ ~ . . . . h h M M h h . . . . . . . . . .`

const run = (grid: { width: number; height: number }, text: string): Hex[] =>
  text.split(' ').map((name) => parseHexName(grid, name) ?? 0)
const sides = (grid: { width: number; height: number }, text: string): Hexside[] =>
  text.split(', ').flatMap((part) => {
    const [name = '', ...names] = part.split(' ')
    return names.map((direction) => ({
      hex: parseHexName(grid, name) ?? 0,
      direction: directions.indexOf(direction as (typeof directions)[number]) as Direction,
    }))
  })

/** The scenario, made anew. */
export const sampleScenario = (): OperationalScenario => {
  const rules = contentRules()
  const terrainRules = rules.terrain
  const rows = ground
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '))
  const grid = { width: rows[0]?.length ?? 0, height: rows.length }
  const terrainIds = ['off-map', ...Object.keys(terrainRules)]
  const terrain = new Array<number>(sizeOf(grid)).fill(0)
  const owner = new Array<number>(sizeOf(grid)).fill(2)
  rows.forEach((signs, row) => {
    signs.forEach((sign, column) => {
      const id = Object.keys(terrainRules).find((key) => terrainRules[key]?.sign === sign) ?? ''
      const hex = hexAt(grid, column, row)
      terrain[hex] = terrainIds.indexOf(id)
      owner[hex] = id === 'sea' ? 2 : column + Math.abs(row - 7) / 2 < 11 ? 1 : 0
    })
  })
  const unit = (id: string, type: string, side: 0 | 1, hex: string, more: object = {}) => ({
    id,
    name: id,
    type,
    side,
    hex: parseHexName(grid, hex) ?? 0,
    steps: 6,
    suppressed: 0,
    experience: 100,
    entrenchment: 0 as const,
    unsupplied: 0,
    specialists: [],
    dump: false,
    headquarters: side === 0 ? 0 : undefined,
    ...more,
  })
  return {
    system: 'operational',
    id: 'sample',
    title: 'Sample <&> "quoted"',
    summary: 'Every kind of ground, line and mark.',
    turns: 5,
    date: '1943-04-06',
    daysPerTurn: 1,
    difficulty: 'normal',
    weather: ['dry', 'dry', 'mud', 'snow', 'dry'],
    map: {
      ...grid,
      terrainIds,
      terrain,
      owner,
      ways: [
        {
          kind: 'rail',
          hexes: run(
            grid,
            '0401 0402 0503 0504 0605 0606 0707 0708 0809 0810 0911 1011 1111 1112 1213 1313 1314 1415 1515 1516',
          ),
        },
        {
          kind: 'road',
          hexes: run(
            grid,
            '0507 0607 0606 0705 0805 0905 1005 1105 1205 1206 1306 1406 1407 1507 1508 1608 1708 1709 1809 1909 1910 2010 2110 2210',
          ),
        },
        { kind: 'road', hexes: run(grid, '0507 0508 0609 0610 0711 0811 0911 1011 1010 1109 1209 1208 1307 1306') },
        { kind: 'track', hexes: run(grid, '0711 0612 0613 0514 0515 0416') },
        { kind: 'track', hexes: run(grid, '1306 1405 1404 1503 1502 1601') },
        { kind: 'track', hexes: run(grid, '1608 1709 1710 1811 1812') },
      ],
      barriers: [
        { kind: 'minor-river', name: 'Akarit', hexsides: sides(grid, '1001 E, 1002 NE E SE, 1003 E, 1004 NE E SE') },
        {
          kind: 'major-river',
          name: 'Garigliano',
          hexsides: sides(
            grid,
            '1005 E, 1006 NE E SE, 1007 E SE SW, 0907 SE SW, 0807 SE SW, 0707 SE SW, 0607 SE SW, 0507 SE SW',
          ),
        },
        { kind: 'minor-river', name: 'Rapido', hexsides: sides(grid, '1405 SW, 1305 SE SW, 1205 SE SW, 1105 SE') },
        { kind: 'wadi', name: 'Wadi Zigzaou', hexsides: sides(grid, '1812 NE E SE, 1813 E, 1814 NE E SE') },
        { kind: 'escarpment', hexsides: sides(grid, '1502 NE E SE, 1503 E, 1504 NE E SE, 1505 E') },
        { kind: 'ridge', hexsides: sides(grid, '1610 NE E SE, 1611 E') },
      ],
      bridges: sides(grid, '1005 E, 0707 SE, 0507 SE'),
      damagedBridges: sides(grid, '0707 SE'),
      forts: run(grid, '1105 1207'),
      names: [
        { kind: 'city', name: 'Gabès', hexes: run(grid, '1011') },
        { kind: 'town', name: 'Sfax & Co <b>', hexes: run(grid, '0507') },
        { kind: 'town', name: 'El Hamma', hexes: run(grid, '1306') },
        { kind: 'village', name: 'Kebili', hexes: run(grid, '0711') },
        { kind: 'village', name: 'Oudref', hexes: run(grid, '1608') },
        { kind: 'hills', name: 'Matmata Hills', hexes: run(grid, '0814 0914 1013 1113 1213') },
        { kind: 'hills', name: 'Djebel Fatnassa', hexes: run(grid, '1705 1905 2105') },
        { kind: 'sea', name: 'Gulf of Gabès', hexes: run(grid, '0106 0208 0210 0212 0214') },
        { kind: 'region', name: 'Sahel', hexes: run(grid, '1216 1616') },
      ],
    },
    sides: [
      {
        id: 'allies',
        name: 'Eighth Army',
        colour: { light: '#b8860b', dark: '#d9a441' },
        victory: 'objectives',
        sources: [{ kind: 'rail', hex: parseHexName(grid, '1516') ?? 0, value: 100 }],
        hubs: [{ hex: parseHexName(grid, '1910') ?? 0, trucks: 3 }],
        trucks: 0,
        prestige: 0,
        prepares: false,
        assets: [],
        cards: [],
        store: [],
      },
      {
        id: 'axis',
        name: 'Army Group Africa',
        colour: { light: '#4a6076', dark: '#7f97ae' },
        victory: 'deny',
        sources: [{ kind: 'port', hex: parseHexName(grid, '0507') ?? 0, value: 80 }],
        hubs: [],
        trucks: 0,
        prestige: 0,
        prepares: false,
        assets: [],
        cards: [],
        store: [],
      },
    ],
    units: [
      unit('1-armoured', 'british-armour', 0, '1306', { experience: 220, steps: 6, suppressed: 1 }),
      unit('51-highland', 'british-infantry', 0, '1307'),
      unit('4-indian', 'british-infantry', 0, '1408', { unsupplied: 2, steps: 4, suppressed: 2, experience: 330 }),
      unit('7-armoured', 'british-armour', 0, '1605', { steps: 2 }),
      unit('2-new-zealand', 'british-motorised', 0, '1412'),
      unit('21-panzer', 'german-panzer-division', 1, '1105', { entrenchment: 1 }),
      unit('15-panzer', 'german-panzer-division', 1, '0907', { steps: 5 }),
      unit('164-light', 'german-infantry', 1, '1207', { entrenchment: 2, steps: 7 }),
      unit('trieste', 'italian-infantry', 1, '1109', { steps: 4, suppressed: 3 }),
      unit('spezia', 'italian-infantry', 1, '1011', { entrenchment: 1, unsupplied: 1 }),
    ],
    objectives: [
      { hex: parseHexName(grid, '1011') ?? 0, name: 'Gabès', side: 0, by: 4 },
      { hex: parseHexName(grid, '0507') ?? 0, name: 'Sfax', side: 0, by: 5 },
    ],
    bonuses: [],
    headquarters: [
      {
        id: 'eighth-army',
        name: 'Eighth Army',
        side: 0,
        profile: 'british-army',
        hex: parseHexName(grid, '1412') ?? 0,
        commandPoints: 5,
        trucks: 3,
        levels: { pool: 1, intelligence: 1, operations: 1, logistics: 1, engineering: 1 },
        experience: 0,
        pool: [],
      },
    ],
    fog: false,
    rules,
  }
}
