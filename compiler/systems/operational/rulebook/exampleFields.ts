/** The fields of actions as worked examples write them. */
import type { FieldKind } from '../../../../engine/systems/operational/fields.ts'
import { upgrades } from '../../../../engine/systems/operational/rules.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import { words } from '../../../../engine/systems/operational/verbs/sentences.ts'
import { listWords } from '../../../../engine/words.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'
import { hexOf, idOf } from '../../../schemas/written.ts'

/** A number of steps. */
export const stepsOf = (description: string) => ({ description, type: 'integer', minimum: 1, maximum: 12 }) as const

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {
    upgrade: '`hq` chooses an upgrade: `choice`',
    'play-card': 'The side plays `card`, on the headquarters of its `choice` where it needs one',
    entrench: '`unit` digs in, or fortifies its position where it has dug in',
    claim: 'The side claims the victory',
    'end-turn': 'The side ends its turn',
  },
  fields: {
    unit: idOf('unit', 'Id of the unit that acts.'),
    target: idOf('unit', 'Id of the unit that it is about.'),
    to: hexOf('The hex that it is about.'),
    hq: idOf('headquarters', 'Id of the headquarters.'),
    item: {
      ...idOf('specialist', '`step`, or the id of a specialist. Default: step.'),
      default: 'step',
      optional: true,
    },
    edge: { description: 'A hexside, such as `0301 E`.', $ref: '../common.schema.json#/definitions/hexsides' },
    asset: idOf('asset', 'Id of the asset.'),
    card: idOf('card', 'Id of the card.'),
    steps: stepsOf('Steps, 1 to 12.'),
    choice: {
      description: `A choice: for an upgrade ${listWords(upgrades, 'or')}; for a card the id of a headquarters, or none where it is played on nothing in particular.`,
      $ref: '../common.schema.json#/definitions/id',
      optional: ['play-card'],
    },
  },
}
