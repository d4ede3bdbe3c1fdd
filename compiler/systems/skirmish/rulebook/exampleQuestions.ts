/** How worked examples write the fields of questions. */
import { questions } from '../../../../engine/systems/skirmish/questions.ts'
import type { WrittenQuestions } from '../../../schemas/questionSchema.ts'

export const asked: WrittenQuestions = {
  questions,
  fields: {
    unit: { description: 'The unit.', $ref: '../common.schema.json#/definitions/id', refers: 'unit' },
    target: {
      description: 'The unit that is fired at.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'unit',
    },
    weapon: {
      description: 'The id of one of its upgrades, or `main`. Default: main.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'upgrade',
      default: 'main',
    },
    side: { description: '1 the first side, 2 the second.', enum: [1, 2] },
  },
}
