/** How an operational battle stands: units, objectives, steps lost. */
import type { Standing } from '../../standing.ts'
import type { OperationalGame } from './index.ts'
import type { OperationalScenario } from './scenario.ts'
import type { OperationalState } from './types.ts'
import type { OperationalView } from './viewTypes.ts'

export const positionOf = ({ table, scenario }: OperationalGame, state: Readonly<OperationalState>): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: scenario.units.map((_, unit) => state.active[unit] + state.suppressed[unit]),
  holders: scenario.objectives.map(({ hex }) => (state.owner[hex] < 2 ? state.owner[hex] : null)),
})

/** The side whose objectives decide: the first that must hold any. */
export const attackerOf = (scenario: OperationalScenario): 0 | 1 => (scenario.sides[0].victory === 'objectives' ? 0 : 1)

/** How many of its objectives the attacker holds. */
export const objectivesHeld = (scenario: OperationalScenario, { objectives }: OperationalView): number => {
  const attacker = attackerOf(scenario)
  return objectives.filter((one, index) => scenario.objectives[index].side === attacker && one.heldSince > 0).length
}

/** Steps lost by each side. */
export const stepsLost = ({ killed, scattered }: OperationalView): readonly number[] => [
  killed[0] + scattered[0],
  killed[1] + scattered[1],
]
