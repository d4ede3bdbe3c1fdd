import type { Hex } from '../../../../../engine/hex.ts'
import { around } from '../../../../lint/chart.ts'
import { defineRule } from '../rule.ts'

/** Looks of ground that is wet: streams, marshes and the sea carry a river on. */
const wetLooks = ['sea', 'swamp', 'bog']

export const rule = defineRule({
  summary: 'A river neither leaves the board nor reaches other water.',
  *check({ scenario, origins, nameOf }) {
    const { map, rules } = scenario
    const terrains = map.terrainIds.map((id) => rules.terrain[id])
    const isRiver = (hex: Hex): boolean => terrains[map.terrain[hex]]?.boats === true
    const isOutlet = (hex: Hex): boolean =>
      map.terrain[hex] === 0 || (!isRiver(hex) && wetLooks.includes(terrains[map.terrain[hex]].look))
    const seen = new Set<Hex>()
    for (const [hex, terrain] of map.terrain.entries()) {
      if (terrain === 0 || seen.has(hex) || !isRiver(hex)) continue
      const river = [hex]
      seen.add(hex)
      for (const one of river) {
        for (const next of around(map, one)) {
          if (seen.has(next) || !isRiver(next)) continue
          seen.add(next)
          river.push(next)
        }
      }
      if (river.some((one) => around(map, one).some(isOutlet))) continue
      yield {
        place: origins.terrainAt(hex),
        about: nameOf(hex),
        message: `The ${terrains[terrain].name.toLowerCase()} of ${river.length} ${river.length === 1 ? 'hex' : 'hexes'} at ${nameOf(hex)} neither leaves the board nor reaches other water.`,
        hint: 'Carry it on to the edge or to a stream, or draw a lake. Units walk round its end.',
      }
    }
  },
})
