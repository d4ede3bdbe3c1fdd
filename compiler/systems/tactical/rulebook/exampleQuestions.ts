/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/tactical/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'
import { idOf } from '../../../schemas/written.ts'

export const asked = {
  questions,
  fields: {
    unit: idOf('unit', 'Id of the unit.'),
    target: idOf('unit', 'Id of the unit that is attacked, or that attacks.'),
  },
} satisfies WrittenQuestions
