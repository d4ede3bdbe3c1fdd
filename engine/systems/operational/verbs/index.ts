/** Everything that a side can do. One line each; the order is that of the list of legal actions. */
import type { OperationalActionType } from '../types.ts'
import { airReconVerb } from './airRecon.ts'
import { airSupplyVerb } from './airSupply.ts'
import { assaultBeachVerb } from './assaultBeach.ts'
import { assaultCrossingVerb } from './assaultCrossing.ts'
import { attackVerb } from './attack.ts'
import { bombBridgeVerb, bombHubVerb } from './bombing.ts'
import { buildBridgeVerb, destroyBridgeVerb, repairBridgeVerb } from './bridges.ts'
import { deployVerb } from './deploy.ts'
import { dropVerb } from './drop.ts'
import { emergencySupplyVerb } from './emergencySupply.ts'
import { enterVerb } from './enter.ts'
import { entrenchVerb } from './entrench.ts'
import { feintVerb } from './feint.ts'
import { landVerb } from './land.ts'
import { motorPoolVerb } from './motorPool.ts'
import { moveVerb } from './move.ts'
import { enterHqVerb, moveHqVerb } from './moveHq.ts'
import { playCardVerb } from './playCard.ts'
import { reconInForceVerb } from './reconInForce.ts'
import { reorganiseVerb } from './reorganise.ts'
import { riverCrossingVerb } from './riverCrossing.ts'
import { securityUnitVerb } from './securityUnit.ts'
import { setPieceVerb } from './setPiece.ts'
import { counterattackVerb, noRetreatVerb, rearguardVerb } from './stances.ts'
import { storeVerb } from './store.ts'
import { strikeVerb } from './strike.ts'
import { supplyDumpVerb } from './supplyDump.ts'
import { suppressiveFireVerb } from './suppressiveFire.ts'
import { transferVerb } from './transfer.ts'
import { addTruckVerb, withdrawTruckVerb } from './trucks.ts'
import { claimVerb, endTurnVerb } from './turns.ts'
import { upgradeVerb } from './upgrade.ts'
import type { AnyVerb, Verb } from './verb.ts'

/** Forgets a verb's own kind of action; `verbOf` finds it again by the action's type. */
const any = <T extends OperationalActionType>(verb: Verb<T>): AnyVerb => verb as unknown as AnyVerb

export const verbs: readonly AnyVerb[] = [
  any(attackVerb),
  any(feintVerb),
  any(suppressiveFireVerb),
  any(setPieceVerb),
  any(assaultCrossingVerb),
  any(noRetreatVerb),
  any(rearguardVerb),
  any(counterattackVerb),
  any(moveVerb),
  any(enterVerb),
  any(landVerb),
  any(assaultBeachVerb),
  any(dropVerb),
  any(strikeVerb),
  any(airSupplyVerb),
  any(airReconVerb),
  any(bombBridgeVerb),
  any(bombHubVerb),
  any(playCardVerb),
  any(riverCrossingVerb),
  any(reconInForceVerb),
  any(entrenchVerb),
  any(motorPoolVerb),
  any(emergencySupplyVerb),
  any(supplyDumpVerb),
  any(destroyBridgeVerb),
  any(repairBridgeVerb),
  any(buildBridgeVerb),
  any(addTruckVerb),
  any(withdrawTruckVerb),
  any(deployVerb),
  any(storeVerb),
  any(reorganiseVerb),
  any(transferVerb),
  any(securityUnitVerb),
  any(moveHqVerb),
  any(enterHqVerb),
  any(upgradeVerb),
  any(claimVerb),
  any(endTurnVerb),
]

const byType = new Map(verbs.map((verb) => [verb.type, verb]))

export const verbOf = (type: OperationalActionType): AnyVerb => {
  const verb = byType.get(type)
  if (verb === undefined) throw new RangeError(`no verb “${type}”`)
  return verb
}
