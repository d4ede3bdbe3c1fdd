/** What is measured of a finished game, per rule system. */
import type { View } from '../../../../engine/game.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { OperationalView } from '../../../../engine/systems/operational/viewTypes.ts'

/** The side whose objectives decide: the first that must hold any. */
export const attackerOf = (scenario: OperationalScenario): 0 | 1 => (scenario.sides[0].victory === 'objectives' ? 0 : 1)

/** Objectives that the attacker holds, and steps lost by each side. */
export const metricsOf = (scenario: OperationalScenario, view: View): Readonly<Record<string, number>> => {
  const { objectives, killed, scattered } = view as OperationalView
  const attacker = attackerOf(scenario)
  return {
    objectivesHeld: objectives.filter((o, i) => scenario.objectives[i].side === attacker && o.heldSince > 0).length,
    lost0: killed[0] + scattered[0],
    lost1: killed[1] + scattered[1],
  }
}
