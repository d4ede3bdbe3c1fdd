import { floodFrom } from '../../../../../engine/flood.ts'
import { groundCost } from '../../../../../engine/systems/echelon/movement.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { objectiveRule } from '../rule.ts'

export const rule = objectiveRule({
  summary: 'A place is worth points to a side of which nobody can reach it.',
  find({ scenario, game: { table }, start }, { name, hex, perTurn, atEnd }) {
    const isReached = (unit: number): boolean => {
      const { hex: from, entry } = scenario.units[unit]
      const first = from ?? entry
      if (first === undefined) return false
      const step = (edge: number): number => groundCost(table, start, unit, edge)
      return first === hex || floodFrom(table.board.neighbours, [first], step).hexes.includes(hex)
    }
    const lost = sides.find((side) => perTurn[side] + atEnd[side] > 0 && !table.unitsOf[side].some(isReached))
    if (lost === undefined) return undefined
    return {
      at: ['at'],
      message: `${name} is worth points to ${scenario.sides[lost].name}, and none of its units can get there.`,
      hint: 'Bridge the water before it, or give the points to those who can.',
    }
  },
})
