/** What the lint rules of battles led by cards look at. */

import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { ObstacleRules, TerrainRules, UnitTypeRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import { sides } from '../../../../engine/twoSides.ts'
import * as shared from '../../../lint/rule.ts'
import type { Tutorial } from '../bundle.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/** Questions about the rules of the game are the engine's to answer: `game` and `start` are made when they are first read. */
export interface LintContext {
  readonly scenario: CommandCardsScenario
  readonly origins: CommandCardsOrigins
  readonly tutorial: Tutorial | null
  /** A side that its author means to lose. */
  readonly unwinnable: number | undefined
  readonly game: CommandCardsGame
  /** The first position, not to be changed. */
  readonly start: Readonly<CommandCardsState>
  /** The printed name of a hex. */
  nameOf(hex: number): string
  /** The type of a unit, by its number. */
  typeOf(unit: number): UnitTypeRules
  /** The terrain of a hex. */
  terrainOf(hex: number): TerrainRules
  /** What lies on a hex at the start beside its terrain. */
  obstacleOf(hex: number): ObstacleRules | undefined
  /** Whether a way for trains runs through a hex. */
  hasRails(hex: number): boolean
}

export const defineRule = shared.defineRule<LintContext>

export const sideRule = shared.ruleOfEach(
  ({ scenario, origins }: LintContext) =>
    sides.map((side) => [scenario.sides[side], origins.sides[side], side] as const),
  ({ id }) => id,
)

export const unitRule = shared.ruleOfEach(
  ({ scenario, origins }: LintContext) => shared.placed(scenario.units, origins.units),
  ({ id }) => id,
)
