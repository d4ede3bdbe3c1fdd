import { sideRule } from '../rule.ts'

export const rule = sideRule({
  summary: 'A side has no source of supply: neither a hex that leads home nor a port.',
  find({ scenario: { owned, map } }, { name, sources, seaZones }, side) {
    const hasPort = seaZones && map.ports.some(({ hex }) => owned[side].includes(hex))
    if (sources.length > 0 || hasPort) return undefined
    return {
      at: [],
      message: `${name} has no source of supply: its depots live on what lies in them.`,
      hint: 'Name hexes that lead home in "sources"; ports count where "seaZones" is true.',
    }
  },
})
