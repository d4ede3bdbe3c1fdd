/** A worked example of the operational rulebook: opened, run, compared. Its form is `schemas/example.schema.json`. */
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import type { BoardExtras } from '../cartography/picture.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { canBegin, extrasOf } from './exampleBoard.ts'
import { openExample } from './examplePosition.ts'
import { runExample } from './exampleRun.ts'
import type { OperationalSystem } from './exampleScenario.ts'

/** An example that could be set up, and what came of it. */
export interface PlayedExample {
  readonly scenario: OperationalScenario
  readonly lines: readonly string[]
  readonly extras: BoardExtras
  readonly playable: boolean
}

/** Plays an example that fits its schema; undefined when it cannot be set up. What is wrong with it is reported. */
export const playExample = (
  example: ExampleBlock,
  system: OperationalSystem,
  place: Place,
  report: Report,
): PlayedExample | undefined => {
  const position = openExample(example, system, place, report)
  if (position === undefined) return undefined
  const extras = extrasOf(position)
  return {
    extras,
    playable: canBegin(extras),
    scenario: position.game.scenario,
    lines: runExample(example, position, place, report),
  }
}
