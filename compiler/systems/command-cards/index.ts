/** The system compiler of the command-card system: what checks ask of it, stage by stage. */
import { type CommandCardsGame, commandCards } from '../../../engine/systems/command-cards/index.ts'
import { positionOf } from '../../../engine/systems/command-cards/standing.ts'
import type { SystemCompiler, TypesOf } from '../systemCompiler.ts'
import type { BoardExtras } from './cartography/picture.ts'
import { makeChart } from './lint/chart.ts'
import { makeContext } from './lint/context.ts'
import { lintRules } from './lint/index.ts'
import type { LintContext } from './lint/rule.ts'
import { fingerprint } from './playtest/fingerprint.ts'
import * as measuring from './playtest/metrics.ts'
import { type CommandCardsBattle, resolveScenario } from './resolve/scenario.ts'
import { resolveTables } from './resolve/tables.ts'
import { playExample } from './rulebook/example.ts'
import { tables } from './rulebook/tables.ts'
import { type Documents, schemas } from './schemas/index.ts'
import { kinds } from './schemas/kinds.ts'
import type { ExampleBlock } from './schemas/types.generated.ts'

export interface CommandCardsTypes extends TypesOf<CommandCardsBattle, CommandCardsGame> {
  readonly documents: Documents
  readonly lintContext: LintContext
  readonly extras: BoardExtras
  readonly example: ExampleBlock
}

export const systemCompiler: SystemCompiler<CommandCardsTypes> = {
  id: 'command-cards',
  kinds,
  schemas,
  open: commandCards.open,
  resolve: { tables: resolveTables, scenario: resolveScenario },
  lint: { rules: lintRules, open: makeContext, chart: makeChart },
  rulebook: { tables, unitTypes: ({ unitTypes }) => Object.keys(unitTypes), play: playExample },
  playtest: { ...measuring, fingerprint, positionOf },
}
