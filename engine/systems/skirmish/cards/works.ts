/** Works: bought before the first turn, and later where that is agreed, or built by cards. skirmish.T11, T12, T14 */
import type { Space } from '../../../board.ts'
import type { Side } from '../../../game.ts'
import { otherSide } from '../../../twoSides.ts'
import { isFree } from '../reach.ts'
import type { SkirmishDraft } from '../services.ts'
import { footing, type Table } from '../table.ts'
import { type Position, phase } from '../types.ts'
import { holderOf, unitsAt } from '../units.ts'

/** Works, and where they can be built. */
type Works = readonly (readonly [terrain: number, space: Space])[]

/** Some works on spaces where no unit stands that cannot enter them. */
const worksOn = (table: Table, state: Position, terrain: number, spaces: readonly Space[]): Works =>
  spaces.flatMap((space) => {
    const isHard = (unit: number): boolean => table.footing[(terrain + 1) * table.units + unit] === footing.closed
    return unitsAt(state, space).some(isHard) ? [] : [[terrain, space] as const]
  })

/** Spaces without terrain on or beside an own unit, whoever of the own side stands there. skirmish.T12 */
const openGround = (table: Table, state: Position, seat: Side): readonly Space[] => {
  const isOwn = (space: Space): boolean => state.unit[space] > 0 && table.seat[state.unit[space] - 1] === seat
  return table.spaces.filter(
    (space) =>
      state.terrain[space] === 0 &&
      holderOf(table, state, space) !== otherSide(table.teamOf[seat]) &&
      (isOwn(space) || table.near[space].some(isOwn)),
  )
}

/** Works that a seat can buy now: before the first turn of a pitched battle for what it has bid, else for action points. */
export const worksFor = (table: Table, state: Position, seat: Side): Works => {
  const { battle, buysWorks, laterWorks, rules } = table.scenario
  const isBefore = state.phase === phase.build
  if (isBefore ? battle === 'scenario' && !buysWorks : !laterWorks) return []
  const budget = (isBefore && battle === 'pitched' ? state.bid : state.ap)[seat]
  const own = table.teamOf[seat] * table.size
  const { workRows } = rules.frame.start
  const spaces = isBefore
    ? table.spaces.filter(
        (space) => workRows.includes(table.row[own + space]) && state.terrain[space] === 0 && isFree(state, space),
      )
    : openGround(table, state, seat)
  return table.terrains.flatMap(({ cost = Number.POSITIVE_INFINITY }, terrain) =>
    cost > budget || state.supply[terrain] === 0 ? [] : worksOn(table, state, terrain, spaces),
  )
}

/** Lists the works of some kinds that a card of a seat can build. skirmish.T12 */
export const worksByCard = (table: Table, state: Position, seat: Side, kinds: readonly string[]): Works => {
  const { rows } = table.scenario.rules.frame.laterWorks
  const own = table.teamOf[seat] * table.size
  const spaces = openGround(table, state, seat).filter((space) => table.row[own + space] <= rows)
  return kinds.flatMap((id) => {
    const terrain = table.terrainIds.indexOf(id)
    return terrain < 0 || state.supply[terrain] === 0 ? [] : worksOn(table, state, terrain, spaces)
  })
}

/** Builds works on a space. skirmish.T11, T12 */
export const buildWorks = (
  { state, emit }: SkirmishDraft,
  seat: Side,
  terrain: number,
  space: Space,
  ap: number,
): void => {
  state.terrain[space] = terrain + 1
  state.damage[space] = 0
  state.supply[terrain]--
  emit({ type: 'built', side: seat, terrain, space, ap })
}
