/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/command-cards/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'
import { hexOf, idOf, sideField } from '../../../schemas/written.ts'

export const asked = {
  questions,
  fields: {
    attacker: idOf('unit', 'Id of the unit that attacks.'),
    target: idOf('unit', 'Id of the unit that is attacked.'),
    unit: idOf('unit', 'Id of the unit.'),
    to: hexOf('Where it goes.'),
    side: sideField,
  },
} satisfies WrittenQuestions
