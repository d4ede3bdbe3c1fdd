import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins on a side for which its nation does not fight.',
  find({ scenario: { sides, rules } }, { id, side, type }) {
    const { nation, name } = rules.unitTypes[type]
    const { team } = sides[side]
    const isOwn = sides.some((seat) => seat.team === team && seat.nation === nation)
    // Of sides of one nation a rule of all systems speaks.
    if (isOwn || sides.some((seat) => seat.team !== team && seat.nation === sides[side].nation)) return undefined
    const enemy = sides.find((seat) => seat.team !== team && seat.nation === nation)
    return {
      at: ['type'],
      message:
        enemy === undefined
          ? `"${id}" (${name}) is ${rules.nations[nation].adjective}, and nobody of that nation fights here.`
          : `"${id}" (${name}) is of the nation of ${enemy.name}, and fights against it.`,
      hint: `Give it a type of its side,${enemy === undefined ? '' : ' move it to the other one,'} or say in "suppress" how it came there.`,
    }
  },
})
