import { unitRule } from '../rule.ts'

export const rule = unitRule({
  summary: 'A unit begins outside the zone that it deploys in.',
  find({ scenario, nameOf }, { id, hex, side, zone }) {
    if (hex === 0 || zone === undefined) return undefined
    const { id: name, hexes } = scenario.sides[side].zones[zone]
    if (hexes.includes(hex)) return undefined
    return {
      at: ['hex'],
      message: `"${id}" begins at ${nameOf(hex)}, which is no hex of its zone "${name}".`,
      hint: 'Move it into its zone, add the hex to the zone, or leave the zone out if it stays where it stands.',
    }
  },
})
