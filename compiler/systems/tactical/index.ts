/** The system compiler: what checks ask of it, stage by stage. */
import { type TacticalGame, tactical } from '../../../engine/systems/tactical/index.ts'
import { positionOf } from '../../../engine/systems/tactical/standing.ts'
import { openScenario } from '../../lint/opened.ts'
import type { SystemCompiler, TypesOf } from '../systemCompiler.ts'
import { makeChart } from './lint/chart.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { fingerprint } from './playtest/fingerprint.ts'
import * as measuring from './playtest/metrics.ts'
import { resolveScenario, type TacticalBattle } from './resolve/scenario.ts'
import { resolveTables } from './resolve/tables.ts'
import { type BoardExtras, playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

export interface TacticalTypes extends TypesOf<TacticalBattle, TacticalGame> {
  readonly documents: Documents
  readonly lintContext: LintContext
  readonly extras: BoardExtras
  readonly example: ExampleBlock
}

export const systemCompiler: SystemCompiler<TacticalTypes> = {
  id: 'tactical',
  kinds,
  schemas,
  open: tactical.open,
  resolve: { tables: resolveTables, scenario: resolveScenario },
  lint: { rules: lintRules, open: (compiled) => openScenario(tactical.open, compiled), chart: makeChart },
  rulebook: { tables, unitTypes: ({ unitTypes }) => Object.keys(unitTypes), play: playExample },
  playtest: { ...measuring, fingerprint, positionOf },
}
