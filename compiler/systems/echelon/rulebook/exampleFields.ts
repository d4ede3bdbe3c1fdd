/** How worked examples write the fields of actions. */
import type { FieldKind } from '../../../../engine/systems/echelon/fields.ts'
import { demolitions, goods, installations, jobs, lifts } from '../../../../engine/systems/echelon/rules.ts'
import { verbs } from '../../../../engine/systems/echelon/verbs/index.ts'
import { words } from '../../../../engine/systems/echelon/verbs/sentences.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'
import { hexOf, idOf } from '../../../schemas/written.ts'

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {
    convert: 'SMPs and a unit are made of each other at `to`',
    work: '`unit` works at `job`',
    done: 'The side is done with the phase, or declines what is offered',
  },
  fields: {
    unit: idOf('unit', 'A unit.'),
    hex: hexOf('A hex.'),
    command: {
      description: 'A command: its place among all, each side’s own before its others.',
      type: 'integer',
      minimum: 0,
      maximum: 15,
    },
    smp: { description: 'SMPs.', type: 'integer', minimum: 1, maximum: 999 },
    re: { description: 'REs.', type: 'integer', minimum: 1, maximum: 999 },
    points: { description: 'Points.', type: 'integer', minimum: 1, maximum: 99 },
    goods: { description: 'Supply, or special replacements.', enum: Object.keys(goods) },
    lift: { description: 'The way in which it goes.', enum: Object.keys(lifts) },
    job: { description: 'The job.', enum: [...jobs] },
    quick: { description: 'Whether it is built quickly. Default: false.', type: 'boolean', optional: true },
    demolition: { description: 'The work that is blown up.', enum: [...demolitions] },
    installation: { description: 'The installation that is hit.', enum: [...installations] },
    installations: { description: 'The installation that is hit.', enum: [...installations] },
    gliders: { description: 'Whether it comes by glider. Default: false.', type: 'boolean', optional: true },
    conversion: idOf('transport-form', 'The form.'),
    back: { description: 'Whether the unit becomes SMPs. Default: false.', type: 'boolean', optional: true },
  },
}
