/** The system compiler of the skirmish system: what checks ask of it, stage by stage. */

import { type SkirmishGame, skirmish } from '../../../engine/systems/skirmish/index.ts'
import { openScenario } from '../../lint/opened.ts'
import type { SystemCompiler, TypesOf } from '../systemCompiler.ts'
import type { BoardExtras } from './cartography/extras.ts'
import { withArmies } from './forces.ts'
import { makeChart } from './lint/chart.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { checkTables } from './playtest/check.ts'
import { fingerprint } from './playtest/fingerprint.ts'
import * as measuring from './playtest/metrics.ts'
import { resolveScenario, type SkirmishBattle } from './resolve/scenario.ts'
import { resolveTables } from './resolve/tables.ts'
import { playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

export interface SkirmishTypes extends TypesOf<SkirmishBattle, SkirmishGame> {
  readonly documents: Documents
  readonly lintContext: LintContext
  readonly extras: BoardExtras
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
