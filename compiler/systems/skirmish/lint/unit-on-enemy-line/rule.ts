import { height } from '../../../../../engine/systems/skirmish/scenario.ts'
import { otherSide } from '../../../../../engine/twoSides.ts'
import { nameOf } from '../../resolve/map.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins on the line on which the enemy deploys.',
  find({ scenario: { sides }, game: { table } }, { id, side, space }) {
    const enemy = otherSide(sides[side].team)
    if (!table.deploymentLine[enemy].includes(space)) return undefined
    return {
      at: ['space'],
      message: `"${id}" stands on ${nameOf(space)}, on the line on which its enemy deploys.`,
      hint: `The first side deploys on row 1, the second on row ${height}. Count the row anew, or say in "suppress" how it got there.`,
    }
  },
})
