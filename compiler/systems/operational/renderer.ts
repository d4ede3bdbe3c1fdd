/** The system renderer of the operational system: what it shows and hands out. */

import { lineOf } from '../../../engine/systems/operational/events.ts'
import { reasonWords } from '../../../engine/systems/operational/names.ts'
import { beginningOf } from '../../packs/beginning.ts'
import type { SystemRenderer } from '../systemCompiler.ts'
import { drawBoard, drawPicture, drawStill } from './cartography/picture.ts'
import { focusOf } from './cartography/pieces.ts'
import { explain, questions } from './commands/explain.ts'
import { changesAt } from './emit/difficulty.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { mapExchange } from './exchange/layout.ts'
import { exportPosition } from './exchange/position.ts'
import type { OperationalTypes } from './index.ts'

export const systemRenderer: SystemRenderer<OperationalTypes> = {
  id: 'operational',
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf, changesAt },
  commands: {
    questions,
    explain,
    tell: lineOf,
    reason: reasonWords,
  },
  exchange: { map: mapExchange, position: exportPosition, facts: factsOf },
  beginning: beginningOf({ width: 12, height: 10 }),
}
