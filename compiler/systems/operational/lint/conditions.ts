/** Bonus objectives that cannot be won or lost, and what their conditions look at, as far as the first position shows it. operational.H2 */
import { prizesOf } from '../../../../engine/systems/operational/prizes.ts'
import type { BonusObjective, OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below } from '../../../diagnostics/diagnostic.ts'
import type { Finding, LintContext } from './rule.ts'

/** Lists a finding for every bonus for which there is a reason. */
export function* findDecided(
  context: LintContext,
  whyDecided: (context: LintContext, bonus: BonusObjective) => string | undefined,
  { is, hint }: { readonly is: string; readonly hint: string },
): Generator<Finding> {
  const { scenario, origins, nameOf } = context
  for (const [index, bonus] of scenario.bonuses.entries()) {
    const { name, side, condition } = bonus
    const why = whyDecided(context, bonus)
    if (why === undefined) continue
    yield {
      place: below(origins.bonuses[index], condition.type),
      about: 'hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id,
      message: `The bonus ${name} ${is}: ${why}.`, // operational.H2
      hint,
    }
  }
}

/** The first turn in which a unit can be on the map; undefined when it never is. */
export const turnOfEntry = ({ units, sides, turns }: OperationalScenario, unit: number): number | undefined => {
  const { hex, arrives, reserve, side } = units[unit]
  if (hex !== undefined) return 1
  if (arrives !== undefined) return arrives.turn <= turns ? arrives.turn : undefined
  if (reserve === 'security') return 1
  return sides[side].cards.some((card) => card.unit === unit) ? 1 : undefined
}

/** Why a unit cannot be lost by a turn: it is not there. */
export const whyAbsent = (scenario: OperationalScenario, unit: number, by: number): string | undefined => {
  const { name } = scenario.units[unit]
  const from = turnOfEntry(scenario, unit)
  if (from === undefined) return `${name} never comes onto the map`
  return from > by ? `${name} arrives in turn ${from}, and it counts to turn ${by}` : undefined
}

/** Steps that a side's army, pools and store can ever have. */
export const stepsThatCanBe = ({ units, headquarters, sides }: OperationalScenario, side: Side): number => {
  const armies = units.flatMap((unit) => (unit.side === side && unit.reserve !== 'security' ? [unit.steps] : []))
  const pools = headquarters.flatMap((hq) => (hq.side === side ? hq.pool : []))
  const items = [...pools, ...sides[side].store].map(({ count }) => count)
  return [...armies, ...items].reduce((sum, count) => sum + count, 0)
}

/** Specialists that a side can ever have, of one kind when it is named. */
export const specialistsThatCanBe = (scenario: OperationalScenario, side: Side, of?: string): number => {
  const counts = (id: string): boolean => of === undefined || id === of
  const { units, headquarters, sides, rules, bonuses } = scenario
  const pools = headquarters.flatMap((hq) => (hq.side === side ? hq.pool : []))
  const inPools = [...pools, ...sides[side].store].filter(
    ({ item }) => Object.hasOwn(rules.specialists, item) && counts(item),
  )
  const won = bonuses.filter((one) => one.side === side && prizesOf(rules.rewards, one, 'specialist').some(counts))
  const withUnits = units.flatMap((unit) => (unit.side === side ? [unit.specialists.filter(counts).length] : []))
  return [...withUnits, ...inPools.map(({ count }) => count), won.length].reduce((sum, count) => sum + count, 0)
}
