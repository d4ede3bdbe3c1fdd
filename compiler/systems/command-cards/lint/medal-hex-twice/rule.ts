import { below } from '../../../../diagnostics/diagnostic.ts'
import { findTwice } from '../../../../lint/twice.ts'
import { defineRule } from '../rule.ts'

export const rule = defineRule({
  summary: 'A place that is worth medals names the same hex twice.',
  *check({ scenario, origins, nameOf }) {
    for (const [index, { name, hexes }] of scenario.medals.entries()) {
      const [twice] = findTwice(hexes, (hex) => hex)
      if (twice === undefined) continue
      const hex = nameOf(hexes[twice.at])
      const place = below(origins.medals[index], 'hexes')
      const once = `'${[...new Set(hexes)].map(nameOf).join(' ')}'`
      yield {
        place,
        about: name,
        message: `${name} names ${hex} twice.`,
        hint: 'Where every hex counts it would count double. Mostly another hex was meant.',
        fix: { title: `Write ${once}`, edits: [{ do: 'replace', at: place, text: once }] },
      }
    }
  },
})
