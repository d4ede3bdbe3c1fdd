/** The system compiler of the skirmish system: what checks ask of it, stage by stage. */
import { type SkirmishGame, skirmish } from '../../../engine/systems/skirmish/index.ts'
import type { SkirmishRules } from '../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../engine/systems/skirmish/scenario.ts'
import type {
  SkirmishAction,
  SkirmishEvent,
  SkirmishState,
  SkirmishView,
} from '../../../engine/systems/skirmish/types.ts'
import { openScenario } from '../../lint/opened.ts'
import type { SystemCompiler } from '../systemCompiler.ts'
import type { Tutorial } from './bundle.ts'
import type { BoardExtras } from './cartography/extras.ts'
import { withArmies } from './forces.ts'
import { makeChart } from './lint/chart.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { checkTables } from './playtest/check.ts'
import { fingerprint } from './playtest/fingerprint.ts'
import * as measuring from './playtest/metrics.ts'
import { resolveScenario, type SkirmishOrigins } from './resolve/scenario.ts'
import { resolveTables, type SystemTables } from './resolve/tables.ts'
import { playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

export interface SkirmishTypes {
  readonly documents: Documents
  readonly tables: SystemTables
  readonly rules: SkirmishRules
  readonly scenario: SkirmishScenario
  readonly origins: SkirmishOrigins
  readonly tutorial: Tutorial
  readonly lintContext: LintContext
  readonly extras: BoardExtras
  readonly game: SkirmishGame
  readonly state: SkirmishState
  readonly action: SkirmishAction
  readonly view: SkirmishView
  readonly event: SkirmishEvent
  readonly example: ExampleBlock
}

export const systemCompiler: SystemCompiler<SkirmishTypes> = {
  id: 'skirmish',
  kinds,
  schemas,
  open: skirmish.open,
  withForces: (scenario, rules, forces) => withArmies(scenario, rules, forces).scenario,
  resolve: { tables: resolveTables, scenario: resolveScenario },
  lint: { rules: lintRules, open: (compiled) => openScenario(skirmish.open, compiled), chart: makeChart },
  rulebook: { tables, unitTypes: ({ unitTypes }) => Object.keys(unitTypes), play: playExample },
  playtest: { ...measuring, fingerprint, checkTables },
}
