/** The events of a unit entering hexes: terrain, stragglers, headquarters, hubs, objectives. operational.C15-C19, E9 */
import type { Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import { type Sweep, sweep, takeGround } from './frontLine.ts'
import { overrunHeadquarters } from './headquarters/overrun.ts'
import { captureStragglers } from './headquarters/prisoners.ts'
import { isExhausted } from './mobility.ts'
import { hqAt } from './places.ts'
import type { Services } from './services.ts'
import { hasActive } from './steps.ts'
import { captureHub } from './supply/capture.ts'
import type { Table } from './table.ts'
import type { OperationalState, ReadonlyState } from './types.ts'
import { settleObjectives } from './victory.ts'

/** How wide the front line follows a unit. operational.C16-C18 */
export const sweepOf = (table: Table, state: ReadonlyState, unit: number): Sweep => {
  if (isExhausted(table, state, unit)) return sweep.none
  return hasActive(table, state, unit, ({ recon }) => recon) ? sweep.wide : sweep.usual
}

/** Moves a unit into one hex, from wherever it comes. */
export const enterHex = (services: Services, draft: OperationalDraft, unit: number, hex: number): void => {
  const { table, encounters } = services
  const side = table.side[unit] as Side
  encounters.of(draft.state, side)
  const meets = encounters.truth(draft.state, side)
  enterRoute(services, draft, unit, [hex], sweepOf(table, draft.state, unit), meets)
}

/** How many hexes would change hands if there were only the enemies that the side knows. */
const groundExpected = (
  { table, encounters }: Services,
  state: OperationalState,
  side: Side,
  route: readonly number[],
  width: Sweep,
): number => {
  const before = state.owner.slice()
  const { length } = takeGround(table, state, side, route, encounters.meets, width)
  state.owner.set(before)
  return length
}

/**
 * Moves a unit along a route: all its hexes, or with no sweep the last one, become its side's, and enemy stragglers,
 * headquarters and hubs on it are taken. The encounters that the side knows must be those from before the move.
 * operational.C16, C17, C19
 * @param meets what the side truly meets, from before the move
 */
export const enterRoute = (
  services: Services,
  draft: OperationalDraft,
  unit: number,
  route: readonly number[],
  width: Sweep,
  meets: Uint8Array,
): void => {
  const { table } = services
  const { state } = draft
  const side = table.side[unit] as Side
  const kept = width === sweep.none ? route.slice(-1) : route
  const expected = table.scenario.fog ? groundExpected(services, state, side, kept, width) : 0
  const ground = takeGround(table, state, side, kept, meets, width)
  // operational.H9: ground that does not fall betrays who holds it from the fog.
  const isNews = table.scenario.fog && ground.length !== expected
  if (ground.length > 0) draft.emit({ type: 'ground', side, hexes: ground, ...(isNews ? { rolled: true } : {}) })
  for (const hex of route) {
    captureStragglers(services, draft, side, hex, unit) // operational.C19
    const hq = hqAt(state, hex)
    if (hq >= 0 && table.scenario.headquarters[hq].side !== side) overrunHeadquarters(services, draft, hq, unit) // operational.C19, F9
    captureHub(services, draft, side, hex)
  }
  settleObjectives(table, state, draft.emit)
}
