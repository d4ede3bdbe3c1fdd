/** The fields of actions and questions as worked examples write them. */
import type { FieldKind } from '../../../../engine/systems/tactical/fields.ts'
import { lifts } from '../../../../engine/systems/tactical/scenario.ts'
import { verbs } from '../../../../engine/systems/tactical/verbs/index.ts'
import { words } from '../../../../engine/systems/tactical/verbs/sentences.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'
import { countOf, hexOf, idOf } from '../../../schemas/written.ts'

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {},
  fields: {
    unit: idOf('unit', 'Id of the unit.'),
    hex: hexOf('Where it goes.'),
    lift: { description: 'By sea or by air.', enum: [...lifts] },
    model: idOf('unit-type', 'Id of the model.'),
    number: countOf('Points of strength.', 15),
  },
}
