/** How worked examples write units, besides their conditions. */
import { conditions } from '../../../../engine/systems/skirmish/conditions.ts'
import type { WrittenUnits } from '../../../schemas/conditionSchema.ts'
import { idOf, listOf } from '../../../schemas/written.ts'

export const units = {
  conditions,
  unit: {
    id: {
      description: 'Its id in the example.',
      $ref: '../common.schema.json#/definitions/id',
      defines: 'unit',
    },
    side: {
      description:
        'Its seat: 1 of the first side, 2 of the second. With four seats 1 and 2 are of the first side, 3 and 4 of the second.',
      enum: [1, 2, 3, 4],
    },
    type: idOf('unit-type', 'Its card.'),
    space: {
      description:
        'Where it stands; absent: beside the headquarters, if it is an aircraft, or where the vehicle is that carries it.',
      $ref: 'parts.schema.json#/definitions/space',
    },
    attackers: listOf(
      'Enemies that have fired at it in this turn, in order. Default: none.',
      idOf('unit', 'A unit.'),
      1,
      6,
    ),
  },
  required: ['id', 'side', 'type'],
  expectation: {
    space: { description: 'Where it stands, or is carried.', $ref: 'parts.schema.json#/definitions/space' },
    place: {
      description: 'Where it is: on the field, beside its headquarters, or off the board as a card.',
      enum: ['field', 'headquarters', 'off'],
    },
    destroyed: { description: 'Whether it has been destroyed.', type: 'boolean' },
    ready: listOf(
      'Weapons that can fire in its own turn now: `main` and upgrades, in the order of its card.',
      idOf('upgrade', '`main`, or an upgrade.'),
      0,
      7,
    ),
    movement: {
      description: 'Movement points that it has left, 0 to 12.',
      type: 'integer',
      minimum: 0,
      maximum: 12,
    },
  },
} satisfies WrittenUnits
