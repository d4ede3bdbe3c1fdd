/** Small battles of the tactical rules: units on a map of signs, with the tables of `content/`. */
import { forcedDice, lowestDice } from '../../engine/dice.ts'
import { parseHexName } from '../../engine/hex.ts'
import type { TacticalEvent } from '../../engine/systems/tactical/events.ts'
import { type TacticalGame, tactical } from '../../engine/systems/tactical/index.ts'
import type { HouseRules, TacticalRules } from '../../engine/systems/tactical/rules.ts'
import type { MapEdge, TacticalScenario, TacticalSide, TacticalUnit } from '../../engine/systems/tactical/scenario.ts'
import { beginSight } from '../../engine/systems/tactical/sight.ts'
import type { TacticalState } from '../../engine/systems/tactical/types.ts'
import { fullPoints } from '../../engine/systems/tactical/units.ts'
import type { TacticalAction } from '../../engine/systems/tactical/verbs/index.ts'
import type { Side } from '../../engine/twoSides.ts'
import { resolveContent } from './content.ts'

const rules = (await resolveContent()).systems.find(({ id }) => id === 'tactical')?.rules as TacticalRules

export interface UnitSketch extends Partial<Omit<TacticalUnit, 'hex' | 'type'>> {
  readonly side: Side
  readonly type: string
  /** Its name, `CCRR`; absent when it arrives later. */
  readonly hex?: string
}

export interface Sketch {
  /** Signs of terrain, a line per row. */
  readonly map: string
  readonly units: readonly UnitSketch[]
  readonly roads?: string
  readonly objectives?: readonly (readonly [hex: string, side: Side])[]
  readonly edges?: readonly [readonly MapEdge[], readonly MapEdge[]]
  readonly house?: Partial<HouseRules>
  readonly ground?: TacticalScenario['weather']['ground']
  readonly battle?: TacticalScenario['battle']
  readonly turns?: number
  readonly prestige?: number
  readonly zones?: readonly [string, string]
  readonly lifts?: TacticalSide['lifts']
  /** By side: hexes of places that it holds. */
  readonly holdings?: readonly [readonly string[], readonly string[]]
}

/** A position in turn 2 on the half-turn of the first side, with all units fresh. */
export interface Battle {
  readonly game: TacticalGame
  readonly state: TacticalState
  hex(name: string): number
  /** Does things in order, and lists what happened; rolls are those of dice, from 1. */
  play(actions: readonly TacticalAction[], rolls?: readonly number[]): readonly TacticalEvent[]
}

export const sketch = ({
  map,
  units,
  roads,
  objectives = [['0101', 1]],
  edges = [['west'], ['east']],
  house = {},
  ground = 'dry',
  battle = 'standard',
  turns = 22,
  prestige = 0,
  zones,
  lifts = {},
  holdings = [[], []],
}: Sketch): Battle => {
  const rows = map
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/))
  const grid = { width: rows[0].length, height: rows.length }
  const hex = (name: string): number => {
    const found = parseHexName(grid, name)
    if (found === undefined) throw new RangeError(`no hex ${name}`)
    return found
  }
  const hexes = (names: string): number[] => names.split(' ').map(hex)
  const terrainIds = ['off-map', ...Object.keys(rules.terrain)]
  const terrain = new Array<number>((grid.width + 2) * (grid.height + 2)).fill(0)
  for (const [row, signs] of rows.entries())
    for (const [column, sign] of signs.entries()) {
      const id = Object.keys(rules.terrain).find((one) => rules.terrain[one].sign === sign)
      terrain[(row + 1) * (grid.width + 2) + column + 1] = terrainIds.indexOf(id ?? '')
    }
  const sides = ([0, 1] as const).map((side) => ({
    id: `side-${side}`,
    name: side === 0 ? 'First' : 'Second',
    colour: { light: '#000000', dark: '#ffffff' },
    edges: edges[side],
    lifts,
    zones: zones === undefined ? [] : [{ id: 'zone', hexes: hexes(zones[side]) }],
    purses: [{ nation: 'any', prestige }],
  }))
  const scenario: TacticalScenario = {
    system: 'tactical',
    id: 'sketch',
    title: 'A sketch',
    summary: 'A few hexes.',
    date: '1942-07-15',
    turns,
    battle,
    region: 'north',
    weather: { sky: 'clear', ground },
    map: { ...grid, terrainIds, terrain, roads: roads === undefined ? [] : [hexes(roads)], names: [] },
    house: { ...rules.houseRules, ...house },
    sides: [sides[0], sides[1]],
    units: units.map(({ hex: at, ...unit }, index) => ({
      id: `unit-${index}`,
      name: `Unit ${index}`,
      arrives: 0,
      purse: 0,
      strength: 10,
      experience: 0,
      entrenched: 0,
      ...unit,
      hex: at === undefined ? 0 : hex(at),
    })),
    objectives: objectives.map(([name, side]) => ({ name: 'Objective', hex: hex(name), side })),
    needed: 1,
    holdings: holdings.map((names, side) => ({ side: side as Side, hexes: names.map(hex) })),
    rules,
  }
  const game = tactical.open(scenario)
  const state = game.setup(lowestDice)
  state.turn = 2
  // Whatever the lowest dice bring, it is clear.
  state.falling = 0
  for (const unit of game.table.unitsOf[0]) state.points[unit] = fullPoints(game.table, state, unit)
  beginSight(game.services, state)
  return {
    game,
    state,
    hex,
    play(actions, rolls = []) {
      const events: TacticalEvent[] = []
      const dice = forcedDice(rolls.map((roll) => roll - 1))
      for (const action of actions) game.apply({ state, dice, emit: (event) => events.push(event) }, state.side, action)
      if (dice.left() > 0) throw new RangeError(`${dice.left()} rolls are left`)
      return events
    },
  }
}
