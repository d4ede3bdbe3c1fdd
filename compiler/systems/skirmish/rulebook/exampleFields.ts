/** How worked examples write the fields of actions. */
import type { FieldKind } from '../../../../engine/systems/skirmish/fields.ts'
import { verbs } from '../../../../engine/systems/skirmish/verbs/index.ts'
import { words } from '../../../../engine/systems/skirmish/verbs/sentences.ts'
import type { WrittenActions } from '../../../schemas/actionSchema.ts'

export const actions: WrittenActions<FieldKind> = {
  verbs,
  words,
  about: {
    lead: 'Who has the initiative says who moves and who builds first',
    accompany: '`unit` enters the space of `other`, if it is not there, and both go on to `space`',
    board: '`unit` boards `other`; a gun is attached to it',
    deploy: 'Deploy `card` at `space`; aircraft come beside their headquarters without one',
    play: 'Play `card`, with what it needs of the other fields',
    storm: '`unit` settles its assault on `target`; without one where nobody is left',
    answer: 'The assaulted unit reacts',
    turn: '`unit` mounts or dismounts its `option`',
    done: 'The seat is done with the phase, or with what it is asked',
  },
  // Terrain is fired at by its space, and what is chosen with a card is written by its name.
  instead: { target: ['target', 'space'], choice: ['pay', 'general', 'terrain', 'recall'] },
  fields: {
    unit: {
      description:
        'The unit that acts: its id in the example; one that is deployed in the course of it has the id of its card.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'unit',
    },
    other: { description: 'The other unit.', $ref: '../common.schema.json#/definitions/id', refers: 'unit' },
    space: {
      description:
        'Where it happens, or where the unit goes. Aircraft are deployed beside their headquarters without one.',
      $ref: 'parts.schema.json#/definitions/space',
      optional: ['deploy'],
    },
    target: {
      description:
        'What it is done to: a unit by its id, a space for the terrain there, `hq1` or `hq2` for a headquarters.',
      $ref: '../common.schema.json#/definitions/id',
    },
    card: {
      description: 'The card that is played, deployed or discarded.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'card',
    },
    weapon: {
      description: 'The weapon: the id of an upgrade of the unit, or `main`. Default: main.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'upgrade',
      default: 'main',
      optional: true,
    },
    option: {
      description: 'The upgrade of the unit that is bought, lit or turned over.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'upgrade',
    },
    how: {
      description: 'How a unit is deployed: alone, carried or towed by a vehicle, or behind it. Default: alone.',
      enum: ['alone', 'carried', 'covered'],
      default: 'alone',
      optional: true,
    },
    points: { description: 'Action points that are bid, 0 to 40.', type: 'integer', minimum: 0, maximum: 40 },
    first: { description: 'The side that moves first.', enum: [1, 2] },
    builder: { description: 'The side that builds first.', enum: [1, 2] },
    terrain: { description: 'What is built.', $ref: '../common.schema.json#/definitions/id', refers: 'terrain' },
    pay: {
      description: 'Action points that are paid for a variable card, 1 to 20.',
      type: 'integer',
      minimum: 1,
      maximum: 20,
    },
    general: {
      description: 'The general that comes.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'general',
    },
    recall: {
      description: 'The unit card that comes back.',
      $ref: '../common.schema.json#/definitions/id',
      refers: 'unit-type',
    },
  },
}
