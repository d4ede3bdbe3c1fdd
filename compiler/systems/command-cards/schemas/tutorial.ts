/** What tutorials point at, and the facts that they ask for. */
import { phase } from '../../../../engine/systems/command-cards/types.ts'
import type { WrittenTutorial } from '../../../schemas/tutorialSchema.ts'
import { countOf, hexOf, idOf } from '../../../schemas/written.ts'

export const tutorial: WrittenTutorial = {
  pointer: {
    unit: idOf('unit', 'A unit; its id.'),
    hex: hexOf('A hex.'),
    card: idOf('card', 'A card in hand; its id.'),
  },
  condition: {
    phase: {
      description: 'The side decides this now.',
      enum: Object.keys(phase),
    },
    selected: idOf('unit', 'This unit is selected.'),
    holding: idOf('card', 'The side has this card in hand; its id.'),
    played: countOf('So many cards have been played by the side.'),
    ordered: idOf('unit', 'This unit is ordered.'),
    orders: countOf('So many units are ordered now.', 99),
    moved: idOf('unit', 'This unit has moved in the battle.'),
    moves: countOf('So many moves have been made by the side.'),
    battles: countOf('So many battles have been fought by the side.'),
    medals: countOf('The side has so many medals, or more.', 99),
    turn: countOf('This turn has come, or a later one.', 100),
    before: countOf('This turn has not come yet.', 100),
    holds: hexOf('A unit of the side is in this hex.'),
    lacks: hexOf('No unit of the side is in this hex.'),
    arrived: idOf('unit', 'This unit has come to the board.'),
    gone: idOf('unit', 'This unit is destroyed.'),
    weakened: idOf('unit', 'This unit has lost a figure.'),
    targets: countOf('At least so many attacks are possible now.'),
  },
}
