/** SPs and SRPs that go by rail, by sea or by air. echelon.49e, L1-L3 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { isInAirRange } from '../lift.ts'
import { goodsKinds, lifts, re as wholeRe } from '../rules.ts'
import { seasAt } from '../sea/coast.ts'
import { portLeft } from '../sea/sailing.ts'
import type { Services } from '../services.ts'
import type { EchelonState, Position } from '../types.ts'
import { roomAt } from './depots.ts'
import { holds } from './income.ts'
import { dropPlaces, looseAt, storesOf } from './supplyMovementPoints.ts'

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
  state.airbase[hex] > state.airbaseHits[hex] && holds(services, state, side, hex)

/** The places that a lift calls at, and the ways between them. */
interface Lift {
  /** Places that it calls at. */
  readonly places: readonly Hex[]
  leads(from: Hex, to: Hex): boolean
}

/** Trains run on one stretch, not out of enemy zones nor into them; ships on one sea; planes from airbase to airbase. */
const liftOf = (services: Services, state: Position, side: Side, by: number, all: readonly Hex[]): Lift => {
  const { table, supplies, zones } = services
  if (by === lifts.rail) {
    const { stretch } = supplies.of(state, side).net
    const ofEnemy = zones.of(state, otherSide(side))
    return {
      places: all.filter((hex) => stretch[hex] > 0 && ofEnemy[hex] === 0),
      leads: (from, to) => stretch[from] === stretch[to],
    }
  }
  if (by === lifts.sea)
    return {
      places: all.filter((hex) => table.port[hex] > 0 && portLeft(table, state, side, hex) >= wholeRe),
      leads: (from, to) => seasAt(table, from).some((sea) => seasAt(table, to).includes(sea)),
    }
  return {
    places: all.filter((hex) => isOpenAirbase(services, state, side, hex)),
    leads: (from, to) => isInAirRange(table, from, to),
  }
}

export const shipmentsOf = (services: Services, state: Position, side: Side): readonly Shipment[] => {
  const { table } = services
  const found: Shipment[] = []
  const stores = storesOf(services, state, side)
  if (stores.length === 0) return found
  const all = dropPlaces(services, state, side)
  for (const by of Object.values(lifts)) {
    const left = leftOf(state, side, by)
    if (left < wholeRe) continue
    const { places, leads } = liftOf(services, state, side, by, all)
    for (const from of places)
      for (const to of places) {
        if (from === to || !stores.includes(from) || !leads(from, to)) continue
        const port = by === lifts.sea ? [from, to].map((hex) => portLeft(table, state, side, hex)) : []
        const room = Math.min(Math.floor(Math.min(left, ...port) / wholeRe), roomAt(services, state, side, to))
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
