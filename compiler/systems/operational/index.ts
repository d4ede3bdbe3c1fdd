/** The system compiler of the operational system: what checks ask of it, stage by stage. */

import { type OperationalGame, operational } from '../../../engine/systems/operational/index.ts'
import type { OperationalRules } from '../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../engine/systems/operational/scenario.ts'
import { positionOf } from '../../../engine/systems/operational/standing.ts'
import type {
  OperationalAction,
  OperationalEvent,
  OperationalState,
} from '../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../engine/systems/operational/viewTypes.ts'
import type { SystemCompiler } from '../systemCompiler.ts'
import type { Tutorial } from './bundle.ts'
import type { BoardExtras } from './cartography/picture.ts'
import { makeChart } from './lint/chart.ts'
import { makeContext } from './lint/context.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { fingerprint } from './playtest/fingerprint.ts'
import * as measuring from './playtest/metrics.ts'
import { type OperationalOrigins, resolveScenario } from './resolve/scenario.ts'
import { resolveTables, type SystemTables } from './resolve/tables.ts'
import { playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

export interface OperationalTypes {
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
  readonly action: OperationalAction
  readonly view: OperationalView
  readonly event: OperationalEvent
  readonly example: ExampleBlock
}

export const systemCompiler: SystemCompiler<OperationalTypes> = {
  id: 'operational',
  kinds,
  schemas,
  difficulties: operational.difficulties,
  open: operational.open,
  resolve: { tables: resolveTables, scenario: resolveScenario },
  lint: { rules: lintRules, open: makeContext, chart: makeChart },
  rulebook: { tables, unitTypes: ({ unitTypes }) => Object.keys(unitTypes), play: playExample },
  playtest: { ...measuring, fingerprint, positionOf },
}
