/** Works that are bought: before the first turn, and later where that is agreed. skirmish.T11, T12, T14 */
import type { Space } from '../../../board.ts'
import type { Side } from '../../../game.ts'
import { isFree } from '../reach.ts'
import type { Table } from '../table.ts'
import { type Position, phase } from '../types.ts'
import { worksPlaces } from './support.ts'

/** What a seat can spend on works: what it has bid before the first turn of a pitched battle, else its action points. */
export const worksBudget = ({ scenario }: Table, state: Position, seat: Side): number =>
  state.phase === phase.build && scenario.battle === 'pitched' ? state.bid[seat] : state.ap[seat]

/** Works that a seat can buy now, and where. */
export const worksFor = (
  table: Table,
  state: Position,
  seat: Side,
): readonly (readonly [terrain: number, space: Space])[] => {
  const { battle, buysWorks, laterWorks, rules } = table.scenario
  const isBefore = state.phase === phase.build
  if (isBefore ? battle === 'scenario' && !buysWorks : !laterWorks) return []
  const budget = worksBudget(table, state, seat)
  const own = table.teamOf[seat] * table.size
  const { workRows } = rules.frame.start
  return table.terrains.flatMap(({ cost = Number.POSITIVE_INFINITY }, terrain) => {
    if (cost > budget || state.supply[terrain] === 0) return []
    const spaces = isBefore
      ? [...table.board.spaces].filter(
          (space) => workRows.includes(table.row[own + space]) && state.terrain[space] === 0 && isFree(state, space),
        )
      : worksPlaces(table, state, seat, terrain)
    return spaces.map((space) => [terrain, space] as const)
  })
}
