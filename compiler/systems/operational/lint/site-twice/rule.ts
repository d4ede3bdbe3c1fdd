import { sides } from '../../../../../engine/twoSides.ts'
import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A side has two sources of one kind, or two hubs, in one hex.',
  *check({ scenario, origins, nameOf }) {
    for (const side of sides) {
      const { sources, hubs, name } = scenario.sides[side]
      const lists = [
        ['sources', 'source', findTwice(sources, ({ hex, kind }) => `${kind} ${hex}`), sources],
        ['hubs', 'hub', findTwice(hubs, ({ hex }) => hex), hubs],
      ] as const
      for (const [list, what, twice, all] of lists)
        for (const { at, first } of twice) {
          const place = below(origins[list][side][at], 'hex')
          yield {
            place,
            about: nameOf(all[at].hex),
            message: `${name} has two ${what}s at ${nameOf(all[at].hex)}.`,
            hint: 'Another hex was meant, or one of them is too many.',
            related: [{ ...below(origins[list][side][first], 'hex'), message: 'The first one.' }],
          }
        }
    }
  },
})
