/** What the lint rules of battles led by cards look at. */
import type { CommandCardsGame } from '../../../../engine/systems/command-cards/index.ts'
import type { ObstacleRules, TerrainRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { CommandCardsState } from '../../../../engine/systems/command-cards/types.ts'
import * as shared from '../../../lint/rule.ts'
import type { CommandCardsOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/** Questions about the rules of the game are the engine's to answer. */
export interface LintContext {
  readonly scenario: CommandCardsScenario
  readonly origins: CommandCardsOrigins
  readonly game: CommandCardsGame
  /** A fresh copy of the first position. */
  start(): CommandCardsState
  /** The printed name of a hex. */
  nameOf(hex: number): string
  /** The terrain of a hex. */
  terrainOf(hex: number): TerrainRules
  /** What lies on a hex at the start beside its terrain. */
  obstacleOf(hex: number): ObstacleRules | undefined
}

export const defineRule = shared.defineRule<LintContext>
