import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins on the side against which its nation fights.',
  find({ scenario: { sides, rules } }, { id, side, type }) {
    const { nation, name } = rules.unitTypes[type]
    const { team } = sides[side]
    const isOwn = sides.some((seat) => seat.team === team && seat.nation === nation)
    const enemy = sides.find((seat) => seat.team !== team && seat.nation === nation)
    if (isOwn || enemy === undefined) return undefined
    return {
      at: ['type'],
      message: `"${id}" (${name}) is of the nation of ${enemy.name}, and fights against it.`,
      hint: 'Give it a type of its side, move it to the other one, or say in "suppress" that it was captured.',
    }
  },
})
