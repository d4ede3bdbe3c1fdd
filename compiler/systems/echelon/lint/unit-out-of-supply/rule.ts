import { supplyAt } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { supply } from '../../../../../engine/systems/echelon/types.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins without supply.',
  find({ game, start, nameOf }, { id, hex }, number) {
    if (hex === undefined) return undefined
    const level = supplyAt(game.services, start, number, hex)
    if (level === supply.full || level === supply.limited) return undefined
    return {
      at: ['hex'],
      message: `"${id}" in hex ${nameOf(hex)} has no supply at the start${level === supply.isolated ? ', and no line of communication' : ''}.`,
      hint: 'Bring a headquarters with its depot nearer, lay supply down beside it, or accept the finding where it is meant.',
    }
  },
})
