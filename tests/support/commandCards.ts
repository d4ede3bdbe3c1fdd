/** Makes command-card scenarios for tests from a few lines, with the tables of the system. */

import type { RuleFiles } from '../../compiler/systems/command-cards/resolve/rules.ts'
import { rulesOf } from '../../compiler/systems/command-cards/resolve/rules.ts'
import { type Direction, directions, type Grid, hexAt, sizeOf } from '../../engine/hex.ts'
import type { CommandCardsRules } from '../../engine/systems/command-cards/rules.ts'
import type {
  CommandCardsScenario,
  CommandCardsSide,
  CommandCardsUnit,
  MedalPlace,
  SpecialSetup,
} from '../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../engine/twoSides.ts'
import { part } from './part.ts'
import { gridOf, hexIn, signsOf } from './signs.ts'
import { readTable, readTables } from './tables.ts'

/** The tables as they are written. */
export const ruleFiles = (): RuleFiles => {
  const tables = ['dice', 'boards', 'terrain', 'obstacles', 'ways', 'cards', 'nations', 'special']
  return part<RuleFiles>({
    ...Object.fromEntries(tables.map((name) => [name, readTable(`command-cards/tables/${name}.yaml`)])),
    units: readTables('command-cards/units'),
  })
}

let rules: CommandCardsRules | undefined

/** All tables and unit types of the system. */
export const contentRules = (): CommandCardsRules => {
  rules ??= rulesOf(ruleFiles())
  return rules
}

/** A unit by what matters to the test; `hex` as on the map, `0101` top left. */
export interface UnitSketch extends Partial<Omit<CommandCardsUnit, 'hex' | 'side'>> {
  readonly side: Side
  readonly hex?: string
}

export interface ScenarioSketch {
  /** One terrain sign per hex with blanks between; every second row stands half a hex to the right. `-` is off the board. */
  readonly map: string
  readonly units?: readonly UnitSketch[]
  /** Western and eastern border of the middle section in half hexes; thirds of the board when absent. */
  readonly borders?: readonly [number, number]
  /** `wire 0304`, of a side: `bunker 0304 1`, on hexsides: `sea-wall 0304 NE E` */
  readonly obstacles?: readonly string[]
  /** `road 0101 0201 0301` */
  readonly ways?: readonly string[]
  /** Open ends: `0304 E W` */
  readonly ends?: readonly string[]
  /** The first side comes from the south and is American, the second from the north and German, with four cards and medals. */
  readonly sides?: readonly [Partial<CommandCardsSide>, Partial<CommandCardsSide>]
  readonly medals?: readonly (Partial<Omit<MedalPlace, 'hexes'>> & { readonly hexes: string })[]
  readonly deck?: string
  /** Hexes in it are numbers: `hexOf(map, '0101')`. */
  readonly special?: SpecialSetup
  readonly turns?: number
  readonly isUnlimited?: boolean
  readonly stalemate?: number
  readonly tie?: Side | null
  readonly rules?: Partial<CommandCardsRules>
}

/** The number of a hex on the board of a sketch. */
export const hexOf = (map: string, name: string): number => hexIn(gridOf(signsOf(map)), name)

export const makeScenario = (sketch: ScenarioSketch): CommandCardsScenario => {
  const all: CommandCardsRules = { ...contentRules(), ...sketch.rules }
  const rows = signsOf(sketch.map)
  const grid = gridOf(rows)
  const hex = (name: string): number => hexIn(grid, name)
  const terrainIds = ['off-board', ...Object.keys(all.terrain)]
  const signs = ['-', ...Object.values(all.terrain).map((terrain) => terrain.sign)]
  const third = Math.floor((2 * grid.width) / 3)
  return {
    system: 'command-cards',
    id: 'sketch',
    title: 'Sketch',
    summary: 'Made for a test.',
    turns: sketch.turns ?? 20,
    ...(sketch.isUnlimited && { isUnlimited: true }),
    ...(sketch.stalemate !== undefined && { stalemate: sketch.stalemate }),
    tie: sketch.tie ?? null,
    date: '1944-06-06',
    daysPerTurn: 1,
    map: {
      ...grid,
      terrainIds,
      terrain: padded(grid, rows, (sign) => {
        const index = signs.indexOf(sign)
        if (index < 0) throw new Error(`no terrain ${sign}`)
        return index
      }),
      borders: sketch.borders ?? [third, 2 * grid.width - 2 - third],
      obstacles: (sketch.obstacles ?? []).map((text) => obstacleOf(text, hex)),
      ways: (sketch.ways ?? []).map((text) => {
        const [kind, ...names] = text.split(' ')
        return { kind, hexes: names.map(hex) }
      }),
      ends: (sketch.ends ?? []).map((text) => {
        const [name, ...names] = text.split(' ')
        return { hex: hex(name), directions: names.map(directionOf) }
      }),
      names: [],
    },
    sides: [
      { ...usualSide, id: 'first', name: 'First', edge: 'south', nation: 'american', ...sketch.sides?.[0] },
      { ...usualSide, id: 'second', name: 'Second', edge: 'north', nation: 'german', ...sketch.sides?.[1] },
    ],
    units: (sketch.units ?? []).map((unit, index) => ({
      type: 'infantry',
      nation: sketch.sides?.[unit.side].nation ?? (unit.side === 0 ? 'american' : 'german'),
      id: `unit-${index}`,
      name: unit.id ?? `Unit ${index}`,
      ...unit,
      hex: unit.hex === undefined ? undefined : hex(unit.hex),
    })),
    medals: (sketch.medals ?? []).map(({ hexes, ...place }) => ({
      name: 'Place',
      medals: 1,
      permanent: false,
      group: 'each',
      atTurnStart: false,
      ...place,
      hexes: hexes.split(' ').map(hex),
    })),
    deck: sketch.deck ?? 'standard',
    special: sketch.special ?? {},
    rules: all,
  }
}

const usualSide = { colour: { light: '#884400', dark: '#cc8844' }, hand: 4, medals: 4 }

const directionOf = (name: string): Direction => {
  const found = directions.indexOf(name as 'NE')
  if (found < 0) throw new Error(`no direction ${name}`)
  return found as Direction
}

const obstacleOf = (text: string, hex: (name: string) => number): CommandCardsScenario['map']['obstacles'][0] => {
  const [kind, name, ...more] = text.split(' ')
  const sides = more.filter((word) => !/^\d$/.test(word)).map(directionOf)
  const builder = more.find((word) => /^\d$/.test(word))
  return {
    kind,
    hex: hex(name),
    ...(builder === undefined ? {} : { side: Number(builder) as Side }),
    ...(sides.length === 0 ? {} : { sides }),
  }
}

/** Rows may be one hex shorter, as every second one of a board is. */
const padded = (grid: Grid, rows: readonly (readonly string[])[], read: (sign: string) => number): number[] => {
  const values = new Array<number>(sizeOf(grid)).fill(0)
  for (const [row, signs] of rows.entries()) {
    const isShort = row % 2 === 1 && signs.length === grid.width - 1
    if (signs.length !== grid.width && !isShort)
      throw new Error(`row ${row + 1} has ${signs.length} hexes, not ${grid.width}`)
    for (const [column, sign] of signs.entries()) values[hexAt(grid, column, row)] = read(sign)
  }
  return values
}
