/** A battle whose units stand where somebody puts them: to ask how far they move and what an attack would bring, not to be played. */
import { lowestDice } from '../../dice.ts'
import type { Hex } from '../../hex.ts'
import type { Side } from '../../twoSides.ts'
import { admits, footingAt } from './ground.ts'
import { type CommandCardsGame, commandCards } from './index.ts'
import type { CommandCardsScenario, CommandCardsUnit } from './scenario.ts'
import { type CommandCardsState, phase, status } from './types.ts'

/** A unit as it is put on the board; `hex` 0 takes it off. */
export interface PlacedUnit {
  readonly hex: Hex
  /** From 1 to the most of its type. */
  readonly figures: number
}

export interface Arrangement {
  /** Whose units are asked about: all of them are ordered. */
  readonly side: Side
  /** The card that was played, whatever units it lets be ordered; undefined: none, and units move and battle as their types do. */
  readonly card: number | undefined
  /** By number; all others are as the scenario says. */
  readonly units: ReadonlyMap<number, PlacedUnit>
}

export interface ArrangedGame {
  /** Tells from one position where units may move, and whom they may battle without having moved. */
  readonly game: CommandCardsGame
  /** The units of the side are ordered, and nothing has been done. */
  readonly state: CommandCardsState
  /** True if the terrain lets a unit stand in a hex, whoever else stands there. */
  mayStand(unit: number, hex: Hex): boolean
}

const placed = (unit: CommandCardsUnit, hex: Hex): CommandCardsUnit => {
  const { hex: _, reserve: __, ...rest } = unit
  return hex > 0 ? { ...rest, hex } : rest
}

/** The game with moves listed beside battles, which come after them in play. */
const withMoves = (game: CommandCardsGame): CommandCardsGame => ({
  ...game,
  legal(state, side, like) {
    const moving = game.copy(state)
    moving.phase = phase.move
    return [...game.legal(moving, side, like), ...game.legal(state, side, like)].filter(
      ({ type }) => type === 'move' || type === 'attack',
    )
  },
})

export const openArranged = (scenario: CommandCardsScenario, { side, card, units }: Arrangement): ArrangedGame => {
  const arranged: CommandCardsScenario = {
    ...scenario,
    units: scenario.units.map((unit, number) => {
      const put = units.get(number)
      return put ? placed(unit, put.hex) : unit
    }),
  }
  const game = commandCards.open(arranged)
  const { table } = game
  const state = game.setup(lowestDice)
  state.ended = 0
  state.opening = 0
  state.active = side
  state.side = side
  state.phase = phase.battle
  state.card = card === undefined ? 0 : card + 1
  for (const [unit, { figures }] of units) state.figures[unit] = figures
  for (const unit of table.unitsOf[side]) state.status[unit] = status.ordered
  return {
    game: withMoves(game),
    state,
    mayStand: (unit, hex) => table.terrain[hex] !== 0 && admits(table, state, unit, footingAt(table, state, hex)),
  }
}
