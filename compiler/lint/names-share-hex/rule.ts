import { makeHexName } from '../../../engine/hex.ts'
import { below } from '../../diagnostics/diagnostic.ts'
import { defineRule, type SharedContext } from '../rule.ts'
import { findTwice } from '../twice.ts'

export const rule = defineRule<SharedContext>({
  summary: 'Two names stand at the same hex and are printed over each other.',
  *check({ chart: { grid, names } }) {
    const spotOf = ({ hexes }: (typeof names)[number]): number | undefined =>
      hexes.length === 1 ? hexes[0] : undefined
    for (const { at, first } of findTwice(names, spotOf)) {
      const hex = makeHexName(grid, names[at].hexes[0])
      yield {
        place: below(names[at].place, 'at'),
        about: hex,
        message: `"${names[at].name}" stands at ${hex}, where "${names[first].name}" stands already.`,
        hint: 'The map prints one over the other: move one of them to the next hex.',
        related: [{ ...names[first].place, message: 'The other name.' }],
      }
    }
  },
})
