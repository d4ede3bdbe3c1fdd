/** What the lint rules of operational battles look at. */
import type { Side } from '../../../../engine/game.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { Table } from '../../../../engine/systems/operational/table.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import * as shared from '../../../lint/rule.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'
import type { Opening } from './opening.ts'
import type { Survey } from './survey/survey.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/**
 * Questions about the rules of the game are the engine's to answer. A rule is asked of thousands of scenarios: it takes `table`,
 * `opening` and above all `game` only when it has something to ask of them, for each is made when it is first taken.
 */
export interface LintContext {
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial | null
  /** A side that its author means to lose. */
  readonly unwinnable: Side | undefined
  /** What one look at it proves for many rules. */
  readonly survey: Survey
  /** The scenario as the engine reads it. */
  readonly table: Table
  /** The first position, its supply and its ranges. */
  readonly opening: Opening
  /** The opened game: a millisecond. Look for a cheaper proof first. */
  readonly game: OperationalGame
  /** A fresh copy of the first position, of the opened game. */
  start(): OperationalState
  /** The printed name of a hex. */
  nameOf(hex: number): string
  /** Whether a unit may end a move in a hex in some weather of the scenario. operational.C4 */
  canStand(unit: number, hex: number): boolean
  /** Whether a hex is open water. */
  isSea(hex: number): boolean
  /** The terrain of a hex at the start. */
  terrainOf(hex: number): TerrainRules
}

export const defineRule = shared.defineRule<LintContext>
