/** Which entries of the tables speak of which others. Every rule table whose field holds an id stands here. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import { entry, links, type MentionPair, table } from '../../../emit/mentions.ts'
import type { EntryKind } from '../bundle.ts'

/** All mentions, in the order of the tables. */
export const mentionsOf = (rules: EchelonRules): MentionPair<EntryKind>[] => [
  ...Object.entries(rules.terrain).flatMap(([id, { frozenAs, mudAs }]) =>
    links(entry('terrain', id), 'terrain', [frozenAs, mudAs]),
  ),
  ...Object.entries(rules.hexsides).flatMap(([id, { amphibiousAs, tanksAs, bridgedAs }]) =>
    links(entry('hexsides', id), 'hexsides', [amphibiousAs, tanksAs, bridgedAs]),
  ),
  ...Object.entries(rules.nations).flatMap(([id, { dated }]) =>
    links(entry('nations', id), 'unitTypes', Object.keys(dated)),
  ),
  ...Object.entries(rules.designs).flatMap(([id, { type, nation, onFoot }]) => [
    ...links(entry('designs', id), 'unitTypes', [type]),
    ...links(entry('designs', id), 'nations', [nation]),
    ...links(entry('designs', id), 'designs', [onFoot]),
  ]),
  ...links(table('movement'), 'terrain', rules.movement.mountains),
  ...links(table('combat'), 'terrain', [
    ...new Set([...rules.combat.surprise.terrain, ...rules.combat.special.flatMap(({ terrain }) => terrain)]),
  ]),
  ...links(table('combat'), 'hexsides', rules.combat.surprise.hexsides),
  ...links(table('engineering'), 'features', [rules.engineering.fort]),
]
