/** The context of lint rules for echelon scenarios. */
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { OpenedScenario } from '../../../lint/opened.ts'
import * as shared from '../../../lint/rule.ts'
import type { EchelonOrigins } from '../resolve/scenario.ts'

export type LintRule = shared.LintRule<LintContext>
export type LintContext = OpenedScenario<EchelonScenario, EchelonOrigins, EchelonGame>

export const defineRule = shared.defineRule<LintContext>

export const sideRule = shared.ruleOfSides<LintContext, Side>()
export const unitRule = shared.ruleOfList<LintContext, 'units'>('units', ({ id }) => id)
export const objectiveRule = shared.ruleOfList<LintContext, 'objectives'>('objectives', ({ hex }, { nameOf }) =>
  nameOf(hex),
)
