/** What conditions of bonus objectives look at, as far as the first position shows it. operational.H2 */
import type { Side } from '../../../../../engine/game.ts'
import type { Hex } from '../../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { groundOf } from '../bound/ground.ts'

export const isHeldAtStart = (scenario: OperationalScenario, side: Side, hex: Hex): boolean =>
  groundOf(scenario).owner[hex] === side

/** The first turn in which a unit can be on the map; undefined when it never is. */
export const turnOfEntry = ({ units, sides, turns }: OperationalScenario, unit: number): number | undefined => {
  const { hex, arrives, reserve, side } = units[unit]
  if (hex !== undefined) return 1
  if (arrives !== undefined) return arrives.turn <= turns ? arrives.turn : undefined
  if (reserve === 'security') return 1
  return sides[side].cards.some((card) => card.unit === unit) ? 1 : undefined
}

/** Steps that a side's army, pools and store can ever have. */
export const stepsThatCanBe = ({ units, headquarters, sides }: OperationalScenario, side: Side): number => {
  const armies = units.flatMap((unit) => (unit.side === side && unit.reserve !== 'security' ? [unit.steps] : []))
  const pools = headquarters.flatMap((hq) => (hq.side === side ? hq.pool : []))
  const items = [...pools, ...sides[side].store].map(({ count }) => count)
  return [...armies, ...items].reduce((sum, count) => sum + count, 0)
}

/** Specialists that a side can ever have. */
export const specialistsThatCanBe = (scenario: OperationalScenario, side: Side): number => {
  const { units, headquarters, sides, rules, bonuses } = scenario
  const pools = headquarters.flatMap((hq) => (hq.side === side ? hq.pool : []))
  const inPools = [...pools, ...sides[side].store].filter(({ item }) => Object.hasOwn(rules.specialists, item))
  const won = bonuses.filter((one) => one.side === side && one.reward.type === 'specialist')
  const withUnits = units.flatMap((unit) => (unit.side === side ? [unit.specialists.length] : []))
  return [...withUnits, ...inPools.map(({ count }) => count), won.length].reduce((sum, count) => sum + count, 0)
}
