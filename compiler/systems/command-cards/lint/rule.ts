/** The context of lint rules for battles led by cards. */

import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { ObstacleRules, TerrainRules, UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { OpenedScenario } from '../../../lint/opened.ts'
import * as shared from '../../../lint/rule.ts'
import type { Tutorial } from '../bundle.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'

export type LintRule = shared.LintRule<LintContext>

export interface LintContext
  extends OpenedScenario<CommandCardsScenario, CommandCardsOrigins, CommandCardsGame, Tutorial> {
  /** The type of a unit, by its number. */
  typeOf(unit: number): UnitTypeRules
  /** The terrain of a hex. */
  terrainOf(hex: number): TerrainRules
  /** Returns the obstacle on a hex at the start. */
  obstacleOf(hex: number): ObstacleRules | undefined
  /** True if a way for trains runs through a hex. */
  hasRails(hex: number): boolean
}

export const defineRule = shared.defineRule<LintContext>

export const sideRule = shared.ruleOfSides<LintContext, Side>()
export const unitRule = shared.ruleOfList<LintContext, 'units'>('units', ({ id }) => id)
