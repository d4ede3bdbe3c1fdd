/** What tutorials point at, and the facts that they ask for. */
import type { WrittenTutorial } from '../../../schemas/tutorialSchema.ts'
import { countOf, hexOf, idOf } from '../../../schemas/written.ts'

export const tutorial: WrittenTutorial = {
  pointer: {
    unit: idOf('unit', 'A unit; its id.'),
    hex: hexOf('A hex.'),
  },
  condition: {
    selected: idOf('unit', 'This unit is selected.'),
    headquarters: { description: 'A headquarters of the side is selected.', const: true },
    shown: { description: 'This layer of the map is shown.', enum: ['supply', 'zones'] },
    moved: idOf('unit', 'This unit has moved in the battle.'),
    moves: countOf('So many moves have been made by the side.'),
    fights: countOf('So many fights have been begun by the side.'),
    orders: countOf('So many orders have been given by its headquarters.'),
    strikes: countOf('So many strikes have been flown or fired.'),
    turn: countOf('This turn has come, or a later one.', 100),
    before: countOf('This turn has not come yet.', 100),
    holds: hexOf('The side holds this hex.'),
    lacks: hexOf('The side does not hold this hex.'),
    arrived: idOf('unit', 'This unit has come to the map.'),
    waits: idOf('unit', 'This unit can be brought on now.'),
    gone: idOf('unit', 'This unit is destroyed.'),
    targets: countOf('At least so many attacks are possible now.'),
    able: countOf('At least so many units can still move or attack.'),
    spent: { description: 'No unit can move or attack any more.', const: true },
  },
}
