/** Nations that surrender, and which of their supply units the enemy captures. echelon.51, V2 */
import { otherSide, type Side, sides } from '../../twoSides.ts'
import type { EchelonDraft, Services } from './services.ts'
import { captureColumns } from './supply/loss.ts'
import type { Table } from './table.ts'
import { type Position, removed } from './types.ts'
import { eliminate } from './units.ts'

/** Units of a nation that are in the game or may come back into it. */
const unitsOf = ({ scenario, unitsOf: all }: Table, state: Position, side: Side, nation: string): readonly number[] =>
  all[side].filter((unit) => scenario.units[unit].nation === nation && state.hex[unit] !== removed)

/** At the end of a player-turn: who has lost all that he fought for gives up. */
export const settleSurrenders = ({ table }: Services, draft: EchelonDraft): void => {
  const { state, emit } = draft
  for (const side of sides)
    for (const { nation, hexes } of table.scenario.sides[side].surrenders) {
      const units = unitsOf(table, state, side, nation)
      if (units.length === 0 || hexes.some((hex) => state.owner[hex] !== otherSide(side) + 1)) continue
      emit({ type: 'surrendered', side, nation, rolled: true })
      captureColumns(table, state, units)
      for (const unit of units)
        if (state.hex[unit] > 0) eliminate(table, draft, unit, 'out')
        else {
          state.hex[unit] = removed
          state.due[unit] = 0
        }
    }
}
