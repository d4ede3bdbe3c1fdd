import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit has more figures than its type.',
  find({ typeOf }, { name, figures }, unit) {
    const most = typeOf(unit).figures
    if (figures === undefined || figures <= most) return undefined
    return {
      at: ['figures'],
      message: `${name} has ${figures} figures; its type has ${most}.`,
      hint: 'Leave "figures" away for a unit at full strength.',
    }
  },
})
