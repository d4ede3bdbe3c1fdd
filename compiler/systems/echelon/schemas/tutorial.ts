/** What tutorials point at, and the facts that they ask for. */
import { phase } from '../../../../engine/systems/echelon/types.ts'
import type { WrittenTutorial } from '../../../schemas/tutorialSchema.ts'
import { countOf, hexOf, idOf } from '../../../schemas/written.ts'

export const tutorial: WrittenTutorial = {
  pointer: {
    unit: idOf('unit', 'A unit; its id.'),
    hex: hexOf('A hex.'),
  },
  condition: {
    phase: {
      description: 'The side decides this now.',
      enum: Object.keys(phase),
    },
    selected: idOf('unit', 'This unit is selected.'),
    grouped: idOf('unit', 'This unit is in the group that moves next.'),
    moved: idOf('unit', 'This unit has moved in the game.'),
    committed: idOf('unit', 'This unit takes part in the attack that is being built.'),
    target: hexOf('This hex is named as target.'),
    attacks: countOf('The side has made so many attacks, or more.'),
    arrived: idOf('unit', 'This unit has come to the map.'),
    gone: idOf('unit', 'This unit is not on the map any more.'),
    reversed: idOf('unit', 'This unit lies on its other side: it is a cadre.'),
    disrupted: idOf('unit', 'This unit is disrupted.'),
    holds: hexOf('The side owns this hex.'),
    lacks: hexOf('The side does not own this hex.'),
    points: countOf('The side has so many points of victory, or more.'),
    turn: countOf('This turn has come, or a later one.', 100),
    before: countOf('This turn has not come yet.', 100),
  },
}
