/** What the lint rules of echelon scenarios look at. */
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { Position } from '../../../../engine/systems/echelon/types.ts'
import * as shared from '../../../lint/rule.ts'
import type { EchelonOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

/** Questions about the rules of the game are the engine's to answer: `game` and `start` are made when they are first read. */
export interface LintContext {
  readonly scenario: EchelonScenario
  readonly origins: EchelonOrigins
  readonly game: EchelonGame
  /** The first position, not to be changed. */
  readonly start: Position
  /** The printed name of a hex. */
  nameOf(hex: number): string
}

export const defineRule = shared.defineRule<LintContext>

export const unitRule = shared.ruleOfEach(
  ({ scenario, origins }: LintContext) => shared.placed(scenario.units, origins.units),
  ({ id }) => id,
)

export const objectiveRule = shared.ruleOfEach(
  ({ scenario, origins }: LintContext) => shared.placed(scenario.objectives, origins.objectives),
  ({ hex }, { nameOf }) => nameOf(hex),
)
