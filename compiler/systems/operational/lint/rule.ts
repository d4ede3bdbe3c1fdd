/** What the lint rules of operational battles look at. */
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import * as shared from '../../../lint/rule.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/** Questions about the rules of the game are the engine's to answer. */
export interface LintContext {
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly game: OperationalGame
  /** A fresh copy of the first position. */
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
