/** A battle whose units stand where somebody puts them: to ask how far they move and what an attack would bring, not to be played. */
import { lowestDice } from '../../dice.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { type OperationalGame, operational } from './index.ts'
import { hqAt } from './places.ts'
import type { OperationalScenario, OperationalUnit } from './scenario.ts'
import { place } from './setup.ts'
import { beginTurn } from './turn.ts'
import type { OperationalState } from './types.ts'
import type { OperationalActionType } from './verbs/index.ts'
import { settleObjectives } from './victory.ts'

/** A unit as it is put on the map; `hex` 0 takes it off. */
export interface PlacedUnit {
  readonly hex: Hex
  /** From 1 to the most of its type. */
  readonly steps: number
  readonly entrenchment: OperationalUnit['entrenchment']
}

export interface Arrangement {
  /** Whose units are asked about. */
  readonly side: Side
  /** The turn whose weather and date it is. */
  readonly turn: number
  /** By number; all others are as the scenario says. */
  readonly units: ReadonlyMap<number, PlacedUnit>
}

export interface ArrangedGame {
  /** Tells of moves and fights alone, and hides nobody. */
  readonly game: OperationalGame
  /** The side's first turn begins. */
  readonly state: OperationalState
  /** True if the terrain lets a unit stand in a hex, and no enemy headquarters is there; other units do not count. */
  mayStand(unit: number, hex: Hex): boolean
}

/** The actions that are asked about: those that depend on the positions of units. */
const asked: ReadonlySet<OperationalActionType> = new Set([
  'move',
  'recon-in-force',
  'river-crossing',
  'attack',
  'feint',
  'suppressive-fire',
  'set-piece',
  'assault-crossing',
])

const placed = (unit: OperationalUnit, { hex, steps, entrenchment }: PlacedUnit): OperationalUnit => {
  const { hex: _, arrives: __, reserve: ___, ...rest } = unit
  const condition = { ...rest, steps, suppressed: Math.min(unit.suppressed, steps), entrenchment }
  // A reserve that no card names stays off the map.
  return hex > 0 ? { ...condition, hex } : { ...condition, reserve: 'card' }
}

/** The scenario as arranged: all is seen, and the whole battle has the weather of the turn. */
const arrange = (scenario: OperationalScenario, { turn, units }: Arrangement): OperationalScenario => ({
  ...scenario,
  fog: false,
  weather: scenario.weather.map((_, at, all) => all[turn - 1] ?? all[at]),
  units: scenario.units.map((unit, number) => {
    const put = units.get(number)
    return put ? placed(unit, put) : unit
  }),
})

export const openArranged = (scenario: OperationalScenario, arrangement: Arrangement): ArrangedGame => {
  const game = operational.open(arrange(scenario, arrangement))
  const { services, table } = game
  const state = place(table)
  state.side = arrangement.side
  const draft = { state, dice: lowestDice, emit: () => {} }
  settleObjectives(table, state, draft.emit)
  beginTurn(services, draft)
  return {
    game: {
      ...game,
      legal: (now, side, like) => game.legal(now, side, like).filter(({ type }) => asked.has(type)),
    },
    state,
    mayStand(unit, hex) {
      const hq = hqAt(state, hex)
      const isEnemyStaff = hq >= 0 && scenario.headquarters[hq].side !== table.side[unit]
      return services.costs.of(state, table.movementClass[unit]).stops[hex] === 1 && !isEnemyStaff
    },
  }
}
