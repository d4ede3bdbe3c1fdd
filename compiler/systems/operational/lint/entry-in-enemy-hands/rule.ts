import { lateness } from '../reachability.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'All hexes where a reinforcement arrives are out of its side’s hands for the whole scenario.',
  find(context, { name, side, arrives }) {
    const { scenario, nameOf, isHeld } = context
    if (arrives?.by !== 'land' || arrives.turn > scenario.turns) return undefined
    if (arrives.hexes.some((hex) => isHeld(side, hex))) return undefined
    if (arrives.hexes.some((hex) => lateness(context, side, { hex, by: scenario.turns }) === undefined))
      return undefined
    return {
      at: ['arrives', 'hexes'],
      message: `${name} can never enter: ${scenario.sides[side].name} does not hold ${arrives.hexes.map(nameOf).join(', ')}, and cannot get there.`, // operational.G4
      hint: 'Let it arrive behind its own front.',
    }
  },
})
