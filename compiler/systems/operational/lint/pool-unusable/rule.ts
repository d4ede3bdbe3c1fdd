import { usesSpecialistsOf } from '../../../../../engine/systems/operational/pool.ts'
import type { PoolItem } from '../../../../../engine/systems/operational/scenario.ts'
import type { Table } from '../../../../../engine/systems/operational/table.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { below, type Place } from '../../../../diagnostics/diagnostic.ts'
import { defineRule, type Finding, type LintContext } from '../rule.ts'

export const rule = defineRule({
  summary: 'A force pool or store holds what no unit can take.',
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
    if (units.some((unit) => canTake(context.game.table, unit, item))) continue
    yield {
      place: below(place, index),
      about,
      message: `No unit of ${whose} can take ${item.nation} ${item.item}.`,
      hint: 'Infantry goes to units of its nation, armour and specialists also to those of nations that it equips.',
    }
  }
}

/** True if an item is ever the right one for a unit. operational.G1, G2 */
const canTake = (table: Table, unit: number, { item, nation }: PoolItem): boolean => {
  if (table.specialistIds.includes(item)) return table.slotsOf[unit] > 0 && usesSpecialistsOf(table, unit, nation)
  return table.components[unit].some((part) => {
    const own = table.items[part.item]
    return part.count > 0 && own.kind === item && own.nation === nation
  })
}
