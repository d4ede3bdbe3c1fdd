import { defineRule } from '../rule.ts'
import { arrivalAt } from '../travel.ts'

export const rule = defineRule({
  summary: 'The attacker cannot come to as many objectives as it needs before the time is over.',
  *check({ scenario, origins, game: { table }, start }) {
    const { objectives, needed, turns, sides } = scenario
    const canTake = (unit: number): boolean => table.models[unit].isGround && !scenario.units[unit].offered
    // Who sails or flies, and who can be bought, may come from anywhere.
    if (scenario.sides[0].lifts.sea ?? scenario.sides[0].lifts.air) return
    const reached = objectives.filter(
      ({ hex, side }) =>
        side === 0 || table.unitsOf[0].some((unit) => canTake(unit) && arrivalAt(table, start, unit, hex) < turns),
    )
    if (reached.length >= needed) return
    const lost = objectives.filter((goal) => !reached.includes(goal)).map(({ name }) => name)
    yield {
      place: { ...origins.scenario, path: ['objectives'] },
      message: `${needed} of the objectives are needed by turn ${turns - 1}, and ${sides[0].name} can be at ${reached.length} even if nobody is in the way: not at ${lost.join(', ')}.`,
      hint: 'Give it faster units, bridges, nearer zones or more turns, or let it need fewer.',
    }
  },
})
