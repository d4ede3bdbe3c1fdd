/** Which entries of the tables speak of which others. Every rule table whose field holds an id stands here. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { entry, links, type MentionPair, table } from '../../../emit/mentions.ts'
import type { EntryKind } from '../bundle.ts'

/** All mentions, in the order of the tables. */
export const mentionsOf = (rules: OperationalRules): MentionPair<EntryKind>[] => [
  ...Object.entries(rules.terrain).flatMap(([id, { ruin }]) => links(entry('terrain', id), 'terrain', [ruin])),
  ...Object.entries(rules.weather).flatMap(([id, weather]) => [
    ...links(entry('weather', id), 'terrain', [
      ...Object.keys(weather.costSteps.terrain),
      ...Object.keys(weather.costSteps.mobile),
      ...weather.freezes,
      ...Object.values(weather.closedWaysOn).flat(),
    ]),
    ...links(entry('weather', id), 'ways', [...weather.closedWays, ...Object.keys(weather.closedWaysOn)]),
  ]),
  ...Object.entries(rules.nations).flatMap(([id, { armourFrom, specialistsFrom }]) =>
    links(entry('nations', id), 'nations', [...armourFrom, ...specialistsFrom]),
  ),
  ...Object.entries(rules.unitTypes).flatMap(([id, { nation }]) => links(entry('unitTypes', id), 'nations', [nation])),
  ...Object.keys(rules.orders).flatMap((id) =>
    Object.hasOwn(rules.specialOrders, camel(id)) ? [{ from: entry('orders', id), to: table('special-orders') }] : [],
  ),
  ...Object.entries(rules.headquarters.profiles).flatMap(([id, { nation, orderLevels }]) => [
    ...links(entry('profiles', id), 'nations', [nation]),
    ...links(entry('profiles', id), 'orders', Object.keys(orderLevels)),
  ]),
  ...Object.entries(rules.cards).flatMap(([id, { assets = [], effect }]) => [
    ...links(
      entry('cards', id),
      'assets',
      assets.map(({ asset }) => asset),
    ),
    ...(effect === 'drop' || effect === 'landing' ? [{ from: entry('cards', id), to: table('landing') }] : []),
  ]),
  ...Object.entries(rules.specialOrders.securityUnit.types).flatMap(([nation, type]) => [
    ...links(table('special-orders'), 'nations', [nation]),
    ...links(table('special-orders'), 'unitTypes', [type]),
  ]),
]

/** The field of an order in the table of their numbers: `setPiece` for `set-piece`. */
const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
