/**
 * One look at a scenario for many rules: what it proves they need not look for. It may prove that nothing is wrong, never that
 * something is; a rule that it does not silence looks for itself.
 */
import type { OperationalScenario } from '../../../../../engine/systems/operational/scenario.ts'
import { type GoalSurvey, surveyGoals } from './goals.ts'
import { type GroundSurvey, surveyGround } from './ground.ts'
import { type ReachSurvey, surveyReach } from './reach.ts'
import { surveyUnits, type UnitSurvey } from './units.ts'

export interface Survey {
  readonly units: UnitSurvey
  readonly ground: GroundSurvey
  readonly goals: GoalSurvey
  readonly reach: ReachSurvey
}

export const survey = (scenario: OperationalScenario): Survey => ({
  units: surveyUnits(scenario),
  ground: surveyGround(scenario),
  goals: surveyGoals(scenario),
  reach: surveyReach(scenario),
})
