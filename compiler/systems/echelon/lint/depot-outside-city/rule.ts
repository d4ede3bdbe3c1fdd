import { isCity } from '../../../../../engine/systems/echelon/ground.ts'
import { isDepot } from '../../../../../engine/systems/echelon/supply/headquarters.ts'
import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A depot begins outside a city, where it supplies nobody.',
  find({ game, nameOf }, { id, hex, reversed }, number) {
    if (hex === undefined || reversed || !isDepot(game.services, number) || isCity(game.table, hex)) return undefined
    return {
      at: ['hex'],
      message: `The depot "${id}" stands in hex ${nameOf(hex)}, which is no city.`,
      hint: 'Move it, make a city of its hex, or write "reversed: true" for a depot on the move.',
    }
  },
})
