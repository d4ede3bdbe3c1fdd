import { floodFrom } from '../../../../../engine/flood.ts'
import { dropKind } from '../../../../../engine/systems/echelon/air/drop.ts'
import { groundCost } from '../../../../../engine/systems/echelon/movement.ts'
import { seasAt, shoresOf } from '../../../../../engine/systems/echelon/sea/coast.ts'
import { type Side, sides } from '../../../../../engine/twoSides.ts'
import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'A place is worth points to a side of which nobody can reach it.',
  find({ scenario, game: { table }, start }, { name, hex, perTurn, atEnd }) {
    const isReached = (unit: number): boolean => {
      const { hex: from, entry } = scenario.units[unit]
      const first = from ?? entry
      if (first === undefined) return false
      const step = (edge: number): number => groundCost(table, start, unit, edge)
      const starts = [first, ...landings(table.side[unit], first)]
      return starts.includes(hex) || floodFrom(table.board, starts, step).spaces.includes(hex)
    }
    // Ships put ashore who comes to a port.
    const landings = (side: Side, from: number): readonly number[] =>
      scenario.sides[side].seaZones && scenario.sides[side].lift.naval > 0 && table.port[from] > 0
        ? shoresOf(table, seasAt(table, from)).map((shore) => shore.hex)
        : []
    // From the sky a side gets anywhere: who drops, if there are planes for it.
    const drops = (side: Side): boolean =>
      scenario.sides[side].lift.air + scenario.sides[side].lift.gliders > 0 &&
      table.unitsOf[side].some((unit) => dropKind(table, start, unit) !== undefined)
    const lost = sides.find(
      (side) => perTurn[side] + atEnd[side] > 0 && !drops(side) && !table.unitsOf[side].some(isReached),
    )
    if (lost === undefined) return undefined
    return {
      at: ['at'],
      message: `${name} is worth points to ${scenario.sides[lost].name}, and none of its units can get there.`,
      hint: 'Bridge the water before it, give the side ships and the place a beach, or give the points to those who can.',
    }
  },
})
