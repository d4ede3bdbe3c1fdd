/** The system renderer of the command-card system: what it shows and hands out. */

import { lineOf, reasonWords } from '../../../engine/systems/command-cards/events.ts'
import type { SystemRenderer } from '../systemCompiler.ts'
import { beginning } from './beginning.ts'
import { drawBoard, drawPicture, drawStill, focusOf } from './cartography/picture.ts'
import { explain, questions } from './commands/explain.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { mapExchange } from './exchange/layout.ts'
import { exportPosition } from './exchange/position.ts'
import type { CommandCardsTypes } from './index.ts'

export const systemRenderer: SystemRenderer<CommandCardsTypes> = {
  id: 'command-cards',
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf },
  commands: {
    questions,
    explain,
    tell: lineOf,
    reason: reasonWords,
  },
  exchange: { map: mapExchange, position: exportPosition, facts: factsOf },
  beginning,
}
