/** Where a side's supply and the orders of its headquarters come as the first turn begins: what is not certain is traced. */
import type { Side } from '../../../../engine/game.ts'
import { makeRanges } from '../../../../engine/systems/operational/headquarters/ranges.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { place } from '../../../../engine/systems/operational/setup.ts'
import { makeSupplyNetworks } from '../../../../engine/systems/operational/supply/network.ts'
import { makeSupplyTracer } from '../../../../engine/systems/operational/supply/trace.ts'
import { crossing, nobody } from '../../../../engine/systems/operational/types.ts'
import { once } from '../../../lint/once.ts'
import { commandsStraight, linesOf } from './bound/lines.ts'
import { sureRange, sureSupply } from './bound/supply.ts'
import type { LintContext } from './rule.ts'

/** Whether any supply comes into a hex. operational.E10 */
export const isFed = (context: LintContext, side: Side, hex: number): boolean =>
  linesOf(context.scenario, side).feeds(hex) ||
  sureSupply(context.scenario, side).fed[hex] === 1 ||
  context.opening.supply[side].value[hex] > 0

/** Whether a side's hub, by its place in the list, is supplied. operational.E7 */
export const isHubFed = (context: LintContext, side: Side, hub: number): boolean =>
  linesOf(context.scenario, side).hubs[hub] !== undefined ||
  sureSupply(context.scenario, side).hubs[hub] ||
  context.opening.supply[side].full[context.scenario.sides[side].hubs[hub].hex] === 1

const across = new WeakMap<
  LintContext,
  [((hex: number) => boolean) | undefined, ((hex: number) => boolean) | undefined]
>()

/** Whether supply comes into each hex in the weather of some turn, if a side holds all land and has a hub wherever one can stand. operational.E1-E6 */
export const suppliedAcross = (context: LintContext, side: Side): ((hex: number) => boolean) => {
  const known = across.get(context) ?? [undefined, undefined]
  across.set(context, known)
  known[side] ??= traceAcross(context, side)
  return known[side]
}

const traceAcross = ({ scenario, table, isSea }: LintContext, side: Side): ((hex: number) => boolean) => {
  const state = place(table)
  const tracer = makeSupplyTracer(table, makeSupplyNetworks(table))
  for (const hex of table.board.hexes) state.owner[hex] = isSea(hex) ? nobody : side
  if (table.hqsOf[side].length > 0) state.crossing.fill(crossing.bridge) // operational.F29
  const { hubRange } = scenario.rules.supply
  const reached = new Uint8Array(table.size)
  const weathers = new Set<number>()
  for (let turn = 1; turn <= scenario.turns; turn++) {
    if (weathers.has(table.weatherByTurn[turn])) continue
    weathers.add(table.weatherByTurn[turn])
    state.turn = turn
    const { value } = tracer.of(state, side)
    for (const hex of table.board.hexes) if (value[hex] > 0) reached[hex] = 1
    if (!hasTrucks(scenario, side)) continue
    for (const place of [...tracer.hubPlaces(state, side)]) {
      if (!table.terrains[table.terrain[place]].hub) continue
      const within = tracer.within(state, side, place, hubRange[hubRange.length - 1])
      for (const hex of table.board.hexes) if (within[hex] === 1) reached[hex] = 1
    }
  }
  return (hex) => reached[hex] === 1
}

/** Whether a side has trucks for a hub, or a card that may bring one. operational.E5, I6 */
const hasTrucks = ({ sides, rules, bonuses }: OperationalScenario, side: Side): boolean => {
  const { trucks, hubs, cards } = sides[side]
  const won = bonuses.flatMap((one) => (one.side === side && one.reward.type === 'card' ? [one.reward.card] : []))
  const bringsTruck = (card: string): boolean => rules.cards[card].effect === 'truck'
  return trucks > 0 || hubs.length > 0 || [...cards.map(({ card }) => card), ...won].some(bringsTruck)
}

/** Whether a headquarters commands in each hex. operational.F6 */
export const commandOf = (context: LintContext, hq: number): ((hex: number) => boolean) => {
  const { scenario } = context
  const sure = once(() => sureRange(scenario, hq))
  return (hex) => commandsStraight(scenario, hq, hex) || sure()[hex] === 1 || rangesOf(context)(hq)[hex] === 1
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
