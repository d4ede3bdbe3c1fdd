import { mayStack } from '../../../../../engine/systems/echelon/stacks.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'More units begin in a hex than may stand there.',
  find({ scenario, game, start, nameOf }, { hex, side }, number) {
    if (hex === undefined) return undefined
    const stack = scenario.units.flatMap((unit, at) => (unit.hex === hex && unit.side === side ? [at] : []))
    const isOver = (units: readonly number[]): boolean => !mayStack(game.table, start, hex, units)
    const here = stack.indexOf(number)
    // The unit with which it becomes too much, in the order of the list.
    if (!isOver(stack.slice(0, here + 1)) || isOver(stack.slice(0, here))) return undefined
    const { units, otherRe, artilleryRe } = scenario.rules.movement.stacking
    return {
      at: ['hex'],
      message: `With "${scenario.units[number].id}" more units stand in hex ${nameOf(hex)} than may.`,
      hint: `A hex holds ${units} units of any size, beside them ${otherRe} RE that are no divisions and ${artilleryRe} RE of artillery; in mountains fewer.`,
    }
  },
})
