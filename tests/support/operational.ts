/** Makes operational scenarios for tests from a few lines, with the tables of `content/`. */

import { type Direction, directions, type Grid, hexAt, sizeOf } from '../../engine/hex.ts'
import type { OperationalRules, UnitTypeRules } from '../../engine/systems/operational/rules.ts'
import type {
  BonusObjective,
  Headquarters,
  HeldCard,
  Objective,
  OperationalScenario,
  OperationalUnit,
  PoolItem,
} from '../../engine/systems/operational/scenario.ts'
import type { Side } from '../../engine/twoSides.ts'
import { part } from './part.ts'
import { gridOf, hexIn, signsOf } from './signs.ts'
import { readTable, readTables } from './tables.ts'

const read = (path: string): Record<string, unknown> => {
  const { kind: _, ...fields } = readTable(`operational/${path}`)
  return fields
}
const entries = (path: string): Record<string, unknown> => read(path).entries as Record<string, unknown>

let tables: OperationalRules | undefined

/** All operational tables and unit types as they stand in `content/`. */
export const contentRules = (): OperationalRules => {
  tables ??= part<OperationalRules>({
    terrain: entries('tables/terrain.yaml'),
    weather: entries('tables/weather.yaml'),
    ways: entries('tables/ways.yaml'),
    hexsides: entries('tables/hexsides.yaml'),
    nations: entries('tables/nations.yaml'),
    movement: read('tables/movement.yaml'),
    combat: read('tables/combat.yaml'),
    experience: read('tables/experience.yaml'),
    supply: read('tables/supply.yaml'),
    victory: read('tables/victory.yaml'),
    specialists: entries('tables/specialists.yaml'),
    reinforcement: read('tables/reinforcement.yaml'),
    orders: entries('tables/orders.yaml'),
    specialOrders: read('tables/special-orders.yaml'),
    headquarters: read('tables/headquarters.yaml'),
    fog: read('tables/fog.yaml'),
    assets: entries('tables/assets.yaml'),
    cards: entries('tables/cards.yaml'),
    landing: read('tables/landing.yaml'),
    rewards: read('tables/rewards.yaml'),
    unitTypes: Object.assign({}, ...readTables('operational/units').map((file) => file.entries)),
  })
  return tables
}

/** A unit by what matters to the test; `hex` as on the map, `0101` top left. */
export interface UnitSketch {
  readonly id: string
  readonly side: Side
  readonly type?: string
  readonly hex?: string
  readonly steps?: number
  readonly suppressed?: number
  readonly experience?: number
  readonly entrenchment?: 0 | 1 | 2
  readonly unsupplied?: number
  readonly arrives?: { readonly turn: number; readonly hexes: readonly string[]; readonly by?: 'land' | 'sea' | 'air' }
  readonly specialists?: readonly string[]
  /** Number of its headquarters in the sketch; the first one of its side when absent, if there is one. */
  readonly hq?: number
  readonly reserve?: 'security' | 'card'
  readonly dump?: boolean
}

/** A headquarters by what matters to the test; the rest is its profile's. */
export interface HeadquartersSketch {
  readonly id?: string
  readonly side: Side
  readonly profile?: string
  readonly hex?: string
  readonly arrives?: number
  readonly commandPoints?: number
  readonly trucks?: number
  readonly levels?: Partial<Headquarters['levels']>
  readonly experience?: number
  /** `infantry british 4` */
  readonly pool?: readonly string[]
}

export interface ScenarioSketch {
  readonly id?: string
  /** One terrain sign per hex with spaces between; every second row stands half a hex to the right. */
  readonly map: string
  /** `1` first side, `2` second side, `-` nobody; the first side's when absent. */
  readonly owner?: string
  readonly units?: readonly UnitSketch[]
  /** `road 0101 0201 0301` */
  readonly ways?: readonly string[]
  /** `minor-river 0101 E SE` */
  readonly barriers?: readonly string[]
  /** `0101 E` */
  readonly bridges?: readonly string[]
  readonly forts?: readonly string[]
  readonly objectives?: readonly { readonly side: Side; readonly hex: string; readonly by?: number }[]
  readonly victory?: readonly [OperationalScenario['sides'][0]['victory'], OperationalScenario['sides'][1]['victory']]
  /** `rail 0101 100` */
  readonly sources?: readonly [readonly string[], readonly string[]]
  /** `0101 3` */
  readonly hubs?: readonly [readonly string[], readonly string[]]
  readonly turns?: number
  /** One for all turns, or one for each. */
  readonly weather?: string | readonly string[]
  readonly difficulty?: OperationalScenario['difficulty']
  readonly rules?: Partial<OperationalRules>
  /** First side's first. */
  readonly headquarters?: readonly HeadquartersSketch[]
  /** Off unless a test asks for it. */
  readonly fog?: boolean
  readonly damagedBridges?: readonly string[]
  readonly trucks?: readonly [number, number]
  readonly prestige?: readonly [number, number]
  readonly prepares?: readonly [boolean, boolean]
  /** `air-attack 1` or `air-attack 1 4`: uses per turn and in all. */
  readonly assets?: readonly [readonly string[], readonly string[]]
  readonly cards?: readonly [readonly HeldCard[], readonly HeldCard[]]
  readonly store?: readonly [readonly string[], readonly string[]]
  readonly bonuses?: readonly BonusObjective[]
}

export const makeScenario = (sketch: ScenarioSketch): OperationalScenario => {
  const rules: OperationalRules = { ...contentRules(), ...sketch.rules }
  const rows = signsOf(sketch.map)
  const grid = gridOf(rows)
  const hex = (name: string): number => hexIn(grid, name)
  const terrainIds = ['off-map', ...Object.keys(rules.terrain)]
  const signs = ['', ...Object.values(rules.terrain).map((terrain) => terrain.sign)]
  const turns = sketch.turns ?? 4
  const weather = sketch.weather ?? 'dry'
  const hexsides = (text: string) => {
    const [first, ...names] = text.split(' ')
    return names.map((name) => ({ hex: hex(first), direction: directions.indexOf(name as 'NE') as Direction }))
  }
  const side = (index: 0 | 1): OperationalScenario['sides'][0] => ({
    id: index === 0 ? 'first' : 'second',
    name: index === 0 ? 'First' : 'Second',
    colour: { light: '#884400', dark: '#cc8844' },
    victory: sketch.victory?.[index] ?? (index === 0 ? 'objectives' : 'deny'),
    sources: (sketch.sources?.[index] ?? []).map((text) => {
      const [kind, at, value] = text.split(' ')
      return { kind: kind as 'rail', hex: hex(at), value: Number(value ?? 100) }
    }),
    hubs: (sketch.hubs?.[index] ?? []).map((text) => {
      const [at, trucks] = text.split(' ')
      return { hex: hex(at), trucks: Number(trucks ?? 1) }
    }),
    trucks: sketch.trucks?.[index] ?? 0,
    prestige: sketch.prestige?.[index] ?? 0,
    prepares: sketch.prepares?.[index] ?? false,
    assets: (sketch.assets?.[index] ?? []).map((text) => {
      const [asset, perTurn, uses] = text.split(' ')
      return { asset, perTurn: Number(perTurn ?? 1), uses: uses === undefined ? null : Number(uses) }
    }),
    cards: sketch.cards?.[index] ?? [],
    store: (sketch.store?.[index] ?? []).map(readItem),
  })
  return {
    system: 'operational',
    id: sketch.id ?? 'sketch',
    title: 'Sketch',
    summary: 'Made for a test.',
    turns,
    date: '1943-04-06',
    daysPerTurn: 1,
    difficulty: sketch.difficulty ?? 'normal',
    weather: typeof weather === 'string' ? Array.from({ length: turns }, () => weather) : weather,
    map: {
      ...grid,
      terrainIds,
      terrain: padded(grid, rows, (sign) => {
        const index = signs.indexOf(sign, 1)
        if (index < 0) throw new Error(`no terrain ${sign}`)
        return index
      }),
      owner: padded(grid, sketch.owner ? signsOf(sketch.owner) : rows.map((row) => row.map(() => '1')), (sign) =>
        sign === '1' ? 0 : sign === '2' ? 1 : 2,
      ),
      ways: (sketch.ways ?? []).map((text) => {
        const [kind, ...names] = text.split(' ')
        return { kind, hexes: names.map(hex) }
      }),
      barriers: (sketch.barriers ?? []).map((text) => {
        const [kind, ...rest] = text.split(' ')
        return { kind, hexsides: hexsides(rest.join(' ')) }
      }),
      bridges: (sketch.bridges ?? []).flatMap(hexsides),
      damagedBridges: (sketch.damagedBridges ?? []).flatMap(hexsides),
      forts: (sketch.forts ?? []).map(hex),
      names: [],
    },
    sides: [side(0), side(1)],
    units: (sketch.units ?? []).map((unit) => makeUnit(unit, rules, hex, sketch.headquarters ?? [])),
    bonuses: sketch.bonuses ?? [],
    headquarters: (sketch.headquarters ?? []).map((one, index) => makeHeadquarters(one, index, rules, hex)),
    fog: sketch.fog ?? false,
    objectives: (sketch.objectives ?? []).map(
      (objective): Objective => ({
        side: objective.side,
        hex: hex(objective.hex),
        name: `Objective ${objective.hex}`,
        by: objective.by ?? turns,
      }),
    ),
    rules,
  }
}

const readItem = (text: string): PoolItem => {
  const [item, nation, count] = text.split(' ')
  return { item, nation, count: Number(count ?? 1) }
}

const makeHeadquarters = (
  sketch: HeadquartersSketch,
  index: number,
  rules: OperationalRules,
  hex: (name: string) => number,
): Headquarters => {
  const profile = sketch.profile ?? (sketch.side === 0 ? 'british-army' : 'german-army')
  const usual = rules.headquarters.profiles[profile]
  if (!usual) throw new Error(`no headquarters ${profile}`)
  return {
    id: sketch.id ?? `hq-${index}`,
    name: sketch.id ?? `Headquarters ${index}`,
    side: sketch.side,
    profile,
    commandPoints: sketch.commandPoints ?? usual.commandPoints,
    trucks: sketch.trucks ?? usual.trucks,
    levels: { ...usual.levels, ...sketch.levels },
    experience: sketch.experience ?? 0,
    pool: (sketch.pool ?? []).map(readItem),
    ...(sketch.hex === undefined ? {} : { hex: hex(sketch.hex) }),
    ...(sketch.arrives === undefined ? {} : { arrives: sketch.arrives }),
  }
}

const makeUnit = (
  unit: UnitSketch,
  rules: OperationalRules,
  hex: (name: string) => number,
  headquarters: readonly HeadquartersSketch[],
): OperationalUnit => {
  const firstHq = headquarters.findIndex((one) => one.side === unit.side)
  const hq = unit.hq ?? (firstHq < 0 ? undefined : firstHq)
  const type = unit.type ?? (unit.side === 0 ? 'british-infantry' : 'german-infantry')
  const typeRules: UnitTypeRules | undefined = rules.unitTypes[type]
  if (!typeRules) throw new Error(`no unit type ${type}`)
  return {
    id: unit.id,
    name: unit.id,
    type,
    side: unit.side,
    steps: unit.steps ?? typeRules.maxSteps ?? rules.nations[typeRules.nation].maxSteps,
    suppressed: unit.suppressed ?? 0,
    experience: unit.experience ?? 100,
    entrenchment: unit.entrenchment ?? 0,
    unsupplied: unit.unsupplied ?? 0,
    ...(unit.hex === undefined ? {} : { hex: hex(unit.hex) }),
    specialists: unit.specialists ?? [],
    dump: unit.dump ?? false,
    ...(hq === undefined ? {} : { headquarters: hq }),
    ...(unit.reserve === undefined ? {} : { reserve: unit.reserve }),
    ...(unit.arrives
      ? { arrives: { turn: unit.arrives.turn, hexes: unit.arrives.hexes.map(hex), by: unit.arrives.by ?? 'land' } }
      : {}),
  }
}

const padded = (grid: Grid, rows: readonly (readonly string[])[], read: (sign: string) => number): number[] => {
  const values = new Array<number>(sizeOf(grid)).fill(0)
  for (const [row, signs] of rows.entries()) {
    if (signs.length !== grid.width) throw new Error(`row ${row + 1} has ${signs.length} hexes, not ${grid.width}`)
    for (const [column, sign] of signs.entries()) values[hexAt(grid, column, row)] = read(sign)
  }
  return values
}
