/** Where a side's supply and the orders of its headquarters come as the first turn begins: what is not certain is traced. */
import type { Side } from '../../../../engine/game.ts'
import { makeRanges } from '../../../../engine/systems/operational/headquarters/command.ts'
import { place } from '../../../../engine/systems/operational/setup.ts'
import { makeSupplyNetworks } from '../../../../engine/systems/operational/supply/network.ts'
import { sureRange, sureSupply } from './bound/supply.ts'
import type { LintContext } from './rule.ts'

/** Whether any supply comes into a hex. operational.E10 */
export const isFed = (context: LintContext, side: Side, hex: number): boolean =>
  sureSupply(context.scenario, side).fed[hex] === 1 || context.opening.supply[side].value[hex] > 0

/** Whether a side's hub, by its place in the list, is supplied. operational.E7 */
export const isHubFed = (context: LintContext, side: Side, hub: number): boolean =>
  sureSupply(context.scenario, side).hubs[hub] ||
  context.opening.supply[side].full[context.scenario.sides[side].hubs[hub].hex] === 1

/** Whether a headquarters commands in each hex. operational.F6 */
export const commandOf = (context: LintContext, hq: number): ((hex: number) => boolean) => {
  const sure = sureRange(context.scenario, hq)
  return (hex) => sure[hex] === 1 || rangesOf(context)(hq)[hex] === 1
}

const ranges = new WeakMap<LintContext, (hq: number) => Uint8Array>()

/** The engine's ranges over the ground and the owners of the start: supply and what else a turn begins with changes neither. */
const rangesOf = (context: LintContext): ((hq: number) => Uint8Array) => {
  const known = ranges.get(context)
  if (known !== undefined) return known
  const { table } = context
  const state = place(table)
  const commanded = makeRanges(table, makeSupplyNetworks(table))
  const made = (hq: number): Uint8Array => commanded.fresh(state, hq)
  ranges.set(context, made)
  return made
}
