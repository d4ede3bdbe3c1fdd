/** What straight lines prove of supply, command and marches. */
import { otherSide, sides } from '../../../../../engine/game.ts'
import type {
  BonusObjective,
  OperationalScenario,
  OperationalUnit,
} from '../../../../../engine/systems/operational/scenario.ts'
import { groundOf } from '../bound/ground.ts'
import { commandsStraight, linesAcross, linesOf } from '../bound/lines.ts'
import { reachesStraight, surelyLeaves } from '../bound/march.ts'

export interface ReachSurvey {
  /** Supply comes to each unit, each headquarters and each hub on the map. operational.E1-E7 */
  readonly areUnitsFed: boolean
  readonly areStaffsFed: boolean
  readonly areHubsFed: boolean
  /** Each unit on the map stands in range of its headquarters. operational.F6 */
  readonly areUnitsCommanded: boolean
  /** Each unit can go on from where it starts or from a hex where it arrives. */
  readonly canUnitsLeave: boolean
  /** Each objective is reached by the side that seeks it before it is due, if nobody stands in the way. operational.H1 */
  readonly areObjectivesReached: boolean
  /** Supply comes to each objective when the side that seeks it holds all land. operational.E2-E6 */
  readonly areObjectivesFed: boolean
  /** Bonuses are for hexes, and those who lack them come there in time: who takes them, and who takes them away. operational.H2 */
  readonly areBonusesOpen: boolean
}

export const surveyReach = (scenario: OperationalScenario): ReachSurvey => {
  const { units, headquarters, objectives, bonuses, turns } = scenario
  return {
    areUnitsFed: units.every(({ side, hex }) => hex === undefined || linesOf(scenario, side).feeds(hex)),
    areStaffsFed: headquarters.every(({ side, hex }) => hex === undefined || linesOf(scenario, side).feeds(hex)),
    areHubsFed: sides.every((side) => linesOf(scenario, side).hubs.every((hub) => hub !== undefined)),
    areUnitsCommanded: units.every(
      ({ hex, headquarters: hq }) => hex === undefined || hq === undefined || commandsStraight(scenario, hq, hex),
    ),
    canUnitsLeave: units.every((unit) => canLeave(scenario, unit)),
    areObjectivesReached: objectives.every(({ side, hex, by }) =>
      reachesStraight(scenario, side, { hex, by: Math.min(by, turns) }),
    ),
    areObjectivesFed: objectives.every(({ side, hex }) => {
      const lines = linesAcross(scenario, side)
      return lines.couldFeed(hex) || lines.reachesByRail(hex)
    }),
    areBonusesOpen: bonuses.every((bonus) => isOpen(scenario, bonus)),
  }
}

const canLeave = (scenario: OperationalScenario, unit: OperationalUnit): boolean => {
  const { hex, arrives } = unit
  if (hex !== undefined) return surelyLeaves(scenario, unit, hex)
  if (arrives === undefined || arrives.hexes.length === 0) return true
  return arrives.hexes.some((entry) => surelyLeaves(scenario, unit, entry))
}

const isOpen = (scenario: OperationalScenario, { side, condition, by }: BonusObjective): boolean => {
  if (condition.type !== 'take' && condition.type !== 'hold') return false
  const { hex } = condition
  const isHeld = groundOf(scenario).owner[hex] === side
  if (isHeld && condition.type === 'take') return true
  return reachesStraight(scenario, isHeld ? otherSide(side) : side, { hex, by: Math.min(by, scenario.turns) })
}
