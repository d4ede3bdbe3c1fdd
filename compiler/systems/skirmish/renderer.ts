/** The system renderer of the skirmish system: what it shows and hands out. */

import { oncePer } from '../../../engine/once.ts'
import { lineOf, reasonWords } from '../../../engine/systems/skirmish/events.ts'
import { height, type SkirmishScenario, width } from '../../../engine/systems/skirmish/scenario.ts'
import { makeTable } from '../../../engine/systems/skirmish/table.ts'
import type { Reason } from '../../../engine/systems/skirmish/types.ts'
import type { SystemRenderer } from '../systemCompiler.ts'
import { drawBoard, drawPicture, drawStill, focusOf } from './cartography/picture.ts'
import { explain, questions } from './commands/explain.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { exportPosition } from './exchange/position.ts'
import type { SkirmishTypes } from './index.ts'

const size = { width, height }

const tableOf: (scenario: SkirmishScenario) => ReturnType<typeof makeTable> = oncePer(makeTable)

export const systemRenderer: SystemRenderer<SkirmishTypes> = {
  id: 'skirmish',
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf },
  commands: {
    questions,
    explain,
    tell: (scenario, event) => lineOf(tableOf(scenario), event),
    reason: (reason) => reasonWords[reason as Reason],
  },
  exchange: { position: exportPosition, facts: factsOf },
  beginning: {
    size,
    ground: '.',
    fit: (wanted) =>
      wanted.width === width && wanted.height === height
        ? { margins: { west: 0, east: 0, north: 0, south: 0 }, lines: [] }
        : `is no field: all are ${width}x${height}.`,
  },
}
