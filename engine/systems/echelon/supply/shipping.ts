/** SPs and SRPs that go by rail, by sea or by air. echelon.49e, c, lift */
import type { Hex } from '../../../hex.ts'
import type { Side } from '../../../twoSides.ts'
import { isInAirRange } from '../lift.ts'
import { re as wholeRe } from '../rules.ts'
import { seasAt } from '../sea/coast.ts'
import { portLeft } from '../sea/sailing.ts'
import type { Services } from '../services.ts'
import type { EchelonState, Position } from '../types.ts'
import { roomAt } from './depots.ts'
import { holds } from './income.ts'
import { goodsKinds, isDropPlace, looseAt, storesOf } from './smp.ts'

/** How SPs are lifted. */
export const lifts = { rail: 0, sea: 1, air: 2 } as const

/** A shipment that can go; `most` REs of it, in whole SPs or whatever less there is. */
export interface Shipment {
  readonly from: Hex
  readonly to: Hex
  readonly kind: number
  readonly by: number
  readonly most: number
}

const leftOf = (state: Position, side: Side, by: number): number =>
  (by === lifts.rail ? state.railLeft : by === lifts.sea ? state.navalLeft : state.airLeft)[side]

const isOpenAirbase = (services: Services, state: Position, side: Side, hex: Hex): boolean =>
  holds(services, state, side, hex) && state.airbase[hex] > state.airbaseHits[hex]

/** REs that a lift takes from a hex to another one; 0 where it does not lead there. SPs are heavy only in weight: an RE is an RE. */
const roomFor = (services: Services, state: Position, side: Side, by: number, from: Hex, to: Hex): number => {
  const { table, supplies, zones } = services
  const left = leftOf(state, side, by)
  if (by === lifts.rail) {
    const { stretch } = supplies.of(state, side).net
    const ofEnemy = zones.of(state, side === 0 ? 1 : 0)
    return stretch[from] > 0 && stretch[from] === stretch[to] && ofEnemy[from] + ofEnemy[to] === 0 ? left : 0
  }
  if (by === lifts.sea) {
    const isSameSea = seasAt(table, from).some((sea) => seasAt(table, to).includes(sea))
    return isSameSea ? Math.min(left, portLeft(table, state, side, from), portLeft(table, state, side, to)) : 0
  }
  const isFlight = [from, to].every((hex) => isOpenAirbase(services, state, side, hex))
  return isFlight && isInAirRange(table, from, to) ? left : 0
}

export const shipmentsOf = (services: Services, state: Position, side: Side): readonly Shipment[] => {
  const found: Shipment[] = []
  const places = [...services.table.board.spaces].filter((hex) => isDropPlace(services, state, side, hex))
  for (const by of Object.values(lifts)) {
    if (leftOf(state, side, by) < wholeRe) continue
    for (const from of storesOf(services, state, side))
      for (const to of places) {
        const lift = from === to ? 0 : Math.floor(roomFor(services, state, side, by, from, to) / wholeRe)
        const room = Math.min(lift, roomAt(services, state, side, to))
        if (room <= 0) continue
        for (const kind of goodsKinds) {
          const most = Math.min(room, looseAt(state, from, kind))
          if (most > 0) found.push({ from, to, kind, by, most })
        }
      }
  }
  return found
}

/** Pays for a shipment. */
export const payLift = (
  { table }: Services,
  state: EchelonState,
  side: Side,
  by: number,
  hexes: readonly Hex[],
  re: number,
): void => {
  if (by === lifts.rail) state.railLeft[side] -= re * wholeRe
  else if (by === lifts.sea) state.navalLeft[side] -= re * wholeRe
  else state.airLeft[side] -= re * wholeRe
  if (by === lifts.sea) for (const hex of hexes) state.portUsed[table.port[hex] - 1] += re * wholeRe
}
