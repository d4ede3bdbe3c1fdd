/** Which entries of the tables speak of which others. Every rule table whose field holds an id stands here. */
import type { CommandCardsRules, GroundRules } from '../../../../engine/systems/command-cards/rules.ts'
import { entry, links, type MentionPair, table } from '../../../emit/mentions.ts'
import type { EntryKind, Mention } from '../bundle.ts'

/** All mentions, in the order of the tables. */
export const mentionsOf = (rules: CommandCardsRules): MentionPair<EntryKind>[] => [
  ...Object.entries(rules.cards).flatMap(([id, { digs, asStrike }]) => [
    ...links(entry('cards', id), 'obstacles', [digs]),
    ...links(entry('cards', id), 'cards', [asStrike]),
  ]),
  ...Object.entries(rules.nations).flatMap(([id, { echoBonusAgainst }]) =>
    links(entry('nations', id), 'nations', [echoBonusAgainst]),
  ),
  ...Object.entries(rules.terrain).flatMap(([id, terrain]) => groundLinks(entry('terrain', id), terrain)),
  ...Object.entries(rules.obstacles).flatMap(([id, obstacle]) => groundLinks(entry('obstacles', id), obstacle)),
  ...links(special, 'obstacles', [rules.special.pontoon.obstacle, rules.special.cave.obstacle]),
  ...links(special, 'terrain', rules.special.recovery.terrains),
]

const groundLinks = (from: Mention, ground: GroundRules): MentionPair<EntryKind>[] => [
  ...links(from, 'terrain', [...(ground.face?.below ?? []), ...ground.notFrom, ...(ground.connects ?? [])]),
  ...links(from, 'nations', [
    ...(ground.protectsNations ?? []),
    ...(ground.shelter?.nations ?? []),
    ...(ground.stubborn ?? []),
  ]),
]

const special = table('special')
