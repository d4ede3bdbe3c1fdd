/** The system renderer of the echelon system: what it shows and hands out. */
import { lineOf } from '../../../engine/systems/echelon/events.ts'
import { reasonWords } from '../../../engine/systems/echelon/names.ts'
import { beginningOf } from '../../packs/beginning.ts'
import type { SystemRenderer } from '../systemCompiler.ts'
import { drawBoard, drawPicture, drawStill, focusOf } from './cartography/picture.ts'
import { explain, questions } from './commands/explain.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { mapExchange } from './exchange/layout.ts'
import { exportPosition } from './exchange/position.ts'
import type { EchelonTypes } from './index.ts'

export const systemRenderer: SystemRenderer<EchelonTypes> = {
  id: 'echelon',
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf },
  commands: { questions, explain, tell: lineOf, reason: reasonWords },
  exchange: { map: mapExchange, position: exportPosition, facts: factsOf },
  beginning: beginningOf({ width: 12, height: 10 }),
}
