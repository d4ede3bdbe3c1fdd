/** One look at the kinds of ground of a board for all rules: what no hex is need not be looked for hex by hex. */
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { lastOf } from '../../../lint/lastOf.ts'

export interface Ground {
  /** Rivers and the like, which are crossed in boats. */
  readonly hasRivers: boolean
  /** Rivers, or water of any other kind. */
  readonly hasWater: boolean
  /** Ground that is entered through its ends alone. */
  readonly hasEnds: boolean
  /** Obstacles that carry units over it. */
  readonly hasBridges: boolean
}

const survey = ({ map, rules }: CommandCardsScenario): Ground => {
  let hasRivers = false
  let hasWater = false
  let hasEnds = false
  // The first is off the board.
  for (let number = 1; number < map.terrainIds.length; number++) {
    const { boats, water, openEnds } = rules.terrain[map.terrainIds[number]]
    hasRivers ||= boats
    hasWater ||= boats || water
    hasEnds ||= openEnds
  }
  const hasBridges = map.obstacles.some(({ kind }) => rules.obstacles[kind].carries)
  return { hasRivers, hasWater, hasEnds, hasBridges }
}

/** What some hex of a scenario is. Terrains that are not drawn are not among its ids. */
export const groundOf = lastOf(survey)
