/** The items that force pools count: components of steps and specialists, by nation. operational.G1, G2 */
import { prizesOf } from './prizes.ts'
import type { OperationalRules, UnitTypeRules } from './rules.ts'
import type { OperationalScenario } from './scenario.ts'

/** One thing that a force pool counts. operational.G1 */
export interface Item {
  readonly kind: 'infantry' | 'armour' | 'specialist'
  readonly nation: string
  /** Index into `specialistIds`, -1 for components. */
  readonly specialist: number
}

/** A number of one item. */
export interface Part {
  /** Index into `items`. */
  readonly item: number
  readonly count: number
}

/** The table of an opened game, as far as items need it. */
interface ItemTable {
  readonly scenario: OperationalScenario
  readonly specialistIds: readonly string[]
  readonly items: readonly Item[]
}

/** Everything that can come into a force pool. operational.G1, G2 */
export const itemsOf = (scenario: OperationalScenario, specialistIds: readonly string[]): Item[] => {
  const { rules, units, headquarters, sides: bothSides, bonuses } = scenario
  const found = new Map<string, Item>()
  const add = (item: string, nation: string): void => {
    const kind = item === 'infantry' || item === 'armour' ? item : 'specialist'
    const specialist = kind === 'specialist' ? specialistIds.indexOf(item) : -1
    if (kind === 'specialist' && specialist < 0) throw new RangeError(`no specialist “${item}”`)
    found.set(`${nation} ${item}`, { kind, nation, specialist })
  }
  for (const { type, specialists } of units) {
    const { nation } = rules.unitTypes[type]
    add('infantry', nation)
    add('armour', armourNation(rules, nation))
    for (const specialist of specialists) add(specialist, specialistNation(rules, nation))
  }
  for (const { item, nation } of [
    ...headquarters.flatMap(({ pool }) => pool),
    ...bothSides.flatMap((side) => side.store),
  ])
    add(item, nation)
  for (const bonus of bonuses)
    for (const specialist of prizesOf(rules.rewards, bonus, 'specialist'))
      for (const hq of headquarters)
        if (hq.side === bonus.side)
          add(specialist, specialistNation(rules, rules.headquarters.profiles[hq.profile].nation))
  return [...found.values()]
}

/** The components of a step: infantry of its own nation, armour of the nation that supplies it. operational.G1, G2 */
export const componentsOf = (table: ItemTable, { kind, nation }: UnitTypeRules): Part[] => {
  const { rules } = table.scenario
  const { infantry, armour } = rules.reinforcement.components[kind]
  return [
    { item: itemIndex(table, 'infantry', nation), count: infantry },
    { item: itemIndex(table, 'armour', armourNation(rules, nation)), count: armour },
  ].filter((part) => part.count > 0)
}

/** Whose armour, and whose specialists, a nation's units use. operational.G2 */
const armourNation = (rules: OperationalRules, nation: string): string => rules.nations[nation].armourFrom[0] ?? nation
export const specialistNation = (rules: OperationalRules, nation: string): string =>
  rules.nations[nation].specialistsFrom[0] ?? nation

/** Index of an item in a force pool, or -1. */
export const itemIndex = (table: Pick<ItemTable, 'specialistIds' | 'items'>, item: string, nation: string): number =>
  table.items.findIndex(
    (one) =>
      one.nation === nation && (one.kind === 'specialist' ? table.specialistIds[one.specialist] : one.kind) === item,
  )
