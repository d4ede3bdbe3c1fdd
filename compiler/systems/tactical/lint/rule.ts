/** The context of lint rules for tactical battles. */
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import type { TacticalScenario, TacticalUnit } from '../../../../engine/systems/tactical/scenario.ts'
import type { OpenedScenario } from '../../../lint/opened.ts'
import * as shared from '../../../lint/rule.ts'
import type { TacticalOrigins } from '../resolve/scenario.ts'

export type LintRule = shared.LintRule<LintContext>
export type LintContext = OpenedScenario<TacticalScenario, TacticalOrigins, TacticalGame>

export const defineRule = shared.defineRule<LintContext>

export const objectiveRule = shared.ruleOfList<LintContext, 'objectives'>('objectives', ({ hex }, { nameOf }) =>
  nameOf(hex),
)

/** Makes a rule that checks units that are in the battle or arrive in it. */
export const unitRule = shared.ruleOfEach<LintContext, TacticalUnit>(
  ({ scenario, origins }) => shared.placed(scenario.units, origins.units).filter(([unit]) => !unit.offered),
  ({ id }) => id,
)

/** Makes a rule that checks lots of units that can be bought: the first unit of each stands for it. */
export const purchaseRule = shared.ruleOfEach<LintContext, TacticalUnit>(
  ({ scenario, origins }) =>
    shared
      .placed(scenario.units, origins.units)
      .filter(([unit, place], index) => unit.offered && origins.units[index - 1] !== place),
  ({ id }) => id,
)
