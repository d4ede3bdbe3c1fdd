/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/operational/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'
import { hexOf, idOf, sideField } from '../../../schemas/written.ts'
import { stepsOf } from './exampleFields.ts'

export const asked = {
  questions,
  fields: {
    attacker: idOf('unit', 'Id of the unit that attacks.'),
    target: idOf('unit', 'Id of the unit that is attacked or struck.'),
    kind: { description: 'How the fight comes about. Default: attack.', $ref: 'parts.schema.json#/definitions/fight' },
    unit: idOf('unit', 'Id of the unit.'),
    to: hexOf('Where it goes.'),
    hex: hexOf('The hex.'),
    side: sideField,
    hq: idOf('headquarters', 'Id of the headquarters.'),
    order: { description: 'The order.', $ref: 'parts.schema.json#/definitions/orderId' },
    steps: stepsOf('Steps of a security unit, 1 to 12.'),
    asset: idOf('asset', 'Id of the asset.'),
  },
} satisfies WrittenQuestions
