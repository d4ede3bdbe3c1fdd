/** The workshop of the operational system: all that the compiler knows of it, stage by stage. */

import { lineOf, reasonWords } from '../../../engine/systems/operational/chronicle.ts'
import type { OperationalGame } from '../../../engine/systems/operational/index.ts'
import type { OperationalRules } from '../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../engine/systems/operational/scenario.ts'
import type { OperationalEvent, OperationalState } from '../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../engine/systems/operational/viewTypes.ts'
import type { Workshop } from '../workshop.ts'
import { beginning } from './beginning.ts'
import type { Tutorial } from './bundle.ts'
import { type BoardExtras, drawBoard, drawPicture, drawStill } from './cartography/picture.ts'
import { focusOf } from './cartography/pieces.ts'
import { explain, questions } from './commands/explain.ts'
import { countUnits, referenceOf } from './emit/reference.ts'
import { factsOf } from './exchange/facts.ts'
import { mapExchange } from './exchange/layout.ts'
import { exportPosition } from './exchange/position.ts'
import { makeChart } from './lint/chart.ts'
import { makeContext } from './lint/context.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { metrics, words } from './playtest/metrics.ts'
import { type OperationalOrigins, resolveScenario } from './resolve/scenario.ts'
import { resolveTables, type SystemTables } from './resolve/tables.ts'
import { playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

interface OperationalTypes {
  readonly documents: Documents
  readonly tables: SystemTables
  readonly rules: OperationalRules
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial
  readonly lintContext: LintContext
  readonly extras: BoardExtras
  readonly game: OperationalGame
  readonly state: OperationalState
  readonly view: OperationalView
  readonly event: OperationalEvent
  readonly example: ExampleBlock
}

export const operational: Workshop<OperationalTypes> = {
  id: 'operational',
  kinds,
  schemas,
  resolve: { tables: resolveTables, scenario: resolveScenario },
  lint: { rules: lintRules, open: makeContext, chart: makeChart },
  rulebook: { tables, unitTypes: ({ unitTypes }) => Object.keys(unitTypes), play: playExample },
  cartography: { picture: drawPicture, still: drawStill, board: drawBoard, focus: focusOf },
  reference: { countUnits, reference: referenceOf },
  playtest: { metrics, words },
  commands: {
    questions,
    explain,
    tell: (scenario, event) => {
      const line = lineOf(scenario, event)
      return line && { text: line.text, isHeading: line.tone === 'turn' }
    },
    reason: reasonWords,
  },
  exchange: { map: mapExchange, position: exportPosition, facts: factsOf },
  beginning,
}
