/** The fields of actions as worked examples write them. */
import type { FieldKind } from '../../../../engine/systems/operational/fields.ts'
import { verbs } from '../../../../engine/systems/operational/verbs/index.ts'
import { words } from '../../../../engine/systems/operational/verbs/words.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'

const id = '../common.schema.json#/definitions/id'

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {
    upgrade: '`hq` chooses an upgrade: `choice`',
    'play-card': 'The side plays `card`, on the headquarters of its `choice` where it needs one',
    claim: 'The side claims the victory',
    'end-turn': 'The side ends its turn',
  },
  fields: {
    unit: { description: 'Id of the unit that acts.', $ref: id, refers: 'unit' },
    target: { description: 'Id of the unit that it is about.', $ref: id, refers: 'unit' },
    to: { description: 'The hex that it is about.', $ref: '../common.schema.json#/definitions/hex' },
    hq: { description: 'Id of the headquarters.', $ref: id, refers: 'headquarters' },
    item: {
      description: '`step`, or the id of a specialist. Default: step.',
      $ref: id,
      refers: 'specialist',
      default: 'step',
      optional: true,
    },
    edge: { description: 'A hexside, such as `0301 E`.', $ref: '../common.schema.json#/definitions/hexsides' },
    asset: { description: 'Id of the asset.', $ref: id, refers: 'asset' },
    card: { description: 'Id of the card.', $ref: id, refers: 'card' },
    steps: { description: 'Steps, 1 to 3.', type: 'integer', minimum: 1, maximum: 3 },
    choice: {
      description:
        'A choice: for an upgrade command-point, specialise, free or prestige; for a card the id of a headquarters; or its number. Default: 0.',
      type: ['string', 'integer'],
      pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
      form: 'an id, or a number from 0 to 63',
      maxLength: 60,
      minimum: 0,
      maximum: 63,
      default: 0,
      optional: true,
    },
  },
}
