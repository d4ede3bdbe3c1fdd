/** What the lint rules of operational battles look at. */

import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { SupplyMap } from '../../../../engine/systems/operational/supply/trace.ts'
import type { OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import * as shared from '../../../lint/rule.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/** Questions about the rules of the game are the engine's to answer: `game` and what follows from it are made when they are first read. */
export interface LintContext {
  readonly scenario: OperationalScenario
  readonly origins: OperationalOrigins
  readonly tutorial: Tutorial | null
  /** A side that its author means to lose. */
  readonly unwinnable: number | undefined
  readonly game: OperationalGame
  /** The first position, not to be changed. */
  readonly start: Readonly<OperationalState>
  /** What each side's supply brings where in the first position. operational.E1-E11 */
  readonly supply: readonly [SupplyMap, SupplyMap]
  /** The printed name of a hex. */
  nameOf(hex: number): string
  /** Whether a unit may end a move in a hex in some weather of the scenario. operational.C4 */
  canStand(unit: number, hex: number): boolean
  /** Whether a side holds a hex in the first position. */
  isHeld(side: Side, hex: number): boolean
  /** Whether a hex is open water. */
  isSea(hex: number): boolean
  /** The terrain of a hex at the start. */
  terrainOf(hex: number): TerrainRules
}

export const defineRule = shared.defineRule<LintContext>
