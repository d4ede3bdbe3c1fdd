import { sides } from '../../../engine/game.ts'
import type { OperationalUnit, PoolItem } from '../../../engine/systems/operational/scenario.ts'
import { armourNation, specialistNation } from '../../../engine/systems/operational/table.ts'
import { below, type Place } from '../../diagnostics/diagnostic.ts'
import { mostSpecialists } from '../../resolve/units.ts'
import { defineRule, type Finding, type LintContext } from '../rule.ts'

export const rule = defineRule({
  code: 'pool-unusable',
  summary: 'A force pool or store holds what no unit can take.',
  severity: 'warning',
  *check(context) {
    const { scenario, origins } = context
    for (const [hq, { id, name, pool }] of scenario.headquarters.entries()) {
      const units = scenario.units.filter(({ headquarters }) => headquarters === hq)
      yield* unusable(context, pool, units, below(origins.headquarters[hq], 'pool'), id, `unit of ${name}`)
    }
    for (const side of sides) {
      const { id, name, store } = scenario.sides[side]
      const units = scenario.units.filter((unit) => unit.side === side)
      yield* unusable(context, store, units, below(origins.sides[side], 'store'), id, `unit of ${name}`)
    }
  },
})

function* unusable(
  context: LintContext,
  items: readonly PoolItem[],
  units: readonly OperationalUnit[],
  place: Place,
  about: string,
  nobody: string,
): Iterable<Finding> {
  for (const [index, item] of items.entries()) {
    if (units.some((unit) => canTake(context, unit, item))) continue
    yield {
      place: below(place, index),
      about,
      message: `No ${nobody} can take ${item.nation} ${item.item}.`,
      hint: 'Components go to units of their nation and of those that it lends to; specialists to units with slots.',
    }
  }
}

/** Whether a unit is ever the right one for an item. operational.G1, G2 */
const canTake = ({ scenario }: LintContext, { type }: OperationalUnit, { item, nation }: PoolItem): boolean => {
  const { rules } = scenario
  const own = rules.unitTypes[type]
  if (item === 'infantry') return own.nation === nation
  if (item === 'armour')
    return rules.reinforcement.components[own.kind].armour > 0 && armourNation(rules, own.nation) === nation
  return mostSpecialists(type, rules) > 0 && specialistNation(rules, own.nation) === nation
}
