/** What tutorials point at, and the facts that they ask for. */
import { phase, question } from '../../../../engine/systems/skirmish/types.ts'
import type { SchemaNode } from '../../../schemas/schema.ts'
import type { WrittenTutorial } from '../../../schemas/tutorialSchema.ts'
import { countOf, idOf } from '../../../schemas/written.ts'

const spaceOf = (description: string): SchemaNode => ({
  description,
  $ref: 'parts.schema.json#/definitions/space',
})

export const tutorial: WrittenTutorial = {
  pointer: {
    unit: idOf('unit', 'A unit that is on the board at the start; its id.'),
    space: spaceOf('A space.'),
    card: idOf('card', 'A card in hand; its id.'),
  },
  condition: {
    phase: {
      description: 'The side is in this phase of its turn.',
      enum: Object.keys(phase),
    },
    question: {
      description: 'The side is asked this.',
      enum: Object.keys(question).filter((asked) => asked !== 'none'),
    },
    selected: idOf('unit-type', 'A unit of this card is selected.'),
    holding: idOf('card', 'The side has this card in hand; its id.'),
    deployed: idOf('unit-type', 'The side has deployed a unit of this card.'),
    deployments: countOf('So many units have been deployed by the side.'),
    played: countOf('So many support cards have been played by the side.'),
    moves: countOf('So many moves have been made by the side.'),
    shots: countOf('So many shots have been fired by the side.'),
    hits: countOf('So many of its shots have hit.'),
    kills: countOf('The enemy has lost so many units, or more.'),
    losses: countOf('The side has lost so many units, or more.'),
    ap: countOf('The side has so many action points, or more.', 99),
    targets: countOf('At least so many shots are possible now.'),
    turn: countOf('This round has come, or a later one.', 100),
    before: countOf('This round has not come yet.', 100),
    holds: spaceOf('A unit of the side is on this space.'),
    lacks: spaceOf('No unit of the side is on this space.'),
    row: {
      description: 'A unit of the side is on this own row, or beyond it.',
      type: 'integer',
      minimum: 1,
      maximum: 6,
    },
    gone: idOf('unit', 'This unit, which was on the board at the start, is destroyed.'),
  },
}
