/** Everything that a side can do. One line each; the order is that of the list of legal actions. */
import { verbFinder } from '../../../verb.ts'
import { airReconVerb } from './airRecon.ts'
import { airSupplyVerb } from './airSupply.ts'
import { assaultBeachVerb } from './assaultBeach.ts'
import { assaultCrossingVerb, attackVerb, feintVerb, setPieceVerb, suppressiveFireVerb } from './attacks.ts'
import { bombBridgeVerb, bombHubVerb } from './bombing.ts'
import { buildBridgeVerb, destroyBridgeVerb, repairBridgeVerb } from './bridges.ts'
import { deployVerb } from './deploy.ts'
import { dropVerb } from './drop.ts'
import { enterVerb } from './enter.ts'
import { landVerb } from './land.ts'
import { moveVerb } from './move.ts'
import { enterHqVerb, moveHqVerb } from './moveHq.ts'
import { playCardVerb } from './playCard.ts'
import { reconInForceVerb } from './reconInForce.ts'
import { reorganiseVerb } from './reorganise.ts'
import { riverCrossingVerb } from './riverCrossing.ts'
import { securityUnitVerb } from './securityUnit.ts'
import { counterattackVerb, noRetreatVerb, rearguardVerb } from './stances.ts'
import { storeVerb } from './store.ts'
import { strikeVerb } from './strike.ts'
import { transferVerb } from './transfer.ts'
import { addTruckVerb, withdrawTruckVerb } from './trucks.ts'
import { claimVerb, endTurnVerb } from './turns.ts'
import { emergencySupplyVerb, entrenchVerb, motorPoolVerb, supplyDumpVerb } from './unitOrders.ts'
import { upgradeVerb } from './upgrade.ts'
import type { AnyVerb } from './verb.ts'

/** Each forgets its own kind of action; `verbOf` finds it again by the action's type. */
export const verbs = [
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
] as unknown as readonly AnyVerb[]

export const verbOf = verbFinder(verbs)
