/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/skirmish/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'
import { idOf, sideField } from '../../../schemas/written.ts'

export const asked = {
  questions,
  fields: {
    unit: idOf('unit', 'The unit.'),
    target: idOf('unit', 'The unit that is fired at.'),
    weapon: { ...idOf('upgrade', 'The id of one of its upgrades, or `main`. Default: main.'), default: 'main' },
    side: sideField,
  },
} satisfies WrittenQuestions
