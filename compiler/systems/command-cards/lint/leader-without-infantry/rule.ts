import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A leader is with tanks or guns.',
  find({ typeOf }, { name, leader }, unit) {
    if (leader !== true || typeOf(unit).kind === 'infantry') return undefined
    return {
      at: ['leader'],
      message: `A leader is with ${name}, which is no infantry.`, // command-cards.A8
      hint: 'Leaders go with infantry: let him lead the unit beside it.',
    }
  },
})
