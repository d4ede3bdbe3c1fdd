import { isSeaHex } from '../../../../../engine/systems/echelon/sea/coast.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { around } from '../../../../lint/chart.ts'
import { defineRule } from '../rule.ts'

/** Hexes up a river or a gulf too narrow to be drawn, to which ships still go. */
const estuary = 2

export const rule = defineRule({
  summary: 'A port lies far from any sea.',
  *check({ scenario, origins, nameOf, game: { table } }) {
    const { map } = scenario
    for (const [index, { hex }] of map.ports.entries()) {
      let near = [hex]
      for (let step = 0; step < estuary; step++) near = [...new Set(near.flatMap((one) => [one, ...around(map, one)]))]
      // Beyond the edge of the map there may be sea.
      const isReached = near.some((one) => (map.terrain[one] ?? 0) === 0 || isSeaHex(table, one))
      if (isReached) continue
      yield {
        place: below(origins.ports[index], 'at'),
        about: nameOf(hex),
        message: `The port at ${nameOf(hex)} lies more than ${estuary} hexes from any sea.`,
        hint: 'Column comes before row in a hex name: correct the hex, or draw the sea beside it.',
      }
    }
  },
})
