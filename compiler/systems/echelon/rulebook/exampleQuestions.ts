/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/echelon/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'
import { hexOf, idOf, sideField } from '../../../schemas/written.ts'

export const asked = {
  questions,
  fields: {
    hex: hexOf('The hex that is attacked.'),
    units: idOf('unit', 'The units that attack.'),
    unit: idOf('unit', 'The unit.'),
    from: hexOf('Where it is.'),
    to: hexOf('Where it goes.'),
    side: sideField,
    re: { description: 'REs.', type: 'integer', minimum: 1, maximum: 99 },
  },
} satisfies WrittenQuestions
