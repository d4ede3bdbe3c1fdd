/** Moving units, and what comes of it. command-cards.C4-C9 */
import type { Hex } from '../../hex.ts'
import { loseAim } from './battle/crosshair.ts'
import { loseFigures } from './battle/losses.ts'
import { rollFor } from './battle/roll.ts'
import { ignoresTerrainOf } from './cards/effects.ts'
import type { Footing } from './footing.ts'
import { footingAt } from './ground.ts'
import { removeObstacle } from './obstacles.ts'
import type { CommandCardsDraft, Services } from './services.ts'
import { loseGear } from './special/gear.ts'
import { springMine } from './special/mines.ts'
import type { Table } from './table.ts'
import { type CommandCardsState, gear, status } from './types.ts'

/** Why a unit goes to another hex: by its order, to take ground, or because it falls back. */
export type StepReason = 'move' | 'advance' | 'retreat'

/** Moves an ordered unit to a hex of its reach. On the way it may be lost on ice, at the end in mines. */
export const moveUnit = (services: Services, draft: CommandCardsDraft, unit: number, to: Hex): void => {
  const { state } = draft
  const reach = services.reacher.of(state, unit)
  const path = reach.path(to)
  state.status[unit] |= status.moved
  state.steps[unit] = reach.cost(to)
  let start = 0
  for (let index = 1; index < path.length; index++) {
    const hex = path[index]
    // What has been walked is told before the dice that the hex asks for.
    if (index === path.length - 1 || footingAt(services.table, state, hex).risk !== undefined) {
      draft.emit({ type: 'moved', unit, from: path[start], to: hex, path: path.slice(start, index + 1) })
      start = index
    }
    stepInto(services.table, draft, unit, hex, 'move')
    if (state.hex[unit] !== hex) return
  }
  if (!ignoresTerrainOf(services.table, state)) springMine(services.table, draft, unit, to)
}

/**
 * Puts a unit on another hex: what it leaves behind, what keeps it from battling, and what the ground does to it. It may be destroyed
 * by that. Mines are not sprung here, for who falls back does not touch them. command-cards.C16, T10, T15, T29, T47, A5, A15
 */
export const stepInto = (
  table: Table,
  draft: CommandCardsDraft,
  unit: number,
  to: Hex,
  how: StepReason = 'advance',
): void => {
  const { state } = draft
  const from = state.hex[unit]
  const leaving = footingAt(table, state, from)
  const entering = footingAt(table, state, to)
  const isFree = how !== 'retreat' && ignoresTerrainOf(table, state)
  if (leaving.leavesWithOccupant) removeObstacle(draft, from)
  if (leaving.boats && !entering.boats) loseGear(draft, unit, gear.boat)
  loseGear(draft, unit, gear.camouflage)
  loseAim(table, state, unit)
  state.hex[unit] = to
  if (how !== 'retreat') {
    noteBeginning(table, state, unit)
    if (!isFree) bar(table, state, unit, leaving, entering)
    if ((entering.removedOnEntering & (1 << table.kind[unit])) !== 0) removeObstacle(draft, to)
  }
  if (entering.risk !== undefined && !isFree) riskIce(table, draft, unit, to, entering.risk)
}

/** Notes if the move of this turn began beside the hex that the unit has come to. command-cards.T57 */
const noteBeginning = (table: Table, state: CommandCardsState, unit: number): void => {
  const isBeside = table.distance[state.from[unit] * table.size + state.hex[unit]] === 1
  if (isBeside) state.status[unit] |= status.fromBeside
  else state.status[unit] &= ~status.fromBeside
}

/** Some ground keeps a kind of unit that enters or leaves it from battling in this turn. command-cards.T3, T23, T57, N1 */
const bar = (table: Table, state: CommandCardsState, unit: number, leaving: Footing, entering: Footing): void => {
  const bit = 1 << table.kind[unit]
  const bars = (state.status[unit] & status.fromBeside) === 0 ? entering.bars : entering.barsFromBeside
  const isBarred = table.types[unit].battlesAnywhere ? leaving.barsLeaving : bars | leaving.barsLeaving
  if ((isBarred & bit) !== 0) state.status[unit] |= status.barred
}

/** The ice may break. command-cards.T47 */
const riskIce = (
  table: Table,
  draft: CommandCardsDraft,
  unit: number,
  hex: Hex,
  { dice, face }: NonNullable<Footing['risk']>,
): void => {
  const hits = rollFor(table, draft, dice, [face], { unit, hex, why: 'ice' })
  loseFigures(table, draft, unit, hits, 'ice')
}
