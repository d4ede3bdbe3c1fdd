/** Makes echelon scenarios for tests from a few lines, with the tables of the system. */

import { schemaAt } from '../../compiler/schemas/walk.ts'
import { type RuleFiles, rulesOf } from '../../compiler/systems/echelon/resolve/rules.ts'
import { schemas } from '../../compiler/systems/echelon/schemas/index.ts'
import { tableKinds } from '../../compiler/systems/echelon/schemas/kinds.ts'
import { type DirectionName, directions, type Grid, type Hex, hexAt, sizeOf } from '../../engine/hex.ts'
import { weekOf } from '../../engine/systems/echelon/date.ts'
import {
  type Ability,
  type DesignRules,
  type EchelonRules,
  type Size,
  sizes,
} from '../../engine/systems/echelon/rules.ts'
import type { EchelonMap, EchelonScenario, EchelonSide, EchelonUnit } from '../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../engine/twoSides.ts'
import { part } from './part.ts'
import { gridOf, hexIn, signsOf } from './signs.ts'
import { readTable, readTables } from './tables.ts'

/** The tables as they are written. */
export const echelonFiles = (): RuleFiles =>
  part<RuleFiles>({
    ...Object.fromEntries(tableKinds.map((name) => [name, readTable(`echelon/tables/${name}.yaml`)])),
    units: readTables('echelon/units'),
  })

/** All that a unit can be able to do. */
export const abilities = schemaAt(schemas.units, ['entries', 'any', 'abilities', 0])?.enum as readonly Ability[]

let rules: EchelonRules | undefined

/** All tables and designs of the system. */
export const echelonRules = (): EchelonRules => {
  rules ??= rulesOf(echelonFiles())
  return rules
}

/**
 * A unit by what matters to the test. `design` is the id of one in `content/`, or what is printed on it: unit type, size, strength
 * (`attack-defence-move`, or `strength-move`), and what else there is: abilities, `motorised`, `heavy`, `aa2`, `carries3`, `cadre:2-2-6`.
 * For example `infantry division 5-6-6 supports-others`. Hexes are written as on the map, `0101` top left.
 */
export interface UnitSketch extends Partial<Omit<EchelonUnit, 'hex' | 'entry' | 'side' | 'design'>> {
  readonly id: string
  readonly side: Side
  readonly design: string
  readonly hex?: string
  readonly entry?: string
}

/** A side by what matters to the test. */
export interface SideSketch extends Partial<Omit<EchelonSide, 'entry' | 'sources'>> {
  readonly entry?: string
  /** `0101 0102` */
  readonly sources?: string
}

export interface FieldSketch {
  /** One terrain sign per hex with blanks between; every second row stands half a hex to the right. `~` is sea, `-` off the map. */
  readonly map: string
  /** `minor-river 0203 E SE` */
  readonly hexsides?: readonly string[]
  /** `0203 E` */
  readonly bridges?: readonly string[]
  /** `road 0101 0201 0301` */
  readonly ways?: readonly string[]
  /** `city 0304`, `fort 0304` */
  readonly features?: readonly string[]
  /** `0101 5 2`: hex, capacity, coast defence; `0101 5 0 reduced` where engineers can upgrade it. */
  readonly ports?: readonly string[]
  /** `0101 3`: hex and capacity. */
  readonly airbases?: readonly string[]
  /** `0101 0102 0103` */
  readonly pipelines?: readonly string[]
  /** Weather zone of the whole map: temperate when absent. */
  readonly zone?: string
  /** By country, its hexes: `home 0101 0102`. All others are of no country. */
  readonly countries?: readonly string[]
  readonly districts?: readonly string[]
  /** `0304 1 4`: hex, side and points. */
  readonly antiAircraft?: readonly string[]
  readonly units?: readonly UnitSketch[]
  /** The first side is German, the second Soviet. */
  readonly sides?: readonly [SideSketch, SideSketch]
  /** Hexes of each side, `all` for every hex that the other one does not have. When absent, units own where they stand. */
  readonly owned?: readonly [string, string]
  /** `0304 0 12`, `0304 0 12 3`: hex, side, SPs and SRPs. */
  readonly supplies?: readonly string[]
  readonly objectives?: readonly (Partial<Omit<EchelonScenario['objectives'][number], 'hex'>> & {
    readonly hex: string
  })[]
  readonly turns?: number
  /** Year, month and week of the first turn: July 1942 when absent. */
  readonly week?: readonly [year: number, month: number, week: number]
  readonly tie?: Side | null
  readonly invaded?: Side | null
  readonly rules?: Partial<EchelonRules>
}

/** The number of a hex on the map of a sketch. */
export const hexOf = (map: string, name: string): Hex => hexIn(gridOf(signsOf(map)), name)

/** The edge from a hex of the map of a sketch in a direction. */
export const edgeOf = (map: string, name: string, direction: DirectionName): number =>
  hexOf(map, name) * directions.length + directions.indexOf(direction)

/** A scenario with defaults for all that the sketch does not say. */
export const field = (sketch: FieldSketch): EchelonScenario => {
  const all: EchelonRules = { ...echelonRules(), ...sketch.rules }
  const rows = signsOf(sketch.map)
  const grid = gridOf(rows)
  const hex = (name: string): Hex => hexIn(grid, name)
  const hexes = (text: string): Hex[] => text.split(' ').filter(Boolean).map(hex)
  const sketches = sketch.units ?? []
  const designs: Record<string, DesignRules> = { ...all.designs }
  const units = sketches.map((unit): EchelonUnit => {
    const id = Object.hasOwn(all.designs, unit.design) ? unit.design : `design-of-${unit.id}`
    const nation = unit.nation ?? nationOf[unit.side]
    designs[id] ??= parseDesign(unit.design, nation, all)
    return {
      name: unit.id,
      reversed: false,
      extra: [],
      inReserve: false,
      eliminated: false,
      ...unit,
      nation: unit.nation ?? designs[id].nation,
      design: id,
      hex: unit.hex === undefined ? undefined : hex(unit.hex),
      entry: unit.entry === undefined ? undefined : hex(unit.entry),
    }
  })
  const [year, month, week] = sketch.week ?? [1942, 7, 1]
  return {
    system: 'echelon',
    id: 'sketch',
    title: 'Sketch',
    summary: 'Made for a test.',
    turns: sketch.turns ?? 4,
    date: `${year}-${String(month).padStart(2, '0')}-01`,
    week: weekOf(year, month, week),
    tie: sketch.tie ?? null,
    map: makeMap(sketch, grid, rows, all),
    sides: [makeSide(0, sketch.sides?.[0], hexes), makeSide(1, sketch.sides?.[1], hexes)],
    units,
    owned: ownedBy(sketch, grid, rows, units),
    supplies: (sketch.supplies ?? []).map((text) => {
      const [name, side, points, special = '0'] = text.split(' ')
      return { hex: hex(name), side: Number(side) as Side, points: Number(points), special: Number(special) }
    }),
    objectives: (sketch.objectives ?? []).map((place) => ({
      name: 'Place',
      perTurn: [0, 0],
      atEnd: [1, 1],
      ...place,
      hex: hex(place.hex),
    })),
    margin: all.victory.marginal,
    invaded: sketch.invaded ?? null,
    rules: { ...all, designs },
  }
}

const nationOf = ['german', 'soviet'] as const

const makeSide = (
  side: Side,
  { entry, sources, ...sketch }: SideSketch = {},
  hexes: (text: string) => Hex[],
): EchelonSide => ({
  id: side === 0 ? 'first' : 'second',
  name: side === 0 ? 'First' : 'Second',
  colour: { light: '#884400', dark: '#cc8844' },
  nations: [nationOf[side]],
  home: [],
  start: { supply: 0, special: 0, infantry: 0, armour: 0 },
  income: { supply: 0, special: 0, infantry: 0, armour: 0 },
  smp: 0,
  commands: [],
  surrenders: [],
  lift: { rail: 0, naval: 0, air: 0, gliders: 0 },
  airPoints: 0,
  navalPoints: 0,
  seaZones: false,
  withoutHeadquarters: false,
  ...sketch,
  entry: entry === undefined ? 0 : hexes(entry)[0],
  sources: sources === undefined ? [] : hexes(sources),
})

const makeMap = (
  sketch: FieldSketch,
  grid: Grid,
  rows: readonly (readonly string[])[],
  { terrain }: EchelonRules,
): EchelonMap => {
  const hex = (name: string): Hex => hexIn(grid, name)
  const edges = (names: readonly string[]): number[] =>
    names.slice(1).map((direction) => hex(names[0]) * directions.length + directions.indexOf(direction as 'NE'))
  const words = (list: readonly string[] = []): string[][] => list.map((text) => text.split(' '))
  const areas = (list: readonly string[] = []): [string[], number[]] => {
    const numbers = new Array<number>(sizeOf(grid)).fill(0)
    for (const [index, [, ...names]] of words(list).entries()) for (const name of names) numbers[hex(name)] = index + 1
    return [['', ...words(list).map(([id]) => id)], numbers]
  }
  const [countries, country] = areas(sketch.countries)
  const [districts, district] = areas(sketch.districts)
  const signs = ['-', ...Object.values(terrain).map(({ sign }) => sign)]
  return {
    ...grid,
    terrainIds: ['', ...Object.keys(terrain)],
    terrain: laid(grid, rows, (sign) => {
      const index = signs.indexOf(sign)
      if (index < 0) throw new Error(`no terrain ${sign}`)
      return index
    }),
    zones: [sketch.zone ?? 'temperate'],
    zone: new Array<number>(sizeOf(grid)).fill(0),
    hexsides: words(sketch.hexsides).map(([kind, ...names]) => ({ kind, edges: edges(names) })),
    bridges: words(sketch.bridges).flatMap(edges),
    ways: words(sketch.ways).map(([kind, ...names]) => ({ kind: kind as 'road', hexes: names.map(hex) })),
    features: words(sketch.features).map(([kind, name]) => ({ kind, hex: hex(name) })),
    ports: words(sketch.ports).map(([name, capacity, coastDefence = '0', reduced]) => ({
      hex: hex(name),
      capacity: Number(capacity),
      coastDefence: Number(coastDefence),
      reduced: reduced === 'reduced',
    })),
    airbases: words(sketch.airbases).map(([name, capacity]) => ({
      hex: hex(name),
      capacity: Number(capacity),
      permanent: true,
    })),
    countries,
    country,
    districts,
    district,
    antiAircraft: words(sketch.antiAircraft).map(([name, side, points]) => ({
      hex: hex(name),
      side: Number(side) as Side,
      points: Number(points),
    })),
    pipelines: words(sketch.pipelines).map((names) => ({ hexes: names.map(hex) })),
    names: [],
  }
}

/** Returns the owners of hexes: from the sketch, or by the places of units. */
const ownedBy = (
  { owned }: FieldSketch,
  grid: Grid,
  rows: readonly (readonly string[])[],
  units: readonly EchelonUnit[],
): readonly [readonly Hex[], readonly Hex[]] => {
  const every = rows.flatMap((signs, row) =>
    signs.flatMap((sign, column) => (sign === '-' || sign === '~' ? [] : [hexAt(grid, column, row)])),
  )
  const standing = (side: Side): Hex[] => [
    ...new Set(units.flatMap((unit) => (unit.side === side && unit.hex !== undefined ? [unit.hex] : []))),
  ]
  if (owned === undefined) return [standing(0), standing(1)]
  const named = owned.map((text) =>
    text === 'all'
      ? []
      : text
          .split(' ')
          .filter(Boolean)
          .map((name) => hexIn(grid, name)),
  )
  const listOf = (side: Side): Hex[] =>
    owned[side] === 'all' ? every.filter((hex) => !named[1 - side].includes(hex)) : named[side]
  return [listOf(0), listOf(1)]
}

/** A design from what is printed on it, see `UnitSketch`. */
const parseDesign = (text: string, nation: string, { unitTypes, sizes: { cadre } }: EchelonRules): DesignRules => {
  const [type, ...words] = text.split(' ')
  if (!Object.hasOwn(unitTypes, type)) throw new Error(`no unit type ${type} in "${text}"`)
  const face = (strength: string): { attack: number; defence: number; move: number } => {
    const numbers = strength.split('-').map(Number)
    const [attack, defence, move] = numbers.length === 2 ? [numbers[0], ...numbers] : numbers
    return { attack, defence, move }
  }
  const numberAfter = (start: string): string | undefined =>
    words.find((word) => word.startsWith(start) && /\d/.test(word))?.slice(start.length)
  const size = (words.find((word) => sizes.includes(word as Size)) ?? 'regiment') as Size
  const front = face(words.find((word) => /^\d+-/.test(word)) ?? '1-1-6')
  const reduced = (whole: number): number =>
    Math.max(cadre.least, Math.floor((whole * cadre.share[0]) / cadre.share[1]))
  const back = numberAfter('cadre:')
  const isDivision = size === 'division'
  const usual = { attack: reduced(front.attack), defence: reduced(front.defence), move: front.move }
  const known: readonly string[] = abilities
  return {
    name: text,
    type,
    nation,
    size,
    ...front,
    ...(back === undefined ? isDivision && { reverse: usual } : { reverse: face(back) }),
    aa: Number(numberAfter('aa') ?? 0),
    abilities: words.filter((word) => known.includes(word)) as Ability[],
    motorised: words.includes('motorised'),
    heavyEffects: words.includes('heavy'),
    ...(numberAfter('carries') === undefined ? {} : { carriesRe: Number(numberAfter('carries')) }),
  }
}

const laid = (grid: Grid, rows: readonly (readonly string[])[], read: (sign: string) => number): number[] => {
  const values = new Array<number>(sizeOf(grid)).fill(0)
  for (const [row, signs] of rows.entries()) {
    if (signs.length !== grid.width) throw new Error(`row ${row + 1} has ${signs.length} hexes, not ${grid.width}`)
    for (const [column, sign] of signs.entries()) values[hexAt(grid, column, row)] = read(sign)
  }
  return values
}
