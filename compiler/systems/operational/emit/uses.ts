/** Which entries of the tables play a part in a scenario. */
import { prizesOf } from '../../../../engine/systems/operational/prizes.ts'
import type { OperationalScenario, PoolItem } from '../../../../engine/systems/operational/scenario.ts'
import type { EntryKind } from '../bundle.ts'

/** Ids by kind. What can only come into play later counts too: units that can be formed, cards that can be won. */
export const usesOf = (scenario: OperationalScenario): Readonly<Record<EntryKind, ReadonlySet<string>>> => {
  const { map, units, rules, headquarters, sides, bonuses } = scenario
  const pools: readonly PoolItem[] = [
    ...headquarters.map(({ pool }) => pool),
    ...sides.map(({ store }) => store),
  ].flat()
  const prizes = (kind: 'card' | 'specialist') => bonuses.flatMap((bonus) => prizesOf(rules.rewards, bonus, kind))
  const cards = new Set([...sides.flatMap((side) => side.cards.map(({ card }) => card)), ...prizes('card')])
  const profiles = new Set(headquarters.map(({ profile }) => profile))
  return {
    terrain: new Set(map.terrainIds),
    weather: new Set(scenario.weather),
    ways: new Set(map.ways.map(({ kind }) => kind)),
    hexsides: new Set(map.barriers.map(({ kind }) => kind)),
    nations: new Set([
      ...units.map(({ type }) => rules.unitTypes[type].nation),
      ...[...profiles].map((profile) => rules.headquarters.profiles[profile].nation),
      ...pools.map(({ nation }) => nation),
    ]),
    unitTypes: new Set(units.map(({ type }) => type)),
    specialists: new Set([
      ...units.flatMap(({ specialists }) => specialists),
      ...pools.map(({ item }) => item),
      ...prizes('specialist'),
    ]),
    orders: ordersOf(scenario),
    profiles,
    assets: new Set([
      ...sides.flatMap((side) => side.assets.map(({ asset }) => asset)),
      ...[...cards].flatMap((card) => (rules.cards[card].assets ?? []).map(({ asset }) => asset)),
    ]),
    cards,
  }
}

/** Orders that some headquarters can give with the levels that it starts with. operational.F3 */
const ordersOf = ({ rules, headquarters }: OperationalScenario): Set<string> => {
  const given = Object.entries(rules.orders).filter(([id, order]) =>
    headquarters.some(({ profile, levels }) => {
      const own: Readonly<Record<string, number | undefined>> = rules.headquarters.profiles[profile].orderLevels
      const level = own[id] ?? order.level
      return level > 0 && levels[order.branch] >= level
    }),
  )
  return new Set(given.map(([id]) => id))
}
