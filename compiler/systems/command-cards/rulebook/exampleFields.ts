/** The fields of actions as worked examples write them. */
import type { FieldKind } from '../../../../engine/systems/command-cards/fields.ts'
import { sections } from '../../../../engine/systems/command-cards/rules.ts'
import { verbs } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { words } from '../../../../engine/systems/command-cards/verbs/sentences.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'
import { hexOf, idOf } from '../../../schemas/written.ts'

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {
    play: 'Play `card`, in the `section` that is named with it or as a `strike` from the air',
    attack: '`unit` attacks `target`, or strikes back at it',
    ignore: 'Ignore `count` of the flags',
    done: 'The side is done with what it decides',
  },
  instead: { choice: ['section', 'strike'] },
  fields: {
    unit: idOf('unit', 'Id of the unit.'),
    target: idOf('unit', 'Id of the unit that is attacked.'),
    card: idOf('card', 'Id of the card.'),
    section: { description: 'The section that is named with a card.', enum: sections },
    strike: {
      description: 'Whether the card is played as a strike from the air. Default: false.',
      type: 'boolean',
      default: false,
    },
    to: hexOf('The hex to which it leads.'),
    hex: hexOf('The hex that it is about.'),
    count: { description: 'Flags, 0 to 9.', type: 'integer', minimum: 0, maximum: 9 },
    shape: {
      description: 'The shape of a smoke screen, by its number, 0 to 63.',
      type: 'integer',
      minimum: 0,
      maximum: 63,
    },
  },
}
