import { sides } from '../../../../../engine/twoSides.ts'
import { headquartersRule } from '../rule.ts'

export const rule = headquartersRule({
  summary: 'A headquarters is of a kind that only the enemy’s nations have.',
  find({ scenario }, { name, side, profile }) {
    const { units, rules } = scenario
    const nationsOf = (of: number) =>
      new Set(units.flatMap((unit) => (unit.side === of ? [rules.unitTypes[unit.type].nation] : [])))
    const { nation } = rules.headquarters.profiles[profile]
    const enemy = sides.find((other) => other !== side && nationsOf(other).has(nation))
    if (enemy === undefined || nationsOf(side).has(nation)) return undefined
    return {
      at: ['profile'],
      message: `${name} is a headquarters of the ${rules.nations[nation].adjective} army, which fights for ${scenario.sides[enemy].name}.`,
      hint: 'Name a kind of headquarters of its own nation.',
    }
  },
})
