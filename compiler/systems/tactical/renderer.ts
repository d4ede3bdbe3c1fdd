/** The system renderer: what it shows and hands out. */
import { lineOf, reasonWords } from '../../../engine/systems/tactical/events.ts'
import type { Reason } from '../../../engine/systems/tactical/types.ts'
import { beginningOf } from '../../packs/beginning.ts'
import type { SystemRenderer } from '../systemCompiler.ts'
import { drawBoard, drawPicture, drawStill, focusOf } from './cartography/picture.ts'
import { explain, questions } from './commands/explain.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { mapExchange } from './exchange/layout.ts'
import { exportPosition } from './exchange/position.ts'
import type { TacticalTypes } from './index.ts'

export const systemRenderer: SystemRenderer<TacticalTypes> = {
  id: 'tactical',
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf },
  commands: { questions, explain, tell: lineOf, reason: (reason) => reasonWords[reason as Reason] },
  exchange: { map: mapExchange, position: exportPosition, facts: factsOf },
  beginning: beginningOf({ width: 11, height: 8 }),
}
