/** Where stragglers of a landing gather. operational.D20, H12, H13 */
import type { Side } from '../../../twoSides.ts'
import type { OperationalDraft } from '../events.ts'
import { captureStragglers } from '../headquarters/prisoners.ts'
import { hexesAround, hqAt, hubAt, stragglersAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { Lost } from '../steps.ts'
import { roomFor } from '../stragglers.ts'
import { captureHub } from '../supply/capture.ts'
import type { Table } from '../table.ts'
import type { ReadonlyState } from '../types.ts'
import { settleObjectives } from '../victory.ts'
import type { Attack } from './attack.ts'
import { bookLosses } from './casualties.ts'

/**
 * Records the losses of a landing unit. If the defender is gone, the hex is won and stragglers gather in it, of paratroops even
 * when the unit itself is destroyed. After a failed drop they may reach an adjacent hex; after a failed beach assault none
 * survive.
 * @returns how many stragglers there are
 */
export const bookLanding = (
  services: Services,
  draft: OperationalDraft,
  { kind, attacker, hex }: Attack,
  lost: Lost,
  scattered: number,
  isWon: boolean,
): number => {
  const { table } = services
  const side = table.side[attacker] as Side
  if (isWon) {
    captureStragglers(services, draft, side, hex, attacker)
    own(table, draft, side, hex)
    captureHub(services, draft, side, hex)
  }
  const refuge = isWon ? hex : kind === 'drop' && scattered > 0 ? refugeNear(table, draft.state, side, hex) : 0
  if (refuge > 0 && draft.state.owner[refuge] !== side) own(table, draft, side, refuge)
  return bookLosses(table, draft, attacker, lost, scattered, refuge)
}

const own = (table: Table, draft: OperationalDraft, side: Side, hex: number): void => {
  if (draft.state.owner[hex] === side) return
  draft.state.owner[hex] = side
  draft.emit({ type: 'ground', side, hexes: [hex] })
  settleObjectives(table, draft.state, draft.emit)
}

/** A hex beside a failed drop for its stragglers: one's own with room, else one of the enemy with nothing in it; 0 for none. operational.H13 */
const refugeNear = (table: Table, state: ReadonlyState, side: Side, hex: number): number => {
  const around = hexesAround(table, hex)
  return (
    around.find((next) => roomFor(table, state, side, next) > 0) ??
    around.find((next) => isEmpty(table, state, side, next)) ??
    0
  )
}

const isEmpty = (table: Table, state: ReadonlyState, side: Side, hex: number): boolean =>
  state.owner[hex] !== side &&
  table.terrains[table.terrain[hex]].stragglers &&
  !state.hex.includes(hex) &&
  hubAt(table, state, hex) < 0 &&
  hqAt(state, hex) < 0 &&
  stragglersAt(state, hex) === 0 &&
  !table.sources.some((sources) => sources.some((source) => source.hex === hex))
