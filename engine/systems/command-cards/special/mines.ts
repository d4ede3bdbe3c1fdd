/** Hidden mines. What they are worth is drawn when an enemy steps on them, so nobody can know it before. command-cards.T29 */
import type { Hex } from '../../../hex.ts'
import { loseFigures } from '../battle/losses.ts'
import { countFaces, rollDice } from '../battle/roll.ts'
import { battlesAfterOf } from '../cards/effects.ts'
import type { Table } from '../table.ts'
import { type CommandCardsState, status } from '../types.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

/** What `state.mine` holds: nothing, a mine that nobody has seen, or this and more: its value. */
export const mineState = { none: 0, hidden: 1, revealed: 2 } as const

/** A unit has entered a mined hex by moving or by taking it. Afterwards it may be destroyed. */
export const springMine = (services: Services, draft: CommandCardsDraft, unit: number, hex: Hex): void => {
  const { table } = services
  const { state } = draft
  if (state.mine[hex] === mineState.none || isFriendly(table, unit, hex) || treadsCarefully(table, state, unit)) return
  const value =
    state.mine[hex] === mineState.hidden ? reveal(services, draft, hex) : state.mine[hex] - mineState.revealed
  if (value === 0) {
    removeMine(draft, hex)
    return
  }
  const dice = rollDice(services, draft, value)
  const hits = countFaces(dice, table.types[unit].hitBy)
  draft.emit({ type: 'rolled', unit, hex, why: 'mine', dice, hits, rolled: true })
  loseFigures(services, draft, unit, hits, 'mine')
}

/** Those who laid them know where to step. Mines that the scenario gives to nobody are everybody's. */
const isFriendly = (table: Table, unit: number, hex: Hex): boolean => table.builder[hex] === table.side[unit] + 1

/** Pioneers who have not come too far to work here find the mines before they step on them. */
const treadsCarefully = (table: Table, state: Readonly<CommandCardsState>, unit: number): boolean =>
  table.types[unit].pioneers &&
  (state.status[unit] & status.battled) === 0 &&
  state.steps[unit] <= battlesAfterOf(table, state, unit)

/** Turns up one of the values that are left; where more hexes are mined than there are values, all of them begin anew. */
const reveal = ({ table }: Services, draft: CommandCardsDraft, hex: Hex): number => {
  const { state } = draft
  const { values } = table.scenario.rules.special.mines
  if (state.minesLeft.every((count) => count === 0)) for (const value of values) state.minesLeft[value]++
  let left = 0
  for (const count of state.minesLeft) left += count
  let at = draft.dice.below(left)
  let value = 0
  while (at >= state.minesLeft[value]) at -= state.minesLeft[value++]
  state.minesLeft[value]--
  state.mine[hex] = mineState.revealed + value
  draft.emit({ type: 'obstacle', hex, obstacle: state.obstacle[hex] - 1, is: 'revealed', rolled: true })
  return value
}

/** The mines on a hex are gone, decoys or cleared. */
export const removeMine = (draft: CommandCardsDraft, hex: Hex): void => {
  const { state } = draft
  const obstacle = state.obstacle[hex] - 1
  state.mine[hex] = mineState.none
  state.obstacle[hex] = 0
  draft.emit({ type: 'obstacle', hex, obstacle, is: 'removed' })
}
