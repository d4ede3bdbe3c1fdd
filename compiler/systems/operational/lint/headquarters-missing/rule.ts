import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit belongs to no headquarters, though its side has several.',
  find({ scenario }, { name, side, headquarters }) {
    if (headquarters !== undefined) return undefined
    const staffs = scenario.headquarters.filter((hq) => hq.side === side).map(({ id }) => id)
    if (staffs.length < 2) return undefined
    return {
      at: [],
      message: `${name} belongs to no headquarters of ${scenario.sides[side].name}.`, // operational.A4
      hint: `Nobody can give it orders or replacements. Add "headquarters:" with one of ${staffs.join(', ')}.`,
    }
  },
})
