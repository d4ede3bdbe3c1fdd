/** A campaign whose units stand where somebody puts them: to ask how far they move and what an attack would bring, not to be played. */
import { lowestDice } from '../../dice.ts'
import type { Hex } from '../../hex.ts'
import { type Side, sides } from '../../twoSides.ts'
import { type EchelonGame, echelon } from './index.ts'
import type { EchelonScenario, EchelonUnit } from './scenario.ts'
import { supplyNow } from './supply/lines.ts'
import { type EchelonState, phase, status } from './types.ts'
import type { EchelonActionType } from './verbs/index.ts'

/** A unit as it is put on the map; `hex` 0 takes it off. */
export interface PlacedUnit {
  readonly hex: Hex
  /** On its other side: a cadre. */
  readonly reversed: boolean
  /** It takes part in every attack on a hex beside it. */
  readonly joins: boolean
}

export interface Arrangement {
  /** Whose units are asked about. */
  readonly side: Side
  /** The week whose dates hold, from 1. */
  readonly turn: number
  /** Number in `weathers`: it holds everywhere. */
  readonly weather: number
  /** By number; all others are as the scenario says. */
  readonly units: ReadonlyMap<number, PlacedUnit>
}

export interface ArrangedGame {
  /** Tells of moves and attacks alone, both from one position. */
  readonly game: EchelonGame
  /** The side's movement begins, and it sees all units. */
  readonly state: EchelonState
  /** True if there is land in a hex and no enemy in it. */
  mayStand(unit: number, hex: Hex): boolean
}

const placed = (unit: EchelonUnit, { hex, reversed }: PlacedUnit): EchelonUnit => {
  const { hex: _, turn: __, entry: ___, carrier: ____, ...rest } = unit
  return hex > 0 ? { ...rest, hex, reversed } : { ...rest, reversed }
}

/** The actions that are asked about: those that depend on the positions of units. */
const asked: ReadonlySet<EchelonActionType> = new Set(['take', 'release', 'move', 'overrun', 'target'])

/** The game with attacks listed beside moves, which come before them in play. */
const withAttacks = (game: EchelonGame): EchelonGame => ({
  ...game,
  legal(state, side, like) {
    if (state.phase !== phase.movement) return game.legal(state, side, like)
    const fighting = game.copy(state)
    fighting.phase = phase.combat
    return [...game.legal(state, side, like), ...game.legal(fighting, side, like)].filter(({ type }) => asked.has(type))
  },
})

export const openArranged = (scenario: EchelonScenario, { side, turn, weather, units }: Arrangement): ArrangedGame => {
  const arranged: EchelonScenario = {
    ...scenario,
    units: scenario.units.map((unit, number) => {
      const put = units.get(number)
      return put ? placed(unit, put) : unit
    }),
  }
  const game = echelon.open(arranged)
  const { services, table } = game
  const state = game.setup(lowestDice)
  Object.assign(state, { side, active: side, turn, phase: phase.movement })
  state.weather.fill(weather)
  state.inspected.fill(sides.reduce<number>((all, one) => all | (1 << one), 0))
  for (const one of sides) {
    const found = supplyNow(services, state, one)
    for (const unit of table.unitsOf[one]) if (state.hex[unit] > 0) state.supply[unit] = found[unit]
  }
  for (const [unit, { joins }] of units) if (joins) state.status[unit] |= status.committed
  return {
    game: withAttacks(game),
    state,
    mayStand: (unit, hex) =>
      table.terrain[hex] !== 0 &&
      !table.terrains[table.terrain[hex]].isSea &&
      !services.stacks.at(state, hex).some((other) => table.side[other] !== table.side[unit]),
  }
}
