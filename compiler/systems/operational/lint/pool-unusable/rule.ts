import { sides } from '../../../../../engine/game.ts'
import { usesSpecialistsOf } from '../../../../../engine/systems/operational/pool.ts'
import type { OperationalUnit, PoolItem } from '../../../../../engine/systems/operational/scenario.ts'
import { below, type Place } from '../../../../diagnostics/diagnostic.ts'
import { mostSpecialists } from '../../resolve/units.ts'
import { defineRule, type Finding, type LintContext } from '../rule.ts'

export const rule = defineRule({
  code: 'pool-unusable',
  summary: 'A force pool or store holds what no unit can take.',
  severity: 'warning',
  isSurelyFine: (context) => {
    const { units, headquarters, sides: both } = context.scenario
    return (
      headquarters.every(({ pool }, hq) =>
        pool.every((item) => units.some((one) => one.headquarters === hq && surelyTakes(context, one, item))),
      ) &&
      sides.every((side) =>
        both[side].store.every((item) => units.some((one) => one.side === side && surelyTakes(context, one, item))),
      )
    )
  },
  *check(context) {
    const { scenario, origins } = context
    const { units: all } = scenario
    for (const [hq, { id, name, pool }] of scenario.headquarters.entries()) {
      if (pool.length === 0) continue
      const units = [...all.keys()].filter((unit) => all[unit].headquarters === hq)
      yield* unusable(context, pool, units, below(origins.headquarters[hq], 'pool'), id, name)
    }
    for (const side of sides) {
      const { id, name, store } = scenario.sides[side]
      if (store.length === 0) continue
      const units = [...all.keys()].filter((unit) => all[unit].side === side)
      yield* unusable(context, store, units, below(origins.sides[side], 'store'), id, name)
    }
  },
})

function* unusable(
  context: LintContext,
  items: readonly PoolItem[],
  units: readonly number[],
  place: Place,
  about: string,
  whose: string,
): Iterable<Finding> {
  for (const [index, item] of items.entries()) {
    const { units: all } = context.scenario
    if (
      units.some((unit) => surelyTakes(context, all[unit], item)) ||
      units.some((unit) => canTake(context, unit, item))
    )
      continue
    yield {
      place: below(place, index),
      about,
      message: `No unit of ${whose} can take ${item.nation} ${item.item}.`,
      hint: 'Infantry goes to units of its nation, armour and specialists also to those of nations that it equips.',
    }
  }
}

/** Whether an item is one for a unit of the same nation, which borrows nothing: for these no table is made. operational.G1 */
const surelyTakes = (
  { scenario: { rules } }: LintContext,
  { type }: OperationalUnit,
  { item, nation }: PoolItem,
): boolean => {
  const { kind, nation: own } = rules.unitTypes[type]
  if (own !== nation) return false
  const { infantry, armour } = rules.reinforcement.components[kind]
  if (item === 'infantry') return infantry > 0
  if (item === 'armour') return armour > 0 && rules.nations[own].armourFrom.length === 0
  return mostSpecialists(type, rules) > 0
}

/** Whether an item is ever the right one for a unit. operational.G1, G2 */
const canTake = ({ table }: LintContext, unit: number, { item, nation }: PoolItem): boolean => {
  if (table.specialistIds.includes(item)) return table.slotsOf[unit] > 0 && usesSpecialistsOf(table, unit, nation)
  return table.components[unit].some((part) => {
    const own = table.items[part.item]
    return part.count > 0 && own.kind === item && own.nation === nation
  })
}
