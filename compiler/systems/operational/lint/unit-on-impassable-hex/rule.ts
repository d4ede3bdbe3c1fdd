import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit stands in a hex that it cannot enter.',
  severity: 'error',
  find({ nameOf, canStand, terrainOf }, { name, hex }, unit) {
    if (hex === undefined || canStand(unit, hex)) return undefined
    return {
      at: ['hex'],
      message: `${name} cannot stand at ${nameOf(hex)}: the terrain there, ${terrainOf(hex).name.toLowerCase()}, is closed to it.`,
      hint: 'Column comes before row in a hex name.',
    }
  },
})
