/** Everything that a side can do. One line each; the order is that of the list of legal actions. */
import { type ActionIn, type AnyVerb, verbFinder } from '../../../verb.ts'
import { airReconVerb, airSupplyVerb } from './aircraft.ts'
import { assaultBeachVerb, dropVerb, enterVerb, landVerb } from './arrivals.ts'
import { assaultCrossingVerb, attackVerb, feintVerb, setPieceVerb, suppressiveFireVerb } from './attacks.ts'
import { bombBridgeVerb, bombHubVerb } from './bombing.ts'
import { buildBridgeVerb, destroyBridgeVerb, repairBridgeVerb } from './bridges.ts'
import { moveVerb } from './move.ts'
import { enterHqVerb, moveHqVerb } from './moveHq.ts'
import { playCardVerb } from './playCard.ts'
import { reconInForceVerb } from './reconInForce.ts'
import { deployVerb, reorganiseVerb, storeVerb, transferVerb } from './replacements.ts'
import { riverCrossingVerb } from './riverCrossing.ts'
import { securityUnitVerb } from './securityUnit.ts'
import { counterattackVerb, noRetreatVerb, rearguardVerb } from './stances.ts'
import { strikeVerb } from './strike.ts'
import { addTruckVerb, withdrawTruckVerb } from './trucks.ts'
import { claimVerb, endTurnVerb } from './turns.ts'
import { emergencySupplyVerb, entrenchVerb, motorPoolVerb, supplyDumpVerb } from './unitOrders.ts'
import { upgradeVerb } from './upgrade.ts'
import type { Chosen, Types } from './verb.ts'

const all = [
  attackVerb,
  feintVerb,
  suppressiveFireVerb,
  setPieceVerb,
  assaultCrossingVerb,
  noRetreatVerb,
  rearguardVerb,
  counterattackVerb,
  moveVerb,
  enterVerb,
  landVerb,
  assaultBeachVerb,
  dropVerb,
  strikeVerb,
  airSupplyVerb,
  airReconVerb,
  bombBridgeVerb,
  bombHubVerb,
  playCardVerb,
  riverCrossingVerb,
  reconInForceVerb,
  entrenchVerb,
  motorPoolVerb,
  emergencySupplyVerb,
  supplyDumpVerb,
  destroyBridgeVerb,
  repairBridgeVerb,
  buildBridgeVerb,
  addTruckVerb,
  withdrawTruckVerb,
  deployVerb,
  storeVerb,
  reorganiseVerb,
  transferVerb,
  securityUnitVerb,
  moveHqVerb,
  enterHqVerb,
  upgradeVerb,
  claimVerb,
  endTurnVerb,
] as const

/**
 * An item is 0 for a step, or one more than the index of a specialist in `table.items`. An edge is that of a hexside, from one of its
 * hexes.
 */
export type OperationalAction = ActionIn<(typeof all)[number]>
export type OperationalActionType = OperationalAction['type']
export type ActionOf<T extends OperationalActionType> = Extract<OperationalAction, { readonly type: T }>

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs: readonly (AnyVerb<Types, OperationalAction> & Chosen)[] = all

export const verbOf = verbFinder(verbs)
