/** What tutorials point at, and the facts that they ask for. */
import type { WrittenTutorial } from '../../../schemas/tutorialSchema.ts'
import { countOf, hexOf, idOf } from '../../../schemas/written.ts'

export const tutorial: WrittenTutorial = {
  pointer: {
    unit: idOf('unit', 'A unit; its id.'),
    hex: hexOf('A hex.'),
  },
  condition: {
    selected: idOf('unit', 'This unit is selected; its id.'),
    at: hexOf('A unit of the side stands on this hex.'),
    attacked: idOf('unit', 'This unit has attacked; its id.'),
    refitted: idOf('unit', 'This unit has taken in supplies or replacements; its id.'),
    holds: hexOf('The side holds this place.'),
    gone: idOf('unit', 'This unit is destroyed; its id.'),
    turn: countOf('This turn has come, or a later one.', 100),
  },
}
