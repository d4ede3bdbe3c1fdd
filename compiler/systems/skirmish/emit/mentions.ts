/** Which entries of the tables speak of which others. Every rule table whose field holds an id stands here. */
import type { SkirmishRules } from '../../../../engine/systems/skirmish/rules.ts'
import { entry, links, type MentionPair, table } from '../../../emit/mentions.ts'
import type { EntryKind } from '../bundle.ts'

/** All mentions, in the order of the tables. */
export const mentionsOf = (rules: SkirmishRules): MentionPair<EntryKind>[] => [
  ...Object.entries(rules.unitTypes).flatMap(([id, { nation, upgrades }]) => [
    ...links(entry('unitTypes', id), 'nations', [nation]),
    ...links(entry('unitTypes', id), 'upgrades', [...new Set(upgrades.map(({ upgrade }) => upgrade))]),
  ]),
  ...Object.entries(rules.support).flatMap(([id, { nations, builds = [] }]) => [
    ...links(entry('support', id), 'nations', nations ?? []),
    ...links(entry('support', id), 'terrain', builds),
  ]),
  ...Object.entries(rules.generals).flatMap(([id, { nation }]) => links(entry('generals', id), 'nations', [nation])),
  ...Object.entries(rules.upgrades).flatMap(([id, { before }]) => links(entry('upgrades', id), 'upgrades', [before])),
  ...Object.entries(rules.terrain).flatMap(([id, { becomes }]) => links(entry('terrain', id), 'terrain', [becomes])),
  ...Object.entries(rules.armies).flatMap(([id, { nation, units, support }]) => [
    ...links(entry('armies', id), 'nations', [nation]),
    ...links(entry('armies', id), 'unitTypes', Object.keys(units)),
    ...links(entry('armies', id), 'support', Object.keys(support)),
  ]),
  ...links(table('landscape'), 'terrain', [...new Set(rules.landscape.kinds)]),
]
