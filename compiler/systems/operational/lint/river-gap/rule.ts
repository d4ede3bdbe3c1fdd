import { below } from '../../../../diagnostics/diagnostic.ts'
import { acrossFrom, hexsidesAt, makeHexsideName, riversOf } from '../rivers.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'Two ends of rivers lie one hexside apart.',
  *check({ scenario, origins, nameOf }) {
    const { map } = scenario
    const { hexsides, meeting, isMouth } = riversOf(scenario)
    const isLoose = (corner: number): boolean => meeting[corner] === 1 && !isMouth(corner)
    for (const { barrier, ends } of hexsides) {
      for (const end of ends) {
        if (!isLoose(end)) continue
        for (const hexside of hexsidesAt(map, end)) {
          const other = acrossFrom(map, hexside, end)
          // Each gap is seen from both of its sides, and a hexside with a river is none.
          if (other <= end || !isLoose(other) || ends.includes(other)) continue
          const { name, kind } = map.barriers[barrier]
          const place = below(origins.barriers[barrier], 'sides')
          const missing = makeHexsideName(map, hexside)
          yield {
            place,
            about: nameOf(hexside.hex),
            message: `The ${name ?? kind} breaks off at ${missing} and goes on behind it.`,
            hint: 'Units cross without a bridge there. Add the hexside, or carry one of the ends elsewhere.',
            fix: { title: `Add ${missing}`, edits: [{ do: 'insert', at: place, text: missing }] },
          }
        }
      }
    }
  },
})
