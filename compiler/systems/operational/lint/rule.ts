/** The context of lint rules for operational battles. */

import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { TerrainRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario, OperationalSide } from '../../../../engine/systems/operational/scenario.ts'
import type { SupplyMap } from '../../../../engine/systems/operational/supply/trace.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import type { OpenedScenario } from '../../../lint/opened.ts'
import * as shared from '../../../lint/rule.ts'
import type { Tutorial } from '../bundle.ts'
import type { OperationalOrigins } from '../resolve/scenario.ts'

export type { Finding } from '../../../lint/rule.ts'

export type LintRule = shared.LintRule<LintContext>

export interface LintContext
  extends OpenedScenario<OperationalScenario, OperationalOrigins, OperationalGame, Tutorial> {
  /** The supply of each side by hex in the first position. operational.E1-E11 */
  readonly supply: readonly [SupplyMap, SupplyMap]
  /** True if a unit may end a move in a hex in some weather of the scenario. operational.C4 */
  canStand(unit: number, hex: number): boolean
  /** True if a side holds a hex in the first position. */
  isHeld(side: Side, hex: number): boolean
  /** True if a hex is open water. */
  isSea(hex: number): boolean
  /** The terrain of a hex at the start. */
  terrainOf(hex: number): TerrainRules
}

export const defineRule = shared.defineRule<LintContext>

export const sideRule = shared.ruleOfSides<LintContext, Side>()
export const unitRule = shared.ruleOfList<LintContext, 'units'>('units', ({ id }) => id)
export const headquartersRule = shared.ruleOfList<LintContext, 'headquarters'>('headquarters', ({ id }) => id)
export const objectiveRule = shared.ruleOfList<LintContext, 'objectives'>('objectives', ({ hex }, { nameOf }) =>
  nameOf(hex),
)

/** Makes a rule about bonuses: a finding is about the bonus's hex; without one about its side. */
export const bonusRule = shared.ruleOfList<LintContext, 'bonuses'>(
  'bonuses',
  ({ condition, side }, { nameOf, scenario }) => ('hex' in condition ? nameOf(condition.hex) : scenario.sides[side].id),
)

/** Sources and hubs are told apart by their hexes, and come with the number of their side. */
const siteRule = <T extends { readonly hex: number }>(list: {
  readonly of: (side: OperationalSide) => readonly T[]
  readonly places: 'sources' | 'hubs'
}) =>
  shared.ruleOfEach(
    ({ scenario, origins }: LintContext) =>
      sides.flatMap((side) =>
        list.of(scenario.sides[side]).map((one, index) => [one, origins[list.places][side][index], side] as const),
      ),
    ({ hex }, { nameOf }) => nameOf(hex),
  )

export const sourceRule = siteRule({ of: ({ sources }) => sources, places: 'sources' })
export const hubRule = siteRule({ of: ({ hubs }) => hubs, places: 'hubs' })
