/** Where a side's supply and the orders of its headquarters come as the first turn begins: what is not certain is asked of the engine. */
import type { Side } from '../../../../engine/game.ts'
import type { SupplyMap } from '../../../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import { sureRange, sureSupply } from './bound/supply.ts'
import type { LintContext } from './rule.ts'

/** What was asked of the engine for a scenario so far. */
interface Asked {
  readonly state: OperationalState
  readonly maps: [SupplyMap | undefined, SupplyMap | undefined]
}

const asked = new WeakMap<LintContext, Asked>()

const askedOf = (context: LintContext): Asked => {
  const known = asked.get(context) ?? { state: context.start(), maps: [undefined, undefined] }
  asked.set(context, known)
  return known
}

const traced = (context: LintContext, side: Side): SupplyMap => {
  const { state, maps } = askedOf(context)
  maps[side] ??= context.game.supply(state, side)
  return maps[side]
}

/** Whether any supply comes into a hex. operational.E10 */
export const isFed = (context: LintContext, side: Side, hex: number): boolean =>
  sureSupply(context.scenario, side).fed[hex] === 1 || traced(context, side).value[hex] > 0

/** Whether a side's hub, by its place in the list, is supplied. operational.E7 */
export const isHubFed = (context: LintContext, side: Side, hub: number): boolean =>
  sureSupply(context.scenario, side).hubs[hub] ||
  traced(context, side).full[context.scenario.sides[side].hubs[hub].hex] === 1

/** By hex: whether a headquarters commands there. operational.F6 */
export const commandOf = (context: LintContext, hq: number): ((hex: number) => boolean) => {
  const sure = sureRange(context.scenario, hq)
  return (hex) => sure[hex] === 1 || context.game.kit.ranges.fresh(askedOf(context).state, hq)[hex] === 1
}
