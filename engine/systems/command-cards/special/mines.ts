/** Hidden mines. Their value is drawn when an enemy steps on them, so nobody can know it before. command-cards.T29 */

import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { loseFigures } from '../battle/losses.ts'
import { drawOneOf, rollFor } from '../battle/roll.ts'
import { battlesAfterOf } from '../cards/effects.ts'
import { unitAt } from '../ground.ts'
import { buildObstacle, removeObstacle } from '../obstacles.ts'
import { kinds } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import { ofSide, type Table } from '../table.ts'
import { noUnit, type Position, status } from '../types.ts'

/** Values of `state.mine`. A revealed mine holds `revealed` plus its value. */
export const mineState = { none: 0, hidden: 1, revealed: 2 } as const

/** True if a side may lay a minefield on a hex now: one that is free, and that units enter on foot or wheels. */
export const canMine = (table: Table, state: Position, side: Side, hex: Hex): boolean => {
  const { boats, water, closed } = table.terrains[table.terrain[hex]]
  return (
    state.minefieldsLeft[side] > 0 &&
    ofSide(table.special.minefields, side)?.hexes.includes(hex) === true &&
    !boats &&
    !water &&
    closed.length < kinds.length &&
    state.obstacle[hex] === 0 &&
    unitAt(state, hex) === noUnit
  )
}

/** Hexes on which a side may lay a minefield now. */
export const minableHexes = (table: Table, state: Position, side: Side): Hex[] =>
  (ofSide(table.special.minefields, side)?.hexes ?? []).filter((hex) => canMine(table, state, side, hex))

/** Lays a minefield. Its value is as hidden as that of all others. */
export const layMinefield = (table: Table, draft: CommandCardsDraft, side: Side, hex: Hex): void => {
  const { state } = draft
  buildObstacle(table, draft, hex, table.scenario.rules.special.mines.obstacle)
  state.mine[hex] = mineState.hidden
  state.minedBy[hex] = side + 1
  state.minefieldsLeft[side]--
}

/** Handles a unit that has entered a mined hex by moving or by taking ground. It may be destroyed. */
export const springMine = (table: Table, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { state } = draft
  if (state.mine[hex] === mineState.none || isFriendly(table, state, unit, hex) || treadsCarefully(table, state, unit))
    return
  const value = state.mine[hex] === mineState.hidden ? reveal(table, draft, hex) : state.mine[hex] - mineState.revealed
  if (value === 0) {
    removeMine(draft, hex)
    return
  }
  const hits = rollFor(table, draft, value, table.types[unit].hitBy, { unit, hex, why: 'mine' })
  loseFigures(table, draft, unit, hits, 'mine')
}

/** Mines do not harm the side that laid them. Mines without an owner harm both sides. */
const isFriendly = (table: Table, state: Position, unit: number, hex: Hex): boolean =>
  state.minedBy[hex] === table.side[unit] + 1

/** True if a unit is of pioneers who may still battle this turn: they find the mines in time. */
const treadsCarefully = (table: Table, state: Position, unit: number): boolean =>
  table.types[unit].pioneers &&
  (state.status[unit] & status.battled) === 0 &&
  state.steps[unit] <= battlesAfterOf(table, state, unit)

/** Draws one of the values that are left. When none is left all of them are put back first. */
const reveal = (table: Table, draft: CommandCardsDraft, hex: Hex): number => {
  const { state } = draft
  const { values } = table.scenario.rules.special.mines
  if (state.minesLeft.every((count) => count === 0)) for (const value of values) state.minesLeft[value]++
  const left = state.minesLeft.reduce((sum, count) => sum + count, 0)
  const value = drawOneOf(draft.dice.at(state, 'mine value', hex), state.minesLeft, left)
  state.minesLeft[value]--
  state.mine[hex] = mineState.revealed + value
  draft.emit({ type: 'obstacle', hex, obstacle: state.obstacle[hex] - 1, is: 'revealed', rolled: true })
  return value
}

/** Takes the mines off a hex, because they were decoys or have been cleared. */
export const removeMine = (draft: CommandCardsDraft, hex: Hex): void => {
  draft.state.mine[hex] = mineState.none
  draft.state.minedBy[hex] = 0
  removeObstacle(draft, hex)
}
